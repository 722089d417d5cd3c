import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { DangerButton } from '#controls/DangerButton.tsx'
import { copy } from './copy.ts'
import { ModalSurface } from './ModalSurface.tsx'

export interface ConfirmDialogProps {
  /** A question: "Revoke this token?" */
  title: string
  /** The consequences. */
  children: ReactNode
  /** The verb of the button: "Revoke". */
  action: string
  /** The label of the other button, if "Cancel" could be misread. */
  refusal?: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of a destructive action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, refusal = copy.confirmDialog.cancel, isPending, onConfirm, onClose } = props
  return (
    <ModalSurface
      open
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
