/** The two contacts that are being merged. */
import { atom } from 'jotai'
import type { Contact } from 'openapi'

/** The dialog is open while this is not null. The first one is kept. */
export const pairToMergeAtom = atom<readonly [Contact, Contact] | null>(null)
