import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Commission, Deal } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { FactList } from 'ui-kit/FactList'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { termsText } from '#parts/commission/terms-text.ts'
import { copy } from './copy.ts'

export interface CommissionPanelProps {
  deal: Pick<Deal, 'agents'>
  commission: Commission
  onOpen: () => void
}

/** The commission of the deal, as far as the API shows it to the viewer: all of it, or their own share. */
export function CommissionPanel({ deal, commission, onOpen }: CommissionPanelProps) {
  const user = useAtomValue(userProfileAtom)?.id
  const { gross, referral, franchise, company, agents_amount, fees_amount, my_share } = commission
  const terms = termsText(commission)
  const facts = [
    { label: copy.commissionPanel.terms, shown: terms !== '', value: terms },
    { label: copy.commissionPanel.gross, shown: gross !== null, value: formatMoney(gross) },
    { label: copy.commissionPanel.referral, shown: Boolean(referral), value: formatMoney(referral) },
    { label: copy.commissionPanel.franchise, shown: Boolean(franchise), value: formatMoney(franchise) },
    { label: copy.commissionPanel.company, shown: company !== null, value: formatMoney(company) },
    { label: copy.commissionPanel.fees, shown: Boolean(fees_amount), value: formatMoney(fees_amount) },
    { label: copy.commissionPanel.agents, shown: agents_amount !== null, value: formatMoney(agents_amount) },
    { label: copy.commissionPanel.share, shown: my_share !== null, value: <strong>{formatMoney(my_share)}</strong> },
  ].filter(({ shown }) => shown)
  if (facts.length === 0) return null
  return (
    <Panel
      title={copy.commissionPanel.title}
      actions={
        <Button size="small" onClick={onOpen}>
          {copy.commissionPanel.breakdown}
        </Button>
      }
    >
      <FactList facts={facts} />
      {my_share === 0 && <Hint>{whyNoShare(deal, commission, user)}</Hint>}
    </Panel>
  )
}

/** Why the viewer receives nothing. */
function whyNoShare({ agents }: Pick<Deal, 'agents'>, { has_terms: hasTerms }: Commission, user: string | undefined) {
  const own = agents.find((agent) => agent.user === user)
  if (!own) return copy.whyNoShare.notYours
  if (!hasTerms) return copy.whyNoShare.noTerms
  return own.share_bp === 0 ? copy.whyNoShare.noPart : copy.whyNoShare.nothingLeft
}
