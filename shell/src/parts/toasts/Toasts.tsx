import { mergeClasses, Toaster, useId, useThemeClassName, useToastController } from '@fluentui/react-components'
import { useAtomValue, useStore } from 'jotai'
import type { Toast } from 'remote-kit/notify'
import { deviceTypeAtom } from 'remote-kit/session'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { waitingToastsAtom } from './snackbar.atoms.ts'
import { SnackbarToast } from './SnackbarToast.tsx'
import { useToastsStyles } from './Toasts.styles.ts'

/** How many successes are shown at once. */
const MOST = 4

/** Renders all toasts (docs/specification.md §8). */
export function Toasts() {
  const toasterId = useId('toaster')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const store = useStore()
  const shown = useRef(0)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const styles = useToastsStyles()
  const theme = useThemeClassName()

  useEffect(() => {
    const show = (toast: Toast) => {
      // The same failure of several calls at once is one toast.
      const isError = toast.type === 'error'
      const toastId = isError ? [toast.message, ...(toast.details ?? [])].join('\n') : `toast ${(shown.current += 1)}`
      // The latest one's Undo can't wait until the others are gone. Errors keep their time.
      dismissToast(`toast ${shown.current - MOST}`)
      dispatchToast(<SnackbarToast toast={toast} onTimeUp={() => dismissToast(toastId)} />, {
        toastId,
        intent: toast.type,
        // Never over the buttons of a panel or of a dialog as high as the window: they're at its right, and on a phone
        // at the bottom. Said for each toast, since Fluent's Toaster keeps the position that it began with, before the
        // device is known.
        position: store.get(deviceTypeAtom) === 'phone' ? 'top' : 'bottom-start',
        // Uses its own timer: Fluent's starts only after the entrance animation, 600 ms late.
        timeout: -1,
      })
    }
    const showAll = () => {
      const waiting = store.get(waitingToastsAtom)
      if (waiting.length === 0) return
      store.set(waitingToastsAtom, [])
      waiting.forEach(show)
    }
    showAll()
    return store.sub(waitingToastsAtom, showAll)
  }, [store, dispatchToast, dismissToast])

  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <>
      {/*
       * A dialog hides everything around it from screen readers, but what it did can be undone while it's open. Only a
       * child of the body can be left out; see `useDangerousNeverHidden_unstable` of Fluent UI.
       */}
      {createPortal(
        <div ref={setPlace} className={mergeClasses(theme, styles.place)} data-tabster-never-hide="" />,
        document.body,
      )}
      <Toaster toasterId={toasterId} mountNode={place} offset={{ vertical: isPhone ? 60 : 20 }} />
    </>
  )
}
