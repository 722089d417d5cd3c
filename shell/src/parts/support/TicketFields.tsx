import { Field, Select, Textarea } from '@fluentui/react-components'
import { TicketPriority, ticketPriorityLabels, TicketType, ticketTypeLabels } from 'openapi/codes'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { copy } from './copy.ts'
import type { TicketCreate } from './ticket.api.ts'

export const emptyTicket: TicketCreate = {
  subject: '',
  description: '',
  priority: TicketPriority.Low,
  type: TicketType.Question,
}

/** The fields of a support ticket: subject, description, priority, type (docs/specification.md §3). */
export function TicketFields({ form }: { form: UseFormReturn<TicketCreate> }) {
  const styles = useFormStyles()
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        control={control}
        name="subject"
        label={copy.ticketFields.subject}
        rules={{ required: copy.ticketFields.subjectMissing }}
        maxLength={200}
      />
      <Field
        label={copy.ticketFields.description}
        hint={errors.description ? null : copy.ticketFields.descriptionHint}
        validationMessage={errors.description?.message ?? null}
      >
        <Textarea
          {...register('description', { required: copy.ticketFields.descriptionMissing })}
          rows={5}
          resize="vertical"
          maxLength={10_000}
          aria-required
        />
      </Field>
      <div className={styles.pair}>
        <Field label={copy.ticketFields.type}>
          <Select {...register('type', { valueAsNumber: true })}>
            <Options labels={ticketTypeLabels} />
          </Select>
        </Field>
        <Field label={copy.ticketFields.priority}>
          <Select {...register('priority', { valueAsNumber: true })}>
            <Options labels={ticketPriorityLabels} />
          </Select>
        </Field>
      </div>
    </>
  )
}

function Options({ labels }: { labels: Record<number, string> }) {
  return Object.entries(labels).map(([code, label]) => (
    <option key={code} value={code}>
      {label}
    </option>
  ))
}
