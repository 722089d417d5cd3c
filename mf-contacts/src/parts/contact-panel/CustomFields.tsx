import type { Contact } from 'openapi'
import { FactList } from 'ui-kit/FactList'
import { useContactCustomFacts } from '#parts/custom-fields/use-contact-custom-facts.ts'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'

/** The account's own fields of a contact. Nothing until there are some. */
export function CustomFields({ contact }: { contact: Contact }) {
  const facts = useContactCustomFacts(contact)
  if (facts.length === 0) return null
  return (
    <DetailSection title={copy.customFields.title}>
      <FactList facts={facts} />
    </DetailSection>
  )
}
