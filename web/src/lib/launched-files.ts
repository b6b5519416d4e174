/** Files that the system opens with the installed app (`file_handlers` in the manifest). */

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: { getFile(): Promise<File> }[] }) => void): void
}

/** Calls `open` with the file that the app was started with, if there is one. */
export function launchedFiles(open: (file: File) => unknown): void {
  const queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue
  queue?.setConsumer(({ files }) => void files?.[0]?.getFile().then(open))
}
