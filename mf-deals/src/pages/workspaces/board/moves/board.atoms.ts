/** The current interaction with the board. One board is on screen at a time. */
import { atom } from 'jotai'
import type { Deal, DealCard, DealStatus, Phase } from 'openapi'
import type { Slot } from '#pages/workspaces/board/cache/slots.ts'
import type { GateRefusal } from '#parts/gates/gate-refusal.ts'

/** The card that is being moved by pointer or keyboard, and where it would be dropped now. */
export const carriedAtom = atom<{ deal: DealCard; slot: Slot; by: 'pointer' | 'keyboard' } | null>(null)

/** The card with the open menu, and the button that opened it. */
export const cardMenuAtom = atom<{ deal: DealCard; button: HTMLElement } | null>(null)

/** The phase with the open menu, or the dialog for its limit, and the button that opened it. */
export const columnMenuAtom = atom<{ phase: Phase; button: HTMLElement; isLimiting: boolean } | null>(null)
export const isColumnMenuOpenAtom = atom((get) => get(columnMenuAtom) !== null)

/** A move to a phase of lost deals that waits for the reason. */
export const losingMoveAtom = atom<{ deal: DealCard; slot: Slot } | null>(null)

/** The deal that was moved to a phase of closed deals before it is under contract. */
export const earlyClosingAtom = atom<DealCard | null>(null)

/** A move to another lane that waits for consent to the new lead agent. */
export const handOverAtom = atom<{ deal: DealCard; slot: Slot; lostReason: string | undefined } | null>(null)
export const isHandingOverAtom = atom((get) => get(handOverAtom) !== null)

/** A move that was refused because the phase requires more fields, and these fields. */
export const refusedMoveAtom = atom<
  ({ deal: DealCard; slot: Slot; lostReason: string | undefined } & GateRefusal) | null
>(null)

/** The deal for which the user chooses another workspace. */
export const leavingAtom = atom<DealCard | null>(null)

/** The status of a phase, offered after a move into it. */
export const proposedStatusAtom = atom<{ deal: Deal; status: DealStatus } | null>(null)

/** The announcement of the board for screen readers. */
export const announcementAtom = atom('')

/** Resets everything when the board is left. */
export const leaveBoardAtom = atom(null, (_get, set) => {
  set(carriedAtom, null)
  set(cardMenuAtom, null)
  set(columnMenuAtom, null)
  set(losingMoveAtom, null)
  set(earlyClosingAtom, null)
  set(handOverAtom, null)
  set(refusedMoveAtom, null)
  set(leavingAtom, null)
  set(proposedStatusAtom, null)
  set(announcementAtom, '')
})
