import { mergeClasses } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { FactList } from 'ui-kit/FactList'
import { callLink, formatPhone, textLink } from 'ui-kit/format'
import { AddressField } from '#parts/inline-edit/AddressField.tsx'
import { textField } from '#parts/inline-edit/text-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { useCallReturn } from '#parts/log-call/use-call-return.ts'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'
import { useHowToReachStyles } from './HowToReach.styles.ts'

/** All numbers and addresses. */
export function HowToReach({ contact }: { contact: Contact }) {
  const styles = useHowToReachStyles()
  const onCall = useCallReturn(contact)
  const phones = (
    <InlineField contact={contact} field={textField('phones')} isInteractive>
      {contact.phones.map((phone) => (
        <span key={phone} className={styles.line}>
          <a className={mergeClasses(styles.link, styles.number)} href={callLink(phone)} onClick={onCall}>
            {formatPhone(phone)}
          </a>
          {/* The only number has a button. */}
          {contact.phones.length > 1 && (
            <a className={styles.second} href={textLink(phone)} aria-label={copy.reach.textNumber(formatPhone(phone))}>
              {copy.reach.text}
            </a>
          )}
        </span>
      ))}
    </InlineField>
  )
  const emails = (
    <InlineField contact={contact} field={textField('emails')} isInteractive>
      {contact.emails.map((email) => (
        <span key={email} className={styles.line}>
          <a className={styles.link} href={`mailto:${email}`} aria-label={email}>
            <Email address={email} />
          </a>
        </span>
      ))}
    </InlineField>
  )
  return (
    <DetailSection title={copy.howToReach.title}>
      <FactList
        facts={[
          { label: contactFields.phones.label, value: phones },
          { label: contactFields.emails.label, value: emails },
          { label: contactFields.address.label, value: <AddressField contact={contact} /> },
        ]}
      />
    </DetailSection>
  )
}

/** An address that breaks before its @ where it must. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
