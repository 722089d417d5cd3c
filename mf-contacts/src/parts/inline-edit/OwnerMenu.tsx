import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { canGiveContacts } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { useOwners } from '#parts/contacts/contacts.api.ts'
import { CodeMenu } from './CodeMenu.tsx'
import { useOwnerMenuStyles } from './OwnerMenu.styles.ts'

/** The owner of a contact, with a menu to change it for those who may. */
export function OwnerMenu({ contact }: { contact: Contact }) {
  const styles = useOwnerMenuStyles()
  const viewer = useAtomValue(userProfileAtom)
  const owners = [...useOwners().values()].map(({ id, name }) => ({ value: id, label: name }))

  const owner = <ContactOwner id={contact.owner} />
  if (!canGiveContacts(viewer)) return <div className={styles.fixed}>{owner}</div>
  return (
    <CodeMenu
      contact={contact}
      label={contactFields.owner.label}
      value={contact.owner}
      options={owners}
      change={(id) => ({ owner: id })}
    >
      {owner}
    </CodeMenu>
  )
}
