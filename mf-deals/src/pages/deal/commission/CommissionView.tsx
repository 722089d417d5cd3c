import type { CommissionLedger, Deal } from 'openapi'
import { CommissionState } from 'openapi/codes'
import { exportAddress } from 'remote-kit/export-address'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { useTeamPeople } from '#parts/teams/teams.api.ts'
import { CapProgress } from './CapProgress.tsx'
import { useCommissionLedger } from './commission.api.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { TermsPanel } from './TermsPanel.tsx'

/** The commission of a deal line by line, with the terms for owners and admins to edit. Agents see their own share. */
export function CommissionView({ deal }: { deal: Deal }) {
  const styles = useDealLayoutStyles()
  const { nameOf } = useTeamPeople()
  const timeZone = useTimeZone()
  const { data: ledger, error, refetch } = useCommissionLedger(deal.id)
  if (error)
    return <ErrorState title="The commission could not be loaded" error={error} onRetry={() => void refetch()} />
  if (!ledger) return <SkeletonRows label="Loading the commission" rows={8} />
  // Whoever may edit the terms also sees them.
  const isKeeper = deal.commission?.referral_bp !== null
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel
          title={isKeeper ? 'Ledger' : 'Your share'}
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
          <Panel title="Caps">
            {ledger.agents.map((agent) => (
              <CapProgress key={agent.user} agent={agent} name={nameOf(agent.user) || 'Former member'} />
            ))}
          </Panel>
        )}
      </div>
    </div>
  )
}

const confirmationText = ({ state, confirmed_at: at }: CommissionLedger, timeZone: string): string => {
  if (state === CommissionState.projected) return 'Projected, as if it closed next'
  return at ? `Confirmed ${formatInstant(at, timeZone)}` : 'Confirmed'
}

const emptyLabel = ({ agents }: CommissionLedger, isKeeper: boolean): string => {
  if (!isKeeper && agents.every(({ share_bp }) => share_bp === 0)) return 'You have no share of this deal.'
  return 'Nothing is known yet: it needs a price and a rate, or a flat amount.'
}
