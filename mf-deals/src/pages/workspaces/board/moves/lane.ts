/** The lanes of a board: one for each lead agent. */
import { atom } from 'jotai'

/** A lane and what its head shows. */
export interface Lane {
  key: string
  name: string
  image: string | null
  count: number
  /** The sum of the prices, in cents. */
  value: number
  /** Why a deal of another lane can't move here; null if it can. */
  refusal: string | null
}

/** The lanes of the board on screen; null on one without. */
export const lanesAtom = atom<readonly Lane[] | null>(null)

/** The lanes that are folded to their heads. */
export const foldedLanesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Folds a lane, or opens it. */
export const toggleLaneAtom = atom(null, (_get, set, key: string) =>
  set(foldedLanesAtom, (before) => {
    const next = new Set(before)
    if (!next.delete(key)) next.add(key)
    return next
  }),
)
