import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContact } from '#parts/contacts/contacts.api.ts'
import { FollowMerged, mergedInto } from '#parts/contacts/FollowMerged.tsx'
import { GoneContact, isNotThere } from '#parts/contacts/GoneContact.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from './copy.ts'
import { ContactMenu } from './ContactMenu.tsx'
import { useContactPanelStyles } from './ContactPanel.styles.ts'
import { ReachButtons } from './ReachButtons.tsx'

/** A panel beside the list to read and edit a contact. `?contact=id` in the URL opens it. */
export function ContactPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: contact, error, refetch } = useContact(id)
  const timeZone = useTimeZone()
  const pageAddress = useContactPageAddress()
  const styles = useContactPanelStyles()

  const into = mergedInto(error)
  if (into) return <FollowMerged into={into} />
  if (contact && !isNotThere(error)) {
    return (
      <SidePanel
        open
        title={contactName(contact)}
        meta={
          <>
            {copy.contactPanel.changed(formatAgoWithin(contact.updated_at, timeZone))}
            <ReachButtons contact={contact} className={styles.reach} />
          </>
        }
        onClose={onClose}
        actions={
          <>
            <LinkButton to={pageAddress(id)} appearance="primary">
              {copy.contactPanel.openPage}
            </LinkButton>
            <ContactMenu contact={contact} onDeleted={onClose} />
          </>
        }
      >
        <ContactDetails contact={contact} />
      </SidePanel>
    )
  }
  return (
    <SidePanel open title={contact ? contactName(contact) : copy.contactPanel.title} onClose={onClose}>
      {isNotThere(error) ? (
        contact ? (
          <GoneContact />
        ) : (
          <NotFound />
        )
      ) : error ? (
        <ErrorState title={copy.contactPanel.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={copy.contactPanel.loading} />
      )}
    </SidePanel>
  )
}
