import type { Deal } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoney } from 'ui-kit/format'
import { formatAddress } from '#parts/deals/address.ts'
import { dealFactLabel, dealFactText, dealFieldLabel } from '#parts/deals/deal-facts.ts'
import { Imprint } from '#parts/print/Imprint.tsx'
import { copy } from './copy.ts'
import { usePrintStyles } from './print.styles.ts'

const printed = ['earnest_money', 'representation', 'deal_type', 'mls_number'] as const

/** The deal's name, price and progress. */
export function PrintHead({ deal }: { deal: Deal }) {
  const styles = usePrintStyles()
  const address = formatAddress(deal.address)
  const facts = [
    { label: dealFactLabel(deal, 'price'), value: deal.price === null ? '' : formatMoney(deal.price) },
    ...printed.map((name) => ({ label: dealFieldLabel(name), value: dealFactText(deal, name) })),
    { label: copy.printHead.progress, value: copy.printHead.tasks(deal.progress.done, deal.progress.total) },
  ].filter(({ value }) => value)
  return (
    <header className={styles.head}>
      <Imprint />
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
