import type { Contact } from 'openapi'
import { ContactSource, contactSourceLabels } from 'openapi/codes'
import { type ContactField, contactFields, type WrittenContactField } from 'openapi/fields/contact'
import type { ReactNode } from 'react'
import { formatFullDay } from 'ui-kit/days'
import { FactList } from 'ui-kit/FactList'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { CodeMenu } from '#parts/inline-edit/CodeMenu.tsx'
import { textField, type TextFieldName } from '#parts/inline-edit/text-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { LabelsMenu } from '#parts/inline-edit/LabelsMenu.tsx'
import { OwnerMenu } from '#parts/inline-edit/OwnerMenu.tsx'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'

const sources = codeOptions(ContactSource, contactSourceLabels)

/** The fields that are in other sections of the panel. */
type Elsewhere =
  | `address.${string}`
  | 'custom_fields'
  | 'emails'
  | 'lost_reason'
  | 'next_follow_up'
  | 'notes'
  | 'phones'
  | 'price'
  | 'representation'
  | 'external_id'
  | 'status'
  | 'temperature'

/** Names, source, owner and anniversaries of the contact. */
export function WhoTheyAre({ contact }: { contact: Contact }) {
  const fact = (name: ContactField, value: ReactNode) => ({ label: contactFields[name].label, value })
  const text = (name: TextFieldName) => fact(name, <InlineField contact={contact} field={textField(name)} />)
  const day = (name: 'birthday' | 'home_anniversary') =>
    fact(
      name,
      <InlineField contact={contact} field={textField(name)}>
        {contact[name] && formatFullDay(contact[name])}
      </InlineField>,
    )
  const facts: Record<Exclude<WrittenContactField, Elsewhere>, ReturnType<typeof fact>> = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    company: text('company'),
    labels: fact('labels', <LabelsMenu contact={contact} />),
    source: fact('source', <SourceMenu contact={contact} />),
    owner: fact('owner', <OwnerMenu contact={contact} />),
    birthday: day('birthday'),
    home_anniversary: day('home_anniversary'),
  }
  // Only the system that it comes from changes it.
  const known = contact.external_id ? [fact('external_id', contact.external_id)] : []
  return (
    <DetailSection title={copy.whoTheyAre.title}>
      <FactList facts={[...Object.values(facts), ...known]} />
    </DetailSection>
  )
}

function SourceMenu({ contact }: { contact: Contact }) {
  return (
    <CodeMenu
      contact={contact}
      label={contactFields.source.label}
      value={contact.source}
      options={sources}
      change={(source) => ({ source })}
    >
      {contactSourceLabels[contact.source]}
    </CodeMenu>
  )
}
