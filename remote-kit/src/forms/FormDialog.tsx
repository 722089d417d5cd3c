import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'
import { FormProblem } from './FormProblem.tsx'

export interface FormDialogProps {
  title: string
  /** The verb of the button that submits: "Create deal". */
  action: string
  /** Takes the place of the button that submits, if there is nothing to submit yet. */
  instead?: ReactNode
  /** The label of the other button, if "Cancel" could be misread. */
  refusal?: string
  /** Whether it's being saved. */
  isPending?: boolean
  /** Whether something is missing that its fields don't say. */
  isOff?: boolean
  /** Why the API refused it, shown above the fields. */
  error?: unknown
  onSubmit: () => void | Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form in a modal: its fields, a button that submits, and one that closes it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, refusal = copy.formDialog.cancel, error, onSubmit, onClose, children } = props
  const { instead, isPending = false, isOff = false } = props
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && !isOff) void onSubmit()
      }}
      actions={
        <>
          <Button onClick={onClose}>{refusal}</Button>
          {instead || (
            <Button type="submit" appearance="primary" disabledFocusable={isPending || isOff}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <FormProblem error={error} />
      {children}
    </ModalSurface>
  )
}
