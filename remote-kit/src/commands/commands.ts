/**
 * What the keyboard and the palette can do with what is shown. A page or a list registers its commands while it is
 * shown; the shell runs and lists them.
 */
import { atom, type createStore, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'

export interface Command {
  /** Unique among all commands that are shown together: `task.complete`. */
  id: string
  label: string
  /**
   * As in `KeyboardEvent.key`: `e`, `Enter`, `Space`; with Ctrl or ⌘ `Mod+z`; two keys one after the other `g h`.
   */
  keys?: string
  /** An icon's name, as in the data of the menu. */
  icon?: string
  run: () => void
  /** There is nothing to act on: it stays among the shortcuts, but neither runs nor is offered. */
  isOff?: boolean
  /** Only its keys make sense, so it is listed among the shortcuts alone. */
  isListedOnly?: boolean
  /** Runs in text fields and above dialogs too. Only for keys with Ctrl or ⌘. */
  isEverywhere?: boolean
  /** Runs above dialogs too, but not in text fields. */
  isAboveDialogs?: boolean
}

export interface CommandGroup {
  title: string
  /** The name of what the commands act on, such as the focused row. */
  subject?: string
  commands: readonly Command[]
  /** The dialog that they belong to: their keys work while the focus is in it, and nowhere else. */
  dialog?: Element | null
}

type Source = () => CommandGroup

const sourcesAtom = atom<readonly Source[]>([])

/**
 * Registers commands while this component is shown. `source` is asked when a key is pressed or the palette opens, so
 * commands may depend on the focus, and nothing renders again when they change.
 */
export function useCommands(source: Source): void {
  const store = useStore()
  const latest = useRef(source)

  useLayoutEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    const own = () => latest.current()
    store.set(sourcesAtom, (sources) => [...sources, own])
    return () => store.set(sourcesAtom, (sources) => sources.filter((other) => other !== own))
  }, [store])
}

/** The commands of all that is shown, those of what was shown last first. */
export function currentCommands(store: ReturnType<typeof createStore>): CommandGroup[] {
  return store
    .get(sourcesAtom)
    .toReversed()
    .map((source) => source())
}
