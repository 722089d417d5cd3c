import { atom, useStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useCallback } from 'react'
import { type CommandGroup, currentCommands } from 'remote-kit/commands'

/** Whether keys without Ctrl or ⌘ are shortcuts (WCAG 2.1.4), as the user chose in this browser. */
export const singleKeysAtom = atomWithStorage('protracker.singleKeys', true, undefined, { getOnInit: true })

export type KeyboardPart = 'palette' | 'shortcuts'

/** What is open above the page, and the commands of the moment it opened: they may depend on the focus. */
export const keyboardPartAtom = atom<{ part: KeyboardPart; groups: readonly CommandGroup[] } | null>(null)

/** Opens the palette or the list of shortcuts; closes it if it is open. */
export function useKeyboardPart(): (part: KeyboardPart) => void {
  const store = useStore()
  return useCallback(
    (part) =>
      store.set(keyboardPartAtom, (open) => (open?.part === part ? null : { part, groups: currentCommands(store) })),
    [store],
  )
}
