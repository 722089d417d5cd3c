import type { CommissionOutcome } from 'openapi'
import { FactList } from 'ui-kit/FactList'
import { formatMoney, formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useTeamPeople } from 'remote-kit/team-people'
import { useClosingPreviewStyles } from './ClosingPreview.styles.ts'
import { copy } from './copy.ts'
import { RecomputedTable } from './RecomputedTable.tsx'

/** The commission that closing confirms, and the changes to deals that closed later. */
export function ClosingPreview({ outcome }: { outcome: CommissionOutcome }) {
  const styles = useClosingPreviewStyles()
  const { nameOf } = useTeamPeople()
  const { ledger, recomputed } = outcome
  const { gross, referral, franchise, company, fees } = ledger
  const facts = [
    { label: copy.closingPreview.gross, amount: gross },
    { label: copy.closingPreview.referral, amount: referral },
    { label: copy.closingPreview.franchise, amount: franchise },
    { label: copy.closingPreview.company, amount: company === null ? null : company + (fees ?? 0) },
    ...ledger.agents.map(({ user, amount }) => ({ label: nameOf(user) || copy.closingPreview.agent, amount })),
  ]
  const shown = facts.filter(({ amount }) => amount !== null && amount !== 0)
  if (shown.length === 0) return null
  const later = new Set(recomputed.map(({ deal }) => deal)).size
  return (
    <section aria-label={copy.closingPreview.label} className={styles.preview}>
      <Hint>{copy.closingPreview.confirms}</Hint>
      <FactList facts={shown.map(({ label, amount }) => ({ label, value: formatMoney(amount) }))} />
      {later > 0 && (
        <>
          <p>{copy.closingPreview.later(formatQuantity(later, 'deal'))}</p>
          <RecomputedTable recomputed={recomputed} nameOf={nameOf} />
        </>
      )}
    </section>
  )
}
