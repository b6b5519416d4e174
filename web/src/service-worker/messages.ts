/** What pages tell the service worker. `take-over`: a new version replaces the old one now. */
export type PageMessage = { type: 'take-over' } | { type: 'keep-assets'; urls: string[] }

/** What the service worker asks pages; they answer through the port with their path. */
export interface WorkerMessage {
  type: 'where'
}
