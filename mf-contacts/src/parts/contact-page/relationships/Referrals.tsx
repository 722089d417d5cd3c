import type { ContactReferrals, Referral, ReferralSums } from 'openapi'
import { Link } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoneyShort } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useReferrals } from './relationships.api.ts'
import { useReferralsStyles } from './Referrals.styles.ts'

const words = copy.referrals

/** Whom a contact referred, whom these referred, and what their closed deals brought. Nothing if they referred no one. */
export function Referrals({ contact }: { contact: string }) {
  const styles = useReferralsStyles()
  const { data, error, refetch } = useReferrals(contact)
  if (error && !data) {
    return (
      <Panel title={words.title}>
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!data || data.people === 0) return null
  return (
    <Panel title={words.title}>
      <p className={styles.total}>
        <FactLine facts={[words.people(data.people), ...factsOf(data.total, data.amounts)]} />
      </p>
      <ul className={styles.list}>
        {data.results.map((one) => (
          <Row key={one.contact.id} referral={one} amounts={data.amounts} />
        ))}
      </ul>
      {data.has_more && <Hint>{words.more}</Hint>}
    </Panel>
  )
}

type Amounts = ContactReferrals['amounts']

function Row({ referral, amounts }: { referral: Referral; amounts: Amounts }) {
  const styles = useReferralsStyles()
  const addressOf = useContactPageAddress()
  const { contact, depth, deals } = referral
  return (
    <li className={styles.row} style={{ paddingInlineStart: `${(depth - 1) * STEP}px` }}>
      <Link className={styles.name} to={addressOf(contact.id)}>
        {contact.name || copy.nameless}
      </Link>
      <span className={styles.facts}>
        {deals === 0 ? words.noDeals : <FactLine facts={factsOf(referral, amounts)} />}
      </span>
    </li>
  )
}

/** How far a level is moved in, in pixels. */
const STEP = 16

function factsOf({ deals, volume, commission }: ReferralSums, amounts: Amounts): string[] {
  const earned = amounts === 'own' ? words.own : words.commission
  return [
    words.deals(deals),
    ...(deals > 0 && volume !== null ? [words.volume(formatMoneyShort(volume))] : []),
    ...(deals > 0 && commission !== null ? [earned(formatMoneyShort(commission))] : []),
  ]
}
