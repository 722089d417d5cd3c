import { Button } from '@fluentui/react-components'
import type { Contact, ContactDraft } from 'openapi'
import { useEffect, useState } from 'react'
import { formatPhone } from 'ui-kit/format'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useDuplicateHintStyles } from './DuplicateHint.styles.ts'
import { useDraftDuplicates } from './duplicates.api.ts'

/** How long typing has to rest before anyone is looked for. */
const REST_MS = 300
/** More would be a list, not a hint. */
const MOST_SHOWN = 2

export interface DraftHintProps {
  /** What has been typed so far. */
  draft: ContactDraft
  /** Takes an existing contact instead of adding one. */
  onUse: (contact: Contact) => void
}

/** While a contact is being added: says who it may be. Always in the page, so that screen readers announce it. */
export function DraftHint({ draft, onUse }: DraftHintProps) {
  const styles = useDuplicateHintStyles()
  const asked = useRested(JSON.stringify(draft))
  const typed: ContactDraft = JSON.parse(asked)
  const { data } = useDraftDuplicates(isTelling(typed) ? typed : null)
  const shown = isTelling(typed) ? (data?.results.slice(0, MOST_SHOWN) ?? []) : []
  return (
    <div role="status" className={styles.region}>
      {shown.map(({ contact }) => (
        <Maybe key={contact.id} contact={contact} onUse={onUse} />
      ))}
    </div>
  )
}

function Maybe({ contact, onUse }: { contact: Contact; onUse: DraftHintProps['onUse'] }) {
  const styles = useDuplicateHintStyles()
  const addressOf = useContactPageAddress()
  const name = contactName(contact)
  const fact = contact.emails[0] ?? formatPhone(contact.phones[0])
  return (
    <div className={styles.hint}>
      <p className={styles.words}>
        {copy.draft.lead} <span className={styles.name}>{name}</span>
        {fact && <span className={styles.facts}>, {fact}</span>}
      </p>
      <div className={styles.actions}>
        <Button
          as="a"
          size="small"
          href={`/agent/contacts${withoutForm(addressOf(contact.id))}`}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.draft.openFor(name)}
        >
          {copy.draft.open}
        </Button>
        <Button size="small" aria-label={copy.draft.useFor(name)} onClick={() => onUse(contact)}>
          {copy.draft.use}
        </Button>
      </div>
    </div>
  )
}

/** The address of the contact, without the form that is open here. */
function withoutForm(address: string): string {
  const params = new URLSearchParams(address)
  params.delete('create')
  return `?${params}`
}

/** Whether it is enough to look for someone by. */
const isTelling = ({ first_name, last_name, emails = [], phones = [] }: ContactDraft): boolean =>
  Boolean(first_name && last_name) ||
  emails.some((email) => email.includes('@')) ||
  phones.some((phone) => phone.replaceAll(/\D/g, '').length >= 7)

/** The text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const resting = window.setTimeout(() => setRested(text), REST_MS)
    return () => window.clearTimeout(resting)
  }, [text])
  return rested
}
