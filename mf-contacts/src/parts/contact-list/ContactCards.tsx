import type { Contact } from 'openapi'
import { contactSourceLabels } from 'openapi/codes'
import { memo } from 'react'
import { useToday } from 'remote-kit/use-today'
import { contactStatusChips, contactTemperatureChips } from 'ui-kit/code-labels'
import { DueDay } from 'ui-kit/DueDay'
import { StatusChip } from 'ui-kit/StatusChip'
import { isUnclaimed } from '#parts/claim/is-unclaimed.ts'
import { LazyClaimButton } from '#parts/claim/LazyClaimButton.ts'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { SelectContact } from '#parts/contact-selection/boxes/SelectContact.tsx'
import { useContactCardsStyles } from './ContactCards.styles.ts'
import { ContactName } from './ContactName.tsx'
import type { ContactListProps } from './ContactTable.tsx'
import { useContactCommands } from './use-contact-commands.tsx'
import { useListWindow } from './use-list-window.ts'

const CARD_HEIGHT = 96

/** Contacts as cards, for phones. Only those near the window are rendered. */
export function ContactCards({ label, contacts, total, openId: _openId, ...more }: ContactListProps) {
  const styles = useContactCardsStyles()
  const { listRef, step, first, last, before, after } = useListWindow({
    count: contacts.length,
    rowHeight: CARD_HEIGHT,
    ...more,
  })
  const menu = useContactCommands(label, contacts, step)

  return (
    <div ref={listRef}>
      <ul className={styles.list} aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
        {contacts.slice(first, last + 1).map((contact, offset) => (
          <li
            key={contact.id}
            data-row={first + offset}
            data-row-id={contact.id}
            aria-posinset={first + offset + 1}
            aria-setsize={total ?? -1}
            className={styles.item}
          >
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
      {menu}
    </div>
  )
}

/** Memoized, so that scrolling does not render it again. */
const ContactCard = memo(({ contact }: { contact: Contact }) => {
  const styles = useContactCardsStyles()
  const now = useToday()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <SelectContact contact={contact} />
        <div className={styles.name}>
          <ContactName contact={contact} />
        </div>
        {isUnclaimed(contact) ? (
          <LazyClaimButton contact={contact} />
        ) : (
          contact.next_follow_up && <DueDay day={contact.next_follow_up} now={now} />
        )}
      </div>
      <div className={styles.facts}>
        <StatusChip chip={contactStatusChips[contact.status]} />
        <StatusChip chip={contactTemperatureChips[contact.temperature]} />
        <span className={styles.source}>{contactSourceLabels[contact.source]}</span>
        {!isUnclaimed(contact) && <ContactOwner id={contact.owner} avatarOnly />}
      </div>
    </div>
  )
})
