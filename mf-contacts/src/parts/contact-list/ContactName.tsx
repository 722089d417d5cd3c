import { mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { Link } from 'react-router'
import { formatPhone } from 'ui-kit/format'
import { contactApproach } from '#parts/contact-panel/contact-panel.ts'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'
import { useContactNameStyles } from './ContactName.styles.ts'

/** A contact's name as a link, above its company, phone number or email address. */
export function ContactName({ contact }: { contact: Contact }) {
  const styles = useContactNameStyles()
  const restoreFocus = useRestoreFocusTarget()
  const addressOf = useContactAddress()
  const name = contactName(contact)
  const second = [contact.company, formatPhone(contact.phones[0]), contact.emails[0]].find(
    (text) => text && text !== name,
  )
  return (
    <>
      <span className={styles.line}>
        <Link
          to={addressOf(contact.id)}
          preventScrollReset
          className={styles.link}
          data-row-focus
          {...restoreFocus}
          {...contactApproach(contact.id)}
        >
          {name}
        </Link>
      </span>
      <span className={mergeClasses(styles.line, styles.second)}>
        {contact.sample && <span className={styles.sample}>{copy.contactName.sample}</span>}
        {second}
      </span>
    </>
  )
}
