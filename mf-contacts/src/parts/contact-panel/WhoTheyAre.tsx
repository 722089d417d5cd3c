import type { Contact } from 'openapi'
import { ContactSource, contactSourceLabels } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatLongDay } from 'ui-kit/days'
import { FactList } from 'ui-kit/FactList'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { CodeMenu } from '#parts/inline-edit/CodeMenu.tsx'
import { type ContactField, contactFields } from '#parts/inline-edit/contact-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { LabelsMenu } from '#parts/inline-edit/LabelsMenu.tsx'
import { OwnerMenu } from '#parts/inline-edit/OwnerMenu.tsx'
import { DetailSection } from './DetailSection.tsx'

const sources = codeOptions(ContactSource, contactSourceLabels)

/** Names, where the contact came from, who looks after them, and their days to remember. */
export function WhoTheyAre({ contact }: { contact: Contact }) {
  const now = useToday()
  const text = (field: ContactField) => ({
    label: field.label,
    value: <InlineField contact={contact} field={field} />,
  })
  const day = (field: ContactField) => ({
    label: field.label,
    value: (
      <InlineField contact={contact} field={field}>
        {field.read(contact) && formatLongDay(field.read(contact), now)}
      </InlineField>
    ),
  })
  return (
    <DetailSection title="Who they are">
      <FactList
        facts={[
          text(contactFields.firstName),
          text(contactFields.lastName),
          text(contactFields.company),
          { label: 'Labels', value: <LabelsMenu contact={contact} /> },
          { label: 'Source', value: <SourceMenu contact={contact} /> },
          { label: 'Owner', value: <OwnerMenu contact={contact} /> },
          day(contactFields.birthday),
          day(contactFields.homeAnniversary),
        ]}
      />
    </DetailSection>
  )
}

function SourceMenu({ contact }: { contact: Contact }) {
  return (
    <CodeMenu
      contact={contact}
      label="Source"
      value={contact.source}
      options={sources}
      change={(source) => ({ source })}
    >
      {contactSourceLabels[contact.source]}
    </CodeMenu>
  )
}
