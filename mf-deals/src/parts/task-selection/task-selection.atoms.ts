/** The selected tasks for bulk changes. One list is on screen at a time. */
import { atom } from 'jotai'

const chosenAtom = atom<ReadonlySet<string> | null>(null)

/** The ids of the selected tasks; null if not selecting. */
export const taskSelectionAtom = atom((get) => get(chosenAtom))

/** Selects or deselects these tasks, and starts selecting if needed. */
export const selectTasksAtom = atom(null, (get, set, tasks: readonly string[], isSelected: boolean) => {
  const next = new Set(get(chosenAtom))
  for (const task of tasks) {
    if (isSelected) next.add(task)
    else next.delete(task)
  }
  set(chosenAtom, next)
})

/** Stops selecting. */
export const endSelectingTasksAtom = atom(null, (_get, set) => set(chosenAtom, null))
