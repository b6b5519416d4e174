/** What people at a table can do about others. Most of it is confirmed first: `ask` shows what will happen. */
import type { Moderation } from '../parts/ChatLine.svelte'
import type { Confirmation } from '../parts/Confirm.svelte'
import type { SeatActions } from '../parts/Players.svelte'
import type { ChatMessage } from './protocol'
import type { LiveTable } from './table.svelte'

type Ask = (asked: Confirmation) => void

export const seatActions = (live: LiveTable, ask: Ask, claim: (seat: number) => void): SeatActions => ({
  vote: ({ seat, name }) =>
    ask({
      title: { id: 'web-vote-title', args: { name } },
      text: { id: 'web-vote-text', args: { name } },
      button: { id: 'web-vote-do' },
      act: () => live.vote(seat),
    }),
  free: ({ seat, name }) =>
    ask({
      title: { id: 'web-free-title', args: { name } },
      text: { id: 'web-free-text', args: { name } },
      button: { id: 'web-free-seat' },
      act: () => live.free(seat),
    }),
  claim: ({ seat }) => claim(seat),
})

/** What the host can do about people who disturb the chat. Undoing it needs no confirmation. */
export function moderationOf(live: LiveTable, ask: Ask): Moderation {
  const mute = ({ name, author }: ChatMessage, yes: boolean) => {
    if (author === null) return
    if (!yes) return void live.mute(author, false)
    ask({
      title: { id: 'web-mute-title', args: { name } },
      text: { id: 'web-mute-text', args: { name } },
      button: { id: 'web-chat-mute' },
      act: () => live.mute(author, true),
    })
  }
  const remove = ({ name, author }: ChatMessage, yes: boolean) => {
    if (author === null) return
    if (!yes) return void live.remove(author, false)
    ask({
      title: { id: 'web-remove-title', args: { name } },
      text: { id: 'web-remove-text', args: { name } },
      button: { id: 'web-chat-remove' },
      act: () => live.remove(author, true),
    })
  }
  return { muted: live.table.muted, removed: live.table.removed, mute, remove }
}
