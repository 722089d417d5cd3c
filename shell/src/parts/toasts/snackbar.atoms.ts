import { atom } from 'jotai'
import type { Toast } from 'remote-kit/notify'
import { userProfileAtom } from 'remote-kit/session'

const lastToastAtom = atom<Toast | null>(null)

/** Those that aren't on screen yet, in order. */
export const waitingToastsAtom = atom<readonly Toast[]>([])

/** The last toast (docs/specification.md §3, "snackbar"), null by default. Setting it shows the toast. */
export const snackbarAtom = atom(
  (get) => get(lastToastAtom),
  (get, set, toast: Toast) => {
    set(lastToastAtom, toast)
    set(waitingToastsAtom, [...get(waitingToastsAtom), toast])
  },
)

const lastOfferAtom = atom<{ toast: Toast; user: string | undefined } | null>(null)

/** The toast whose offer was taken; it disappears. */
export const takenOfferAtom = atom<Toast | null>(null)

/** What undoes the last change that the user made in this tab; its toast may be gone. Undefined if there is none. */
export const lastUndoAtom = atom((get) => {
  const offer = get(lastOfferAtom)
  return offer?.user === get(userProfileAtom)?.id ? offer?.toast.action?.run : undefined
})

/** Shows a toast. What it offers can be taken once: by its button or, if it undoes, later as the last undo. */
export const showToastAtom = atom(null, (get, set, toast: Toast) => {
  if (!toast.action) return set(snackbarAtom, toast)
  const { run, isLink } = toast.action
  const take = () => {
    if (get(takenOfferAtom) === offered) return
    set(takenOfferAtom, offered)
    if (get(lastOfferAtom)?.toast === offered) set(lastOfferAtom, null)
    run()
  }
  const offered: Toast = { ...toast, action: { ...toast.action, run: take } }
  if (!isLink) set(lastOfferAtom, { toast: offered, user: get(userProfileAtom)?.id })
  set(snackbarAtom, offered)
})
