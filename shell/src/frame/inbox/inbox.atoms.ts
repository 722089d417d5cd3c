import { atomWithStorage } from 'jotai/utils'

/** Whether the inbox is grouped by deal, as the user chose in this browser. */
export const groupedInboxAtom = atomWithStorage('protracker.groupedInbox', true, undefined, { getOnInit: true })
