import type { CommissionLedger, Deal } from 'openapi'
import { CommissionState } from 'openapi/codes'
import { exportAddress } from 'remote-kit/export-address'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { CapProgress } from './CapProgress.tsx'
import { useCommissionLedger } from './commission.api.ts'
import { copy } from './copy.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { TermsPanel } from './TermsPanel.tsx'

/** The commission of a deal line by line, with the terms for owners and admins to edit. Agents see their own share. */
export function CommissionView({ deal }: { deal: Deal }) {
  const styles = useDealLayoutStyles()
  const { nameOf } = useTeamPeople()
  const timeZone = useTimeZone()
  const { data: ledger, error, refetch } = useCommissionLedger(deal.id)
  if (error && !ledger)
    return <ErrorState title={copy.commissionView.failed} error={error} onRetry={() => void refetch()} />
  if (!ledger) return <SkeletonRows label={copy.commissionView.loading} rows={8} />
  // Whoever may edit the terms also sees them.
  const isKeeper = deal.commission?.referral_bp !== null
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel
          title={isKeeper ? copy.commissionView.ledger : copy.commissionView.share}
          actions={
            <>
              <Hint>{confirmationText(ledger, timeZone)}</Hint>
              {ledger.lines.length > 0 && (
                <ExportButton
                  isSmall
                  href={exportAddress('/deals/{id}/commission/export/', {}, deal.id)}
                  what={formatQuantity(ledger.lines.length, 'line')}
                />
              )}
            </>
          }
        >
          {ledger.lines.length > 0 ? (
            <LedgerTable ledger={ledger} nameOf={nameOf} />
          ) : (
            <Hint>{emptyLabel(ledger, isKeeper)}</Hint>
          )}
        </Panel>
      </div>
      <div className={styles.column}>
        <ProposalPanel deal={deal} />
        {isKeeper && <TermsPanel deal={deal} />}
        {ledger.agents.length > 0 && (
          <Panel title={copy.commissionView.caps}>
            {ledger.agents.map((agent) => (
              <CapProgress
                key={agent.user}
                agent={agent}
                name={nameOf(agent.user) || copy.commissionView.formerMember}
              />
            ))}
          </Panel>
        )}
      </div>
    </div>
  )
}

const confirmationText = ({ state, confirmed_at: at }: CommissionLedger, timeZone: string): string => {
  if (state === CommissionState.projected) return copy.confirmationText.projected
  return at
    ? copy.confirmationText.confirmedAt(withinSentence(formatInstant(at, timeZone)))
    : copy.confirmationText.confirmed
}

const emptyLabel = ({ agents }: CommissionLedger, isKeeper: boolean): string => {
  if (!isKeeper && agents.every(({ share_bp }) => share_bp === 0)) return copy.emptyLabel.noShare
  return copy.emptyLabel.unknown
}
