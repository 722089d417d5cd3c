import { Toaster, useId, useToastController } from '@fluentui/react-components'
import { useAtomValue, useStore } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useEffect, useRef } from 'react'
import { snackbarAtom } from './snackbar.atoms.ts'
import { SnackbarToast } from './SnackbarToast.tsx'
import { useToastHost } from './use-toast-host.ts'

/** Renders all toasts (docs/specification.md §8). */
export function Toasts() {
  const toasterId = useId('toaster')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const store = useStore()
  const shown = useRef(0)
  const host = useToastHost()

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
        // Uses its own timer: Fluent's starts only after the entrance animation, 600 ms late.
        timeout: -1,
      })
    }
    show()
    return store.sub(snackbarAtom, show)
  }, [store, dispatchToast, dismissToast])

  // Never over the buttons of a panel or dialog, which are at the right, and on a phone at the bottom.
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <Toaster
      toasterId={toasterId}
      mountNode={host}
      position={isPhone ? 'top' : 'bottom'}
      offset={{ vertical: isPhone ? 60 : 20 }}
      limit={4}
    />
  )
}
