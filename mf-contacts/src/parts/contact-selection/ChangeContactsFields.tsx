import { useAtomValue } from 'jotai'
import { ContactStatus, contactSourceLabels, contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { type Control, useWatch } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { canGiveContacts } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import type { ContactsDraft } from './contacts-edit.ts'
import { copy } from './copy.ts'

const SAME = { value: '', label: copy.changePanel.same }
const statuses = [SAME, ...codeOptions(contactStatusLabels)]
const temperatures = [SAME, ...codeOptions(contactTemperatureLabels)]
const sources = [SAME, ...codeOptions(contactSourceLabels)]
const followUps = [
  SAME,
  { value: 'day', label: copy.changePanel.followUp.set },
  { value: 'none', label: copy.changePanel.followUp.clear },
]

/** What can be set in several contacts. Fields without a choice stay as they are. */
export function ChangeContactsFields({ control }: { control: Control<ContactsDraft> }) {
  const mayGive = canGiveContacts(useAtomValue(userProfileAtom))
  const owners = [...useOwners().values()].filter(({ isActive }) => isActive)
  const labels = [...useLabels().values()].map(({ id, name }) => ({ value: id, label: name }))
  const [status, followUp] = useWatch({ control, name: ['status', 'follow_up'] })
  return (
    <>
      {mayGive && (
        <SelectField
          control={control}
          name="owner"
          label={contactFields.owner.label}
          options={[SAME, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <SelectField control={control} name="status" label={contactFields.status.label} options={statuses} />
      {status === String(ContactStatus.Lost) && (
        <TextField control={control} name="lost_reason" label={copy.changePanel.reason} required maxLength={500} />
      )}
      <SelectField
        control={control}
        name="temperature"
        label={contactFields.temperature.label}
        options={temperatures}
      />
      <SelectField control={control} name="source" label={contactFields.source.label} options={sources} />
      <SelectField control={control} name="follow_up" label={contactFields.next_follow_up.label} options={followUps} />
      {followUp === 'day' && (
        <TextField control={control} name="follow_up_day" label={copy.changePanel.followUpDay} required type="date" />
      )}
      {labels.length > 0 && (
        <>
          <SelectField
            control={control}
            name="add_label"
            label={copy.changePanel.addLabel}
            options={[SAME, ...labels]}
          />
          <SelectField
            control={control}
            name="remove_label"
            label={copy.changePanel.removeLabel}
            options={[SAME, ...labels]}
          />
        </>
      )}
    </>
  )
}
