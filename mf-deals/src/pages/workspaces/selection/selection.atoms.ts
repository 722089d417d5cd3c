/** The selected deals for bulk actions. One workspace is on screen at a time. */
import { atom } from 'jotai'

const chosenAtom = atom<ReadonlySet<string> | null>(null)

/** The ids of the selected deals; null if not selecting. */
export const selectionAtom = atom((get) => get(chosenAtom))

/** Whether cards show check boxes. */
export const isSelectingAtom = atom((get) => get(chosenAtom) !== null)

/** Selects or deselects these deals, and starts selecting if needed. */
export const selectDealsAtom = atom(null, (get, set, deals: readonly string[], isSelected: boolean) => {
  const next = new Set(get(chosenAtom))
  for (const deal of deals) {
    if (isSelected) next.add(deal)
    else next.delete(deal)
  }
  set(chosenAtom, next)
})

/** Stops selecting. */
export const endSelectingAtom = atom(null, (_get, set) => set(chosenAtom, null))
