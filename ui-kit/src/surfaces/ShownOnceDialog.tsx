import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CopyField } from '#controls/CopyField.tsx'
import { Hint } from '#text/Hint.tsx'
import { ModalSurface } from './ModalSurface.tsx'

export interface ShownOnceDialogProps {
  title: string
  /** What the secret is: "Access token". */
  label: string
  secret: string
  /** What else can be done with it at once. */
  action?: ReactNode
  onClose: () => void
  /** What it is for, and what to do where it is lost. */
  children: ReactNode
}

/** A new secret, shown this once to be copied: only its hash is kept. */
export function ShownOnceDialog({ title, label, secret, action, onClose, children }: ShownOnceDialogProps) {
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button appearance={action ? 'secondary' : 'primary'} onClick={onClose}>
            I have it
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
