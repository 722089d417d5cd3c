/** Which deals are selected, to do something to all of them. One workspace is on screen at a time. */
import { atom } from 'jotai'

const chosenAtom = atom<ReadonlySet<string> | null>(null)

/** The ids of the selected deals; null while nobody is selecting. */
export const selectionAtom = atom((get) => get(chosenAtom))

/** Whether cards can be ticked. */
export const isSelectingAtom = atom((get) => get(chosenAtom) !== null)

/** Selects these deals, or no longer; begins selecting where nobody did. */
export const selectDealsAtom = atom(null, (get, set, deals: readonly string[], isSelected: boolean) => {
  const next = new Set(get(chosenAtom))
  for (const deal of deals) {
    if (isSelected) next.add(deal)
    else next.delete(deal)
  }
  set(chosenAtom, next)
})

/** Ends selecting. */
export const endSelectingAtom = atom(null, (_get, set) => set(chosenAtom, null))
