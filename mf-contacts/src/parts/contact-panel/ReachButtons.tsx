import { Button, mergeClasses } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import type { Contact } from 'openapi'
import { callLink, textLink } from 'ui-kit/format'
import { useCallReturn } from '#parts/log-call/use-call-return.ts'
import { copy } from './copy.ts'
import { useHowToReachStyles } from './HowToReach.styles.ts'

/** Buttons to call, text and email, with the first number and address. */
export function ReachButtons({ contact, className }: { contact: Contact; className?: string }) {
  const styles = useHowToReachStyles()
  const [phone] = contact.phones
  const [email] = contact.emails
  const onCall = useCallReturn(contact)
  if (!phone && !email) return null
  return (
    <div className={mergeClasses(styles.buttons, className)}>
      {phone && (
        <Button as="a" href={callLink(phone)} icon={<CallRegular />} onClick={onCall}>
          {copy.reach.call}
        </Button>
      )}
      {phone && (
        <Button as="a" href={textLink(phone)} icon={<ChatRegular />}>
          {copy.reach.text}
        </Button>
      )}
      {email && (
        <Button as="a" href={`mailto:${email}`} icon={<MailRegular />}>
          {copy.reach.email}
        </Button>
      )}
    </div>
  )
}
