/** Copies a text; true if it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const inviteLink = (code: string) => `${location.origin}/join/${code}`
export const watchLink = (table: string) => `${location.origin}/table/${table}`
