import type { Contact } from 'openapi'
import {
  ContactStatus,
  ContactTemperature,
  contactTemperatureLabels,
  Representation,
  representationLabels,
} from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { useToday } from 'remote-kit/use-today'
import { contactTemperatureChips } from 'ui-kit/code-labels'
import { DueDay } from 'ui-kit/DueDay'
import { FactList } from 'ui-kit/FactList'
import { StatusChip } from 'ui-kit/StatusChip'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { CodeMenu } from '#parts/inline-edit/CodeMenu.tsx'
import { priceField, textField } from '#parts/inline-edit/text-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'
import { LastTouch } from './LastTouch.tsx'
import { StatusMenu } from './StatusMenu.tsx'

const temperatures = codeOptions(ContactTemperature, contactTemperatureLabels)

/** The value of a contact whose side isn't known. */
const UNKNOWN = 0
const sides: readonly { value: Representation | typeof UNKNOWN; label: string }[] = [
  { value: UNKNOWN, label: copy.whereTheyStand.unknown },
  ...codeOptions(Representation, representationLabels),
]

/** The contact's place in the pipeline, and the next follow-up. */
export function WhereTheyStand({ contact }: { contact: Contact }) {
  const now = useToday()
  const temperature = (
    <CodeMenu
      contact={contact}
      label={contactFields.temperature.label}
      value={contact.temperature}
      options={temperatures}
      change={(value) => ({ temperature: value })}
    >
      <StatusChip chip={contactTemperatureChips[contact.temperature]} />
    </CodeMenu>
  )
  const followUp = (
    <InlineField contact={contact} field={textField('next_follow_up')}>
      {contact.next_follow_up && <DueDay day={contact.next_follow_up} now={now} />}
    </InlineField>
  )
  const side = (
    <CodeMenu
      contact={contact}
      label={contactFields.representation.label}
      value={contact.representation ?? UNKNOWN}
      options={sides}
      change={(value) => ({ representation: value === UNKNOWN ? null : value })}
    >
      {contact.representation ? representationLabels[contact.representation] : copy.whereTheyStand.unknown}
    </CodeMenu>
  )
  const lostReason = {
    label: contactFields.lost_reason.label,
    value: <InlineField contact={contact} field={textField('lost_reason')} />,
  }
  return (
    <DetailSection title={copy.whereTheyStand.title}>
      <FactList
        facts={[
          { label: contactFields.status.label, value: <StatusMenu contact={contact} /> },
          ...(contact.status === ContactStatus.Lost ? [lostReason] : []),
          { label: contactFields.temperature.label, value: temperature },
          { label: contactFields.next_follow_up.label, value: followUp },
          { label: contactFields.representation.label, value: side },
          {
            label: contactFields.price.label,
            value: <InlineField contact={contact} field={priceField} />,
          },
          { label: contactFields.last_touch_at.label, value: <LastTouch contact={contact} /> },
        ]}
      />
    </DetailSection>
  )
}
