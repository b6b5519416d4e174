/** Copies a text; true if it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The old way, which also works on pages without https: a text that is selected out of sight. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = text
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' })
  // While a dialog is open, nothing outside it can be selected.
  const place = focused?.closest('dialog') ?? document.body
  place.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    focused?.focus({ preventScroll: true })
  }
}

const ticketKey = (table: string) => `serenissima-invite-${table}`

/** Keeps the invitation that the visitor came with: a private table asks spectators for it. */
export function keepInvite(table: string, code: string): void {
  try {
    sessionStorage.setItem(ticketKey(table), code)
  } catch {
    // Without it the page asks for the link again after a reload.
  }
}

/** The invitation that the visitor came with. */
export function invitation(table: string): string | null {
  try {
    return sessionStorage.getItem(ticketKey(table))
  } catch {
    return null
  }
}

/** What a spectator's request to a private table has to carry; empty if there is no invitation. */
export function ticket(table: string): string {
  const code = invitation(table)
  return code ? `&invite=${encodeURIComponent(code)}` : ''
}

export const inviteLink = (code: string, base = location.origin) => `${base}/join/${code}`
export const clubLink = (key: string, base = location.origin) => `${base}/club/join/${key}`
export const watchLink = (table: string, base = location.origin) => `${base}/table/${table}`

/** Whether an address is one that only this computer has. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host)

const CODE_LENGTH = 6

export const isShortCode = (code: string): boolean => code.length === CODE_LENGTH

/** What somebody typed or pasted as an invitation: a short code with or without blanks, or a whole link. */
export function readInvitation(text: string): string {
  const end =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  const plain = end.replace(/[\s-]/g, '')
  return isShortCode(plain) ? plain.toUpperCase() : end.replace(/\s/g, '')
}

/** A short code as it is easy to read and to say. */
export const spaced = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`

/** Opens the system's share sheet; where there is none, or it does not open, copies the link. Says what happened. */
export async function share(title: string, url: string): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    return (await copy(url)) ? 'copied' : 'failed'
  }
}

/** The link with which anybody may look at a finished game, at this move if one is given. */
export const sharedLink = (key: string, at?: number) =>
  `${location.origin}/shared/${key}${at === undefined ? '' : `?at=${at}`}`
