import { atom } from 'jotai'
import type { Toast } from 'remote-kit/notify'

/** The last toast (docs/specification.md §3, "snackbar"), null by default. Setting it shows the toast. */
export const snackbarAtom = atom<Toast | null>(null)
