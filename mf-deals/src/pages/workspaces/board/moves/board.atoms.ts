/** What happens on the board right now. One board is on screen at a time. */
import { atom } from 'jotai'
import type { Deal, DealCard, DealStatus } from 'openapi'
import type { Slot } from '#pages/workspaces/board/cache/slots.ts'
import type { GateRefusal } from '#parts/gates/gate-refusal.ts'

/** The card that is being moved by pointer or keyboard, and where it would go if it were let go now. */
export const carriedAtom = atom<{ deal: DealCard; slot: Slot; by: 'pointer' | 'keyboard' } | null>(null)

/** The card whose menu is open, and the button that opened it. */
export const cardMenuAtom = atom<{ deal: DealCard; button: HTMLElement } | null>(null)

/** A move that was refused because the phase asks for more, and what it asks for. */
export const refusedMoveAtom = atom<({ deal: DealCard; slot: Slot } & GateRefusal) | null>(null)

/** The deal that is asked to which other workspace it goes. */
export const leavingAtom = atom<DealCard | null>(null)

/** The status that a phase stands for, offered after a move into it. */
export const proposedStatusAtom = atom<{ deal: Deal; status: DealStatus } | null>(null)

/** What screen readers are told about the board. */
export const announcementAtom = atom('')

/** Forgets what was going on, when the board is left. */
export const leaveBoardAtom = atom(null, (_get, set) => {
  set(carriedAtom, null)
  set(cardMenuAtom, null)
  set(refusedMoveAtom, null)
  set(leavingAtom, null)
  set(proposedStatusAtom, null)
  set(announcementAtom, '')
})
