import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode, SubmitEventHandler } from 'react'
import { copy } from './copy.ts'
import { useModalSurfaceStyles } from './ModalSurface.styles.ts'
import { SurfaceFocus } from './SurfaceFocus.tsx'

export interface ModalSurfaceProps {
  open: boolean
  title: string
  onClose: () => void
  /** Makes the modal a form. Give one action `type="submit"`. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** Buttons, the primary one last. */
  actions: ReactNode
  children: ReactNode
}

/** A modal 500 wide (docs/specification.md §9), a sheet at the bottom on a phone. Esc and ✕ close it. */
export function ModalSurface({ open, title, onClose, onSubmit, actions, children }: ModalSurfaceProps) {
  const styles = useModalSurfaceStyles()
  const body = (
    <DialogBody className={styles.body}>
      <DialogTitle
        className={styles.title}
        action={<Button appearance="subtle" aria-label={copy.close} icon={<DismissRegular />} onClick={onClose} />}
      >
        {title}
      </DialogTitle>
      <DialogContent className={styles.content}>{children}</DialogContent>
      <DialogActions className={styles.actions}>{actions}</DialogActions>
    </DialogBody>
  )
  return (
    <Dialog open={open} onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <SurfaceFocus toField />
        {onSubmit ? (
          <form onSubmit={onSubmit} noValidate>
            {body}
          </form>
        ) : (
          body
        )}
      </DialogSurface>
    </Dialog>
  )
}
