/** The selected contacts of the list. One list is on screen at a time. */
import { atom } from 'jotai'

const chosenAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The ids of the selected contacts. */
export const contactSelectionAtom = atom((get) => get(chosenAtom))

/** Selects or deselects these contacts. */
export const selectContactsAtom = atom(null, (get, set, contacts: readonly string[], isSelected: boolean) => {
  const next = new Set(get(chosenAtom))
  for (const contact of contacts) {
    if (isSelected) next.add(contact)
    else next.delete(contact)
  }
  set(chosenAtom, next)
})

/** Deselects all. */
export const endSelectingContactsAtom = atom(null, (_get, set) => set(chosenAtom, new Set()))
