import { useAtomValue } from 'jotai'
import type { Deal } from 'openapi'
import { dealStatusLabels, dealTypeLabels, representationLabels } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoney, formatPersonName } from 'ui-kit/format'
import { formatAddress } from '#parts/deals/address.ts'
import { paperDay } from './paper.ts'
import { usePrintStyles } from './print.styles.ts'

/** What deal this is, what it is worth, and who printed it when. */
export function PrintHead({ deal }: { deal: Deal }) {
  const styles = usePrintStyles()
  const user = useAtomValue(userProfileAtom)
  const now = useToday()
  const office = user?.account.brokerage || user?.account.name
  const address = formatAddress(deal.address)
  const facts = [
    { label: 'Price', value: deal.price === null ? '' : formatMoney(deal.price) },
    { label: 'Earnest money', value: deal.earnest_money === null ? '' : formatMoney(deal.earnest_money) },
    { label: 'We represent', value: representationLabels[deal.representation] },
    { label: 'Type', value: dealTypeLabels[deal.deal_type] },
    { label: 'MLS number', value: deal.mls_number },
    { label: 'Done', value: `${deal.progress.done} of ${deal.progress.total} tasks` },
  ].filter(({ value }) => value)
  return (
    <header className={styles.head}>
      <div className={styles.imprint}>
        <strong>{office}</strong>
        <span>
          {paperDay(now)}
          {user?.person && ` · ${formatPersonName(user.person)}`}
        </span>
      </div>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>{deal.name}</h2>
        <span className={styles.status}>{dealStatusLabels[deal.status]}</span>
      </div>
      <p className={styles.under}>
        <FactLine facts={[deal.client_names.join(', '), address !== deal.name && address, deal.headline]} />
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
