import { useAtomValue } from 'jotai'
import { contactSourceLabels, contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import type { Control } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { canGiveContacts } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useOwners } from '#parts/contacts/contacts.api.ts'
import type { ContactDraft } from './contacts.atoms.ts'
import { copy } from './copy.ts'
import { useCreateContactFieldsStyles } from './CreateContactFields.styles.ts'

/** The fields of a new contact. */
export function CreateContactFields({ control }: { control: Control<ContactDraft> }) {
  const styles = useCreateContactFieldsStyles()
  const viewer = useAtomValue(userProfileAtom)
  const others = [...useOwners().values()].filter(({ id }) => id !== viewer?.id)
  const text = { control, autoComplete: 'off' } as const
  return (
    <div className={styles.grid}>
      <TextField {...text} name="first_name" label={contactFields.first_name.label} />
      <TextField {...text} name="last_name" label={contactFields.last_name.label} />
      <TextField {...text} name="phone" label={contactFields.phones.label} type="tel" />
      <TextField {...text} name="email" label={contactFields.emails.label} type="email" />
      <TextField {...text} name="company" label={contactFields.company.label} />
      <SelectField
        control={control}
        name="source"
        label={contactFields.source.label}
        options={codeOptions(contactSourceLabels)}
      />
      <SelectField
        control={control}
        name="status"
        label={contactFields.status.label}
        options={codeOptions(contactStatusLabels)}
      />
      <SelectField
        control={control}
        name="temperature"
        label={contactFields.temperature.label}
        options={codeOptions(contactTemperatureLabels)}
      />
      <TextField {...text} name="next_follow_up" label={contactFields.next_follow_up.label} type="date" />
      {canGiveContacts(viewer) && (
        <SelectField
          control={control}
          name="owner"
          label={contactFields.owner.label}
          options={[
            { value: '', label: copy.createContactFields.me },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  )
}
