import { Button } from '@fluentui/react-components'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { useChangeContactsPanelStyles } from './ChangeContactsPanel.styles.ts'
import { ChangeContactsFields } from './ChangeContactsFields.tsx'
import { type ContactsDraft, contactsEditOf, NOTHING_CHANGED } from './contacts-edit.ts'
import { copy } from './copy.ts'
import { useChangeContacts } from './use-change-contacts.ts'

export interface ChangeContactsPanelProps {
  /** The ids of the selected contacts. */
  contacts: string[]
  onDone: () => void
  onClose: () => void
}

/** The side panel that changes several contacts at once, with one Undo. */
export function ChangeContactsPanel({ contacts, onDone, onClose }: ChangeContactsPanelProps) {
  const styles = useChangeContactsPanelStyles()
  const formId = useId()
  const form = useForm<ContactsDraft>({ defaultValues: NOTHING_CHANGED })
  const { errors } = form.formState
  const changing = useChangeContacts()
  const title = copy.changePanel.title(formatQuantity(contacts.length, 'contact'))
  const submit = form.handleSubmit((draft) => {
    const read = contactsEditOf(draft)
    if ('problems' in read) {
      for (const [field, message] of read.problems) form.setError(field, { message })
    } else if (!changing.isPending) {
      changing.mutate(
        { contacts, change: read.change },
        {
          onSuccess: () => {
            onClose()
            onDone()
          },
        },
      )
    }
  })
  return (
    <SidePanel
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.changePanel.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={changing.isPending}>
            {title}
          </Button>
        </>
      }
    >
      <FormProblem error={changing.error} />
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ChangeContactsFields control={form.control} />
        <Hint>{errors.root?.message ?? copy.changePanel.hint}</Hint>
      </form>
    </SidePanel>
  )
}
