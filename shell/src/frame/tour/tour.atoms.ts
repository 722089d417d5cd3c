import { atom } from 'jotai'

/**
 * Whether the tour is open. Null until the user opens or closes it in this tab: then it opens for users who have not
 * finished it. `again` starts from the first step.
 */
export const tourAtom = atom<'again' | 'closed' | null>(null)
