import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { DangerButton } from '#controls/DangerButton.tsx'
import { ModalSurface } from './ModalSurface.tsx'

export interface ConfirmDialogProps {
  /** A question: "Revoke this token?" */
  title: string
  /** What follows from it. */
  children: ReactNode
  /** The verb of the button: "Revoke". */
  action: string
  /** What is said instead, where "Cancel" could be misread. */
  refusal?: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that takes away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, refusal = 'Cancel', isPending, onConfirm, onClose } = props
  return (
    <ModalSurface
      open
      isQuestion
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{refusal}</Button>
          <DangerButton disabledFocusable={isPending} onClick={onConfirm}>
            {action}
          </DangerButton>
        </>
      }
    >
      {children}
    </ModalSurface>
  )
}
