import { useAtomValue, useStore } from 'jotai'
import { useNavigate } from 'react-router'
import { type Command, useCommands } from 'remote-kit/commands'
import { useShortcuts } from 'remote-kit/shortcuts'
import { type NavItem, navSections } from '#frame/navigation/nav-items.ts'
import { useOpenPart } from '#frame/navigation/use-open-part.ts'
import { lastUndoAtom } from '#parts/toasts/snackbar.atoms.ts'
import { copy } from './copy.ts'
import { singleKeysAtom, useKeyboardPart } from './keyboard.atoms.ts'

/** The second key after G. */
const PAGE_KEYS: Record<string, string | undefined> = {
  '/agent': 'h',
  '/agent/workspaces': 'w',
  '/agent/tasks': 't',
  '/agent/contacts': 'c',
  '/agent/leads': 'l',
  '/agent/reports': 'r',
}

const CREATE = [
  { id: 'create.deal', label: copy.create.deal, path: '/agent/workspaces?create=deal' },
  { id: 'create.contact', label: copy.create.contact, path: '/agent/contacts?create=contact' },
  { id: 'create.task', label: copy.create.task, path: '/agent/tasks?create=task' },
]

/** Runs shortcuts on agents' pages, and adds the commands that every page has. `nav`: the remotes' menu entries. */
export function useFrameCommands(nav: readonly NavItem[]): void {
  const store = useStore()
  const navigate = useNavigate()
  const openPart = useOpenPart()
  const open = useKeyboardPart()
  useShortcuts(useAtomValue(singleKeysAtom))
  const to = (path: string) => () => void navigate(path)

  useCommands(() => {
    const undo = store.get(lastUndoAtom)
    return {
      title: copy.general.title,
      commands: [
        {
          id: 'general.palette',
          label: copy.general.palette,
          keys: 'Mod+k',
          isEverywhere: true,
          isListedOnly: true,
          run: () => open('palette'),
        },
        {
          id: 'general.undo',
          label: copy.general.undo,
          keys: 'Mod+z',
          icon: 'undo',
          isOff: !undo,
          // What is edited in a panel is undone in it.
          isAboveDialogs: true,
          run: () => undo?.(),
        },
        {
          id: 'general.shortcuts',
          label: copy.general.shortcuts,
          keys: '?',
          icon: 'keyboard',
          run: () => open('shortcuts'),
        },
      ],
    }
  })

  useCommands(() => ({
    title: copy.goTo,
    commands: navSections(nav).flatMap(({ items }) =>
      items.map(({ label, path, icon }): Command => {
        const key = PAGE_KEYS[path]
        return { id: `go.${path}`, label, icon, run: to(path), ...(key && { keys: `g ${key}` }) }
      }),
    ),
  }))

  useCommands(() => ({
    title: copy.create.title,
    commands: CREATE.map(({ path, ...command }) => ({ ...command, icon: 'add', run: () => openPart(path) })),
  }))
}
