import { atom } from 'jotai'
import type { Toast } from 'remote-kit/notify'

/** The last thing told to the user (docs/specification.md §3, "snackbar"); null by default. Setting it shows it. */
export const snackbarAtom = atom<Toast | null>(null)
