import { Button } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import type { ReactNode } from 'react'
import { callLink, formatPhone } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { copy } from './copy.ts'
import { usePersonCardStyles } from './PersonCard.styles.ts'

export interface PersonCardProps {
  name: string
  image?: string | null
  /** Their role in the deal: "Buyer", "Lead". */
  role: string
  phone?: string | null
  email?: string | null
  /** At the end of the row, such as a remove button. */
  end?: ReactNode
}

/** A person of a deal, with links to call and email them. */
export function PersonCard({ name, image, role, phone, email, end }: PersonCardProps) {
  const styles = usePersonCardStyles()
  return (
    <li className={styles.card}>
      <PersonAvatar name={name} image={image ?? null} size={40} decorative />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
      </div>
      <div className={styles.links}>
        {phone && (
          <Button
            as="a"
            href={callLink(phone)}
            icon={<CallRegular />}
            aria-label={copy.personCard.call(name, formatPhone(phone))}
          >
            {formatPhone(phone)}
          </Button>
        )}
        {email && (
          <Button
            as="a"
            href={`mailto:${email}`}
            icon={<MailRegular />}
            aria-label={copy.personCard.mail(name)}
            title={email}
          />
        )}
        {end}
      </div>
    </li>
  )
}
