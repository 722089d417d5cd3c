import type { Contact } from 'openapi'
import { useContactDetailsStyles } from './ContactDetails.styles.ts'
import { ContactDeals } from './ContactDeals.tsx'
import { contactFields } from './contact-fields.ts'
import { DetailSection } from './DetailSection.tsx'
import { HowToReach } from './HowToReach.tsx'
import { InlineField } from './InlineField.tsx'
import { WhereTheyStand } from './WhereTheyStand.tsx'
import { WhoTheyAre } from './WhoTheyAre.tsx'

/** Everything about a contact, the daily first, each value edited where it stands. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const styles = useContactDetailsStyles()
  return (
    <div className={styles.sections}>
      <HowToReach contact={contact} />
      <WhereTheyStand contact={contact} />
      <DetailSection title="Notes">
        <InlineField contact={contact} field={contactFields.notes} />
      </DetailSection>
      <ContactDeals contact={contact.id} />
      <WhoTheyAre contact={contact} />
    </div>
  )
}
