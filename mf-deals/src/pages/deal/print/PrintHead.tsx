import { useAtomValue } from 'jotai'
import type { Deal } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoney, formatPersonName } from 'ui-kit/format'
import { formatAddress } from '#parts/deals/address.ts'
import { dealFactText, dealFieldLabel } from '#parts/deals/deal-facts.ts'
import { copy } from './copy.ts'
import { paperDay } from './paper.ts'
import { usePrintStyles } from './print.styles.ts'

const printed = ['earnest_money', 'representation', 'deal_type', 'mls_number'] as const

/** The deal's name and price, and who printed it and when. */
export function PrintHead({ deal }: { deal: Deal }) {
  const styles = usePrintStyles()
  const user = useAtomValue(userProfileAtom)
  const now = useToday()
  const office = user?.account.brokerage || user?.account.name
  const address = formatAddress(deal.address)
  const facts = [
    { label: dealFieldLabel('price'), value: deal.price === null ? '' : formatMoney(deal.price) },
    ...printed.map((name) => ({ label: dealFieldLabel(name), value: dealFactText(deal, name) })),
    { label: copy.printHead.progress, value: copy.printHead.tasks(deal.progress.done, deal.progress.total) },
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
