import { Field, Input, type InputProps, MessageBar, MessageBarBody, Select } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { contactSourceLabels, contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { type Control, useController, useFormState } from 'react-hook-form'
import { canGiveContacts } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useOwners } from '#parts/contacts/contacts.api.ts'
import type { ContactDraft } from './contacts.atoms.ts'
import { useCreateContactFieldsStyles } from './CreateContactFields.styles.ts'

/** The fields of a new contact: who, how to reach them, where they stand. */
export function CreateContactFields({ control }: { control: Control<ContactDraft> }) {
  const styles = useCreateContactFieldsStyles()
  const viewer = useAtomValue(userProfileAtom)
  const others = [...useOwners().values()].filter(({ id }) => id !== viewer?.id)
  const { errors } = useFormState({ control })
  return (
    <>
      {errors.root && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errors.root.message}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.grid}>
        <TextField control={control} name="first_name" label={contactFields.first_name.label} />
        <TextField control={control} name="last_name" label={contactFields.last_name.label} />
        <TextField control={control} name="phone" label={contactFields.phones.label} type="tel" />
        <TextField control={control} name="email" label={contactFields.emails.label} type="email" />
        <TextField control={control} name="company" label={contactFields.company.label} />
        <ChoiceField
          control={control}
          name="source"
          label={contactFields.source.label}
          options={Object.entries(contactSourceLabels)}
        />
        <ChoiceField
          control={control}
          name="status"
          label={contactFields.status.label}
          options={Object.entries(contactStatusLabels)}
        />
        <ChoiceField
          control={control}
          name="temperature"
          label={contactFields.temperature.label}
          options={Object.entries(contactTemperatureLabels)}
        />
        <TextField control={control} name="next_follow_up" label={contactFields.next_follow_up.label} type="date" />
        {canGiveContacts(viewer) && (
          <ChoiceField
            control={control}
            name="owner"
            label={contactFields.owner.label}
            options={[['', 'Me'], ...others.map(({ id, name }): Option => [id, name])]}
          />
        )}
      </div>
    </>
  )
}

interface DraftFieldProps {
  control: Control<ContactDraft>
  name: keyof ContactDraft
  label: string
}

function TextField({ control, name, label, type = 'text' }: DraftFieldProps & { type?: InputProps['type'] }) {
  const styles = useCreateContactFieldsStyles()
  const { field, fieldState } = useController({ control, name })
  return (
    <Field className={styles.field} label={label} validationMessage={fieldState.error?.message}>
      <Input {...field} className={styles.control} type={type} autoComplete="off" />
    </Field>
  )
}

type Option = readonly [value: string, label: string]

function ChoiceField({ control, name, label, options }: DraftFieldProps & { options: readonly Option[] }) {
  const styles = useCreateContactFieldsStyles()
  const { field, fieldState } = useController({ control, name })
  return (
    <Field className={styles.field} label={label} validationMessage={fieldState.error?.message}>
      <Select {...field}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
