import { Button, makeStyles } from '@fluentui/react-components'
import type { ClientAgent } from 'openapi'
import { formatPhone } from 'ui-kit/format'
import { media } from 'ui-kit/media'
import { Panel } from 'ui-kit/Panel'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  person: { ':not(:first-of-type)': { marginTop: '18px', paddingTop: '18px', borderTop: `1px solid ${look.line}` } },
  who: { display: 'flex', alignItems: 'center', gap: '12px', marginBottom: '14px' },
  name: { fontWeight: 600, color: look.ink },
  role: { color: look.ink2, fontSize: '12.5px', lineHeight: '16px' },
  ways: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', [media.print]: { display: 'none' } },
  // Paper has no buttons to press.
  onPaper: { display: 'none', color: look.ink, [media.print]: { display: 'block' } },
})

/** Who to turn to, with one press to write or call. The lead agent comes first. */
export function PeopleToCall({ people, brokerage }: { people: ClientAgent[]; brokerage: string }) {
  const styles = useStyles()
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
                {[i === 0 ? 'Your agent' : 'Also on your side', brokerage].filter(Boolean).join(', ')}
              </div>
            </div>
          </div>
          <div className={styles.onPaper}>{[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}</div>
          <div className={styles.ways}>
            <Button
              as="a"
              href={`mailto:${email}`}
              appearance={i === 0 ? 'primary' : 'secondary'}
              aria-label={`Message ${name}`}
            >
              Message
            </Button>
            {phone && (
              <Button
                as="a"
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                aria-label={`Call ${name}, ${formatPhone(phone)}`}
              >
                Call
              </Button>
            )}
          </div>
        </div>
      ))}
    </Panel>
  )
}
