import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { copy } from './copy.ts'
import { type TicketCreate, useCreateTicket } from './ticket.api.ts'
import { emptyTicket, TicketFields } from './TicketFields.tsx'

export interface SupportTicketDialogProps {
  /** What is filled in already. */
  about?: Partial<TicketCreate>
  onClose: () => void
}

/** A support ticket from anywhere in the product. Mounted while open, so it starts anew each time. */
export function SupportTicketDialog({ about, onClose }: SupportTicketDialogProps) {
  const form = useForm<TicketCreate>({ defaultValues: { ...emptyTicket, ...about } })
  const ticket = useCreateTicket()
  const send = form.handleSubmit((values) =>
    ticket.mutate(values, {
      onSuccess: onClose,
      onError: (error) => showRefusal(error, ['subject', 'description', 'type', 'priority'], form.setError),
    }),
  )
  return (
    <FormDialog
      title={copy.supportTicketDialog.title}
      action={ticket.isPending ? copy.supportTicketDialog.pending : copy.supportTicketDialog.submit}
      isPending={ticket.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TicketFields form={form} />
    </FormDialog>
  )
}
