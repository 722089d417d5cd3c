import type { Contact } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { UnclaimedNotice } from '#parts/claim/UnclaimedNotice.tsx'
import { textField } from '#parts/inline-edit/text-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { ContactDeals } from './ContactDeals.tsx'
import { useContactDetailsStyles } from './ContactDetails.styles.ts'
import { copy } from './copy.ts'
import { CustomFields } from './CustomFields.tsx'
import { DetailSection } from './DetailSection.tsx'
import { HowToReach } from './HowToReach.tsx'
import { LatestInquiry } from './LatestInquiry.tsx'
import { RelatedPeople } from './RelatedPeople.tsx'
import { WhereTheyStand } from './WhereTheyStand.tsx'
import { WhoTheyAre } from './WhoTheyAre.tsx'

/** All fields of a contact, the most used first, with inline editing. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const styles = useContactDetailsStyles()
  return (
    <div className={styles.sections}>
      <UnclaimedNotice contact={contact} />
      <HowToReach contact={contact} />
      <WhereTheyStand contact={contact} />
      {contact.status <= ContactStatus.Qualified && <LatestInquiry contact={contact} />}
      <CustomFields contact={contact} />
      <DetailSection title={contactFields.notes.label}>
        <InlineField contact={contact} field={textField('notes')} />
      </DetailSection>
      <DetailSection title={copy.contactDeals.title}>
        <ContactDeals contact={contact.id} />
      </DetailSection>
      <DetailSection title={copy.relatedPeople.title}>
        <RelatedPeople contact={contact.id} />
      </DetailSection>
      <WhoTheyAre contact={contact} />
    </div>
  )
}
