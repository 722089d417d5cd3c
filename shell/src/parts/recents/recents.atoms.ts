import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { userProfileAtom } from 'remote-kit/session'

const MOST_RECENTS = 6

/** A record that was opened, as the palette showed it. */
export interface OpenedRecord {
  key: string
  label: string
  /** Secondary text beside the label. */
  meta?: string
  icon: string
  path: string
}

/** A record, or a command by its id, because what it does depends on the page. */
export type Recent = OpenedRecord | { key: string }

const storedAtom = atomWithStorage<{ user: string; recents: Recent[] } | null>('protracker.recents', null, undefined, {
  getOnInit: true,
})

/** What the user chose in the palette of this browser, the last first. Forgotten at sign-out: it names clients. */
export const recentsAtom = atom(
  (get): readonly Recent[] => {
    const stored = get(storedAtom)
    return stored && stored.user === get(userProfileAtom)?.id ? stored.recents : []
  },
  (get, set, chosen: Recent) => {
    const user = get(userProfileAtom)?.id
    if (!user) return
    const others = get(recentsAtom).filter(({ key }) => key !== chosen.key)
    set(storedAtom, { user, recents: [chosen, ...others].slice(0, MOST_RECENTS) })
  },
)

/** Forgets what was chosen. */
export const forgetRecentsAtom = atom(null, (_get, set) => set(storedAtom, null))
