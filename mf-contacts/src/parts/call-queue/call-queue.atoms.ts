/** The list of people who are being called, kept in the browser: leave, come back, and go on. */
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { CallOutcome } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'

/** What became of a contact: how the call went, or that it was skipped. */
export type CallResult = CallOutcome | 'skipped'

export type CallQueue = {
  /** What the list is called. */
  name: string
  /** The search that it was made of, as text: the same search finds it again. */
  source: string
  people: { id: string; name: string }[]
  /** The index of the contact to call now; the number of people at the end. */
  at: number
  results: { [contact: string]: CallResult }
  /** People of the list who have no phone number. */
  left_out: number
  /** Whether the list goes on after them. */
  has_more?: boolean
}

/** One person's queue in this browser. */
type Kept = { user: string; queue: CallQueue }

const storedAtom = atomWithStorage<Kept | null>('protracker.calls', null, undefined, { getOnInit: true })

/** The viewer's queue; null without one. Someone else who signs in here does not see it. */
export const callQueueAtom = atom(
  (get): CallQueue | null => {
    const kept = get(storedAtom)
    return kept && kept.user === get(userProfileAtom)?.id ? kept.queue : null
  },
  (get, set, queue: CallQueue | null) => {
    const user = get(userProfileAtom)?.id
    set(storedAtom, queue && user ? { user, queue } : null)
  },
)
