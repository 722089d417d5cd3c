import { atom } from 'jotai'

/**
 * Whether the tour is open: null as long as nobody has said so in this tab, which opens it for those who have not been
 * through it; `again` starts from the beginning.
 */
export const tourAtom = atom<'again' | 'closed' | null>(null)
