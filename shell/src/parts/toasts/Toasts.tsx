import { Toaster, useId, useToastController } from '@fluentui/react-components'
import { useAtomValue, useStore } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useEffect, useRef } from 'react'
import { snackbarAtom } from './snackbar.atoms.ts'
import { SnackbarToast } from './SnackbarToast.tsx'

/** The one place where toasts appear (docs/specification.md §8). */
export function Toasts() {
  const toasterId = useId('toaster')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const store = useStore()
  const shown = useRef(0)

  useEffect(() => {
    // A subscription rather than a rendered value: two toasts set in one tick must both appear.
    const show = () => {
      const toast = store.get(snackbarAtom)
      if (!toast) return
      // Calls that fail alike at the same time are one message; anything else is its own.
      const isError = toast.type === 'error'
      const toastId = isError ? [toast.message, ...(toast.details ?? [])].join('\n') : `toast ${(shown.current += 1)}`
      dispatchToast(<SnackbarToast toast={toast} onTimeUp={() => dismissToast(toastId)} />, {
        toastId,
        intent: toast.type,
        // Its own clock: Fluent's starts only after the entrance, 600 ms late.
        timeout: -1,
      })
    }
    show()
    return store.sub(snackbarAtom, show)
  }, [store, dispatchToast, dismissToast])

  // Above the bottom bar of a phone.
  const vertical = useAtomValue(deviceTypeAtom) === 'phone' ? 72 : 20
  return <Toaster toasterId={toasterId} position="bottom-end" offset={{ horizontal: 16, vertical }} limit={4} />
}
