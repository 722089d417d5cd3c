import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CopyField } from '#controls/CopyField.tsx'
import { Hint } from '#text/Hint.tsx'
import { copy } from './copy.ts'
import { ModalSurface } from './ModalSurface.tsx'

export interface ShownOnceDialogProps {
  title: string
  /** The name of the secret: "Access token". */
  label: string
  secret: string
  /** An additional action for the secret. */
  action?: ReactNode
  onClose: () => void
  /** What the secret is for, and what to do if it is lost. */
  children: ReactNode
}

/** Shows a new secret for copying. It cannot be shown again, because only its hash is stored. */
export function ShownOnceDialog({ title, label, secret, action, onClose, children }: ShownOnceDialogProps) {
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button appearance={action ? 'secondary' : 'primary'} onClick={onClose}>
            {copy.shownOnceDialog.close}
          </Button>
          {action}
        </>
      }
    >
      <CopyField label={label} value={secret} />
      <Hint>{children}</Hint>
    </ModalSurface>
  )
}
