/** Push messages of the server (docs/notifications.md), as notifications of the system. */

export interface PushMessage {
  id: string
  title: string
  body: string
  /** A path on this server. */
  url: string
  tag: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A message that can be shown, whatever has arrived: a browser insists that every push message shows something. */
export function readMessage(raw: string): PushMessage {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(raw)
    if (parsed && typeof parsed === 'object') given = parsed as Record<string, unknown>
  } catch {
    // Without content it is still worth knowing that something has happened.
  }
  return {
    id: text(given.id),
    title: text(given.title) || 'Serenissima',
    body: text(given.body),
    url: ownPath(text(given.url)),
    tag: text(given.tag) || 'serenissima',
  }
}

/** The path, if it is one; the first page otherwise. A message never leads to another site. */
const ownPath = (url: string): string => (/^\/(?![/\\])/.test(url) ? url : '/')

/** The open page to show for a path, a focused one first; undefined if there is none. */
export function pageFor<Page extends { path: string; focused: boolean }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const open = pages.filter((page) => page.path === path)
  return open.find(({ focused }) => focused) ?? open[0]
}
