import { appointmentKindLabels } from 'openapi/codes'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { useHolidays } from 'remote-kit/use-office'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatTimeZone } from 'ui-kit/time-of-day'
import { KnownContactPicker } from '#parts/contacts/KnownContactPicker.tsx'
import { DealPicker } from '#parts/deals/DealPicker.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import type { AppointmentFormValues } from './appointment-form.ts'
import { useAppointmentFieldsStyles } from './AppointmentFields.styles.ts'
import { copy } from './copy.ts'

export interface AppointmentFieldsProps {
  form: UseFormReturn<AppointmentFormValues>
  /** The names of the deal and the contact as they are stored. */
  dealName?: string
  contactName?: string
}

const kinds = codeOptions(appointmentKindLabels)

/** The fields of an appointment. */
export function AppointmentFields({ form, dealName = '', contactName = '' }: AppointmentFieldsProps) {
  const { control, setValue, getValues } = form
  const styles = useAppointmentFieldsStyles()
  const people = useTeamPeople()
  const [kind, date] = useWatch({ control, name: ['kind', 'date'] })
  const zone = copy.fields.zone(formatTimeZone(useTimeZone()))
  const holiday = useHolidays().get(date)
  const assignees = people.active.map(({ user }) => ({ value: user, label: people.nameOf(user) }))
  return (
    <>
      <SelectField control={control} name="kind" label={copy.fields.kind} options={kinds} />
      <TextField
        control={control}
        name="title"
        label={copy.fields.title}
        placeholder={appointmentKindLabels[kind]}
        maxLength={120}
      />
      <TextField
        control={control}
        name="date"
        label={copy.fields.date}
        type="date"
        required
        rules={{ required: copy.fields.dateMissing }}
        hint={holiday ? `${copy.fields.closed(holiday)} ${zone}` : zone}
      />
      <div className={styles.hours}>
        <TextField
          control={control}
          name="starts"
          label={copy.fields.starts}
          type="time"
          required
          rules={{ required: copy.fields.startsMissing }}
        />
        <TextField
          control={control}
          name="ends"
          label={copy.fields.ends}
          type="time"
          required
          rules={{
            required: copy.fields.endsMissing,
            // Times of day sort as text.
            validate: (ends) => ends > getValues('starts') || copy.fields.endsEarly,
          }}
        />
      </div>
      <TextField control={control} name="place" label={copy.fields.place} maxLength={200} />
      <DealPicker
        key={`deal ${dealName}`}
        initialText={dealName}
        onPick={(deal) => setValue('deal', deal?.id ?? '', { shouldDirty: true })}
      />
      <KnownContactPicker
        key={`contact ${contactName}`}
        label={copy.fields.contact}
        initialText={contactName}
        onPick={(contact) => setValue('contact', contact ?? '', { shouldDirty: true })}
      />
      <SelectField
        control={control}
        name="assignee"
        label={copy.fields.assignee}
        options={[{ value: '', label: copy.fields.noOne }, ...assignees]}
      />
    </>
  )
}
