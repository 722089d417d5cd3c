import { mergeClasses, Toaster, useId, useThemeClassName, useToastController } from '@fluentui/react-components'
import { useAtomValue, useStore } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { snackbarAtom } from './snackbar.atoms.ts'
import { SnackbarToast } from './SnackbarToast.tsx'
import { useToastsStyles } from './Toasts.styles.ts'

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
    // Subscribes instead of reading the atom: two toasts set in the same tick must both appear.
    const show = () => {
      const toast = store.get(snackbarAtom)
      if (!toast) return
      // The same failure of several calls at once is one toast.
      const isError = toast.type === 'error'
      const toastId = isError ? [toast.message, ...(toast.details ?? [])].join('\n') : `toast ${(shown.current += 1)}`
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
    show()
    return store.sub(snackbarAtom, show)
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
      <Toaster toasterId={toasterId} mountNode={place} offset={{ vertical: isPhone ? 60 : 20 }} limit={4} />
    </>
  )
}
