/** Which tasks are selected, to change all of them at once. One list is on screen at a time. */
import { atom } from 'jotai'

const chosenAtom = atom<ReadonlySet<string> | null>(null)

/** The ids of the selected tasks; null while nobody is selecting. */
export const taskSelectionAtom = atom((get) => get(chosenAtom))

/** Selects these tasks, or no longer; begins selecting where nobody did. */
export const selectTasksAtom = atom(null, (get, set, tasks: readonly string[], isSelected: boolean) => {
  const next = new Set(get(chosenAtom))
  for (const task of tasks) {
    if (isSelected) next.add(task)
    else next.delete(task)
  }
  set(chosenAtom, next)
})

/** Ends selecting. */
export const endSelectingTasksAtom = atom(null, (_get, set) => set(chosenAtom, null))
