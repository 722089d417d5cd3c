import type { Commission } from 'openapi'
import { FactList } from 'ui-kit/FactList'
import { formatMoney, formatRate } from 'ui-kit/format'
import { Panel } from 'ui-kit/Panel'

/** What the deal earns, as far as the API lets the viewer see: all of it, or their own share. */
export function CommissionPanel({ commission }: { commission: Commission }) {
  const { rate_bp, flat, gross, referral, company, agents_amount, fees, my_share } = commission
  const terms = flat === null ? formatRate(rate_bp) : `${formatMoney(flat)} flat`
  const facts = [
    { label: 'Terms', shown: rate_bp !== null || flat !== null, value: terms },
    { label: 'Gross', shown: gross !== null, value: formatMoney(gross) },
    { label: 'Referral', shown: Boolean(referral), value: formatMoney(referral) },
    { label: 'Company', shown: company !== null, value: formatMoney(company) },
    { label: 'Fees', shown: Boolean(fees), value: formatMoney(fees) },
    { label: 'Agents', shown: agents_amount !== null, value: formatMoney(agents_amount) },
    { label: 'Your share', shown: my_share !== null, value: <strong>{formatMoney(my_share)}</strong> },
  ].filter(({ shown }) => shown)
  if (facts.length === 0) return null
  return (
    <Panel title="Commission">
      <FactList facts={facts} />
    </Panel>
  )
}
