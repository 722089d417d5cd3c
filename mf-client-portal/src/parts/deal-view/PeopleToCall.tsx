import { Button } from '@fluentui/react-components'
import type { ClientAgent, ClientAudience } from 'openapi'
import { callLink, formatPhone } from 'ui-kit/format'
import { Panel } from 'ui-kit/Panel'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { copy } from './copy.ts'
import { usePeopleToCallStyles } from './PeopleToCall.styles.ts'

export interface PeopleToCallProps {
  people: readonly ClientAgent[]
  brokerage: string
  audience: ClientAudience
}

/** The people to contact, with links to write or call. The lead agent comes first. */
export function PeopleToCall({ people, brokerage, audience }: PeopleToCallProps) {
  const styles = usePeopleToCallStyles()
  if (people.length === 0) return null
  return (
    <Panel>
      {people.map(({ name, email, phone_number: phone, image }, i) => (
        <div key={email} className={styles.person}>
          <div className={styles.who}>
            <PersonAvatar name={name} image={image} size={40} decorative />
            <div>
              <div className={styles.name}>{name}</div>
              <div className={styles.role}>
                {[copy.peopleToCall[i === 0 ? 'lead' : 'other'][audience], brokerage].filter(Boolean).join(', ')}
              </div>
            </div>
          </div>
          <div className={styles.onPaper}>{[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}</div>
          <div className={styles.ways}>
            <Button
              as="a"
              href={`mailto:${email}`}
              appearance={i === 0 ? 'primary' : 'secondary'}
              aria-label={copy.peopleToCall.emailTo(name)}
            >
              {copy.peopleToCall.email}
            </Button>
            {phone && (
              <Button as="a" href={callLink(phone)} aria-label={copy.peopleToCall.callTo(name, formatPhone(phone))}>
                {copy.peopleToCall.call}
              </Button>
            )}
          </div>
        </div>
      ))}
    </Panel>
  )
}
