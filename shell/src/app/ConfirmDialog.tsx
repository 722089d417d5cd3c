import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'

export interface ConfirmDialogProps {
  /** A question: "Revoke this token?" */
  title: string
  /** What follows from it. */
  children: ReactNode
  /** The verb of the button: "Revoke". */
  action: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog({ title, children, action, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" disabled={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </ModalSurface>
  )
}
