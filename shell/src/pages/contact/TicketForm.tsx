import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { type TicketCreate, useCreateTicket } from '#parts/support/ticket.api.ts'
import { emptyTicket, TicketFields } from '#parts/support/TicketFields.tsx'
import { copy } from './copy.ts'

/** A support ticket form in a page. It is reset once the ticket is sent. */
export function TicketForm() {
  const styles = useFormStyles()
  const form = useForm<TicketCreate>({ defaultValues: emptyTicket })
  const ticket = useCreateTicket()
  const send = form.handleSubmit((values) =>
    ticket.mutate(values, {
      onSuccess: () => form.reset(emptyTicket),
      onError: (error) => showRefusal(error, ['subject', 'description', 'type', 'priority'], form.setError),
    }),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TicketFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={ticket.isPending}>
          {ticket.isPending ? copy.ticketForm.pending : copy.ticketForm.submit}
        </Button>
      </div>
    </form>
  )
}
