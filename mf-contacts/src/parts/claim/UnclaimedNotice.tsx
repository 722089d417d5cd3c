import { mergeClasses } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { useOwners } from '#parts/contacts/contacts.api.ts'
import { useDuplicateHintStyles } from '#parts/duplicates/DuplicateHint.styles.ts'
import { ClaimButton } from './ClaimButton.tsx'
import { copy } from './copy.ts'
import { isUnclaimed } from './is-unclaimed.ts'

export interface UnclaimedNoticeProps {
  contact: Contact
  /** Something follows below it. */
  isApart?: boolean
}

/** Says that a lead waits to be claimed, until when, and who looks after it. Nothing for any other contact. */
export function UnclaimedNotice({ contact, isApart = false }: UnclaimedNoticeProps) {
  const styles = useDuplicateHintStyles()
  const timeZone = useTimeZone()
  const keeper = useOwners().get(contact.owner)?.name
  if (!isUnclaimed(contact)) return null
  const until = contact.claim?.until
  return (
    <section className={mergeClasses(styles.hint, isApart && styles.apart)} aria-label={copy.title}>
      <p className={styles.words}>
        {until ? copy.offered(withinSentence(formatInstant(until, timeZone))) : copy.pond}{' '}
        {keeper && <span className={styles.facts}>{copy.keeper(keeper)}</span>}
      </p>
      <ClaimButton contact={contact} appearance="primary" size="medium" />
    </section>
  )
}
