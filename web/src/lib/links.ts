/** Copies a text; true if it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
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

export const inviteLink = (code: string) => `${location.origin}/join/${code}`
export const watchLink = (table: string) => `${location.origin}/table/${table}`
