import { Link, Toast, ToastBody, ToastTitle, ToastTrigger } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Toast as Snackbar } from 'remote-kit/notify'
import { useEffect, useState } from 'react'
import { takenOfferAtom } from './snackbar.atoms.ts'
import { useSnackbarToastStyles } from './SnackbarToast.styles.ts'

export interface SnackbarToastProps {
  toast: Snackbar
  /**
   * Called when the time of the toast is up, or when its offer was taken. The timer pauses while the toast has
   * the pointer or the focus.
   */
  onTimeUp: () => void
}

/** One toast: a message, refused fields, and at most one action such as Undo. */
export function SnackbarToast({ toast, onTimeUp }: SnackbarToastProps) {
  const { message, details = [], action, timeout } = toast
  const [isHeld, setHeld] = useState(false)
  const styles = useSnackbarToastStyles()
  const isTaken = useAtomValue(takenOfferAtom) === toast

  useEffect(() => {
    if (isTaken) onTimeUp()
    if (isTaken || isHeld) return undefined
    const timer = setTimeout(onTimeUp, timeout)
    return () => clearTimeout(timer)
  }, [isTaken, isHeld, timeout, onTimeUp])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <Toast onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <ToastTitle
        action={
          action ? (
            <ToastTrigger>
              <Link as="button" className={styles.action} onClick={action.run}>
                {action.label}
              </Link>
            </ToastTrigger>
          ) : null
        }
      >
        {message}
      </ToastTitle>
      {details.length > 0 && (
        <ToastBody>
          {details.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </ToastBody>
      )}
    </Toast>
  )
}
