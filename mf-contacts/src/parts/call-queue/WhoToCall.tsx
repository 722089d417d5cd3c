import { CallRegular } from '@fluentui/react-icons/svg/call'
import { Button } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { contactSourceLabels } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { contactStatusChips, contactTemperatureChips } from 'ui-kit/code-labels'
import { formatAgoWithin } from 'ui-kit/days'
import { FactLine } from 'ui-kit/FactLine'
import { callLink, formatPhone } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Money } from 'ui-kit/Money'
import { StatusChip } from 'ui-kit/StatusChip'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { useCallQueueStyles } from './CallQueue.styles.ts'
import { copy } from './copy.ts'

/** A contact in short, above all the number to call. */
export function WhoToCall({ contact }: { contact: Contact }) {
  const styles = useCallQueueStyles()
  const timeZone = useTimeZone()
  const pageAddress = useContactPageAddress()
  const [first, ...others] = contact.phones
  const touch = contact.last_touch_at
  return (
    <>
      <div className={styles.facts}>
        <StatusChip chip={contactStatusChips[contact.status]} />
        <StatusChip chip={contactTemperatureChips[contact.temperature]} />
        <FactLine
          facts={[
            ...(contact.company ? [contact.company] : []),
            contactSourceLabels[contact.source],
            ...(contact.price === null ? [] : [<Money key="price" cents={contact.price} short />]),
            touch ? copy.lastContacted(formatAgoWithin(touch, timeZone)) : copy.neverContacted,
          ]}
        />
      </div>
      {first ? (
        <a className={styles.number} href={callLink(first)} aria-label={copy.callNumber(formatPhone(first))}>
          <CallRegular aria-hidden fontSize={26} />
          {formatPhone(first)}
        </a>
      ) : (
        <Hint>{copy.noPhone}</Hint>
      )}
      <div className={styles.others}>
        {others.map((phone) => (
          <Button key={phone} as="a" href={callLink(phone)} icon={<CallRegular />}>
            {formatPhone(phone)}
          </Button>
        ))}
        <LinkButton to={pageAddress(contact.id)}>{copy.openPage}</LinkButton>
      </div>
      {contact.notes && <p className={styles.notes}>{contact.notes}</p>}
    </>
  )
}
