import { Button } from '@fluentui/react-components'
import type { Deal, DealStatus } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { type ReactNode, useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { useArchiveDeal } from '#pages/deal/actions/use-archive-deal.ts'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { usePhases } from '#parts/deals/deals.api.ts'
import type { GateRefusal } from '#parts/gates/gate-refusal.ts'
import { copy } from './copy.ts'
import { DateStrip } from './DateStrip.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { RiskBadge } from './RiskBadge.tsx'
import { type Move, useMoveDeal } from './use-move-deal.ts'

const GateFormDialog = lazyPart(async () => (await import('#parts/gates/GateFormDialog.tsx')).GateFormDialog)
// Most deals have none.
const DealNotice = lazyPart(async () => (await import('./DealNotice.tsx')).DealNotice)

export interface DealHeadProps {
  deal: Deal
  /** The status of the new phase, offered after a move. */
  proposed: DealStatus | null
  onProposed: (status: DealStatus | null) => void
  onStatus: (status: DealStatus) => void
  onOpenTask: (task: string) => void
  /** The tabs. */
  children: ReactNode
}

/** The header of a deal: phase, dates and risk, and the offered status after a move. */
export function DealHead({ deal, proposed, onProposed, onStatus, onOpenTask, children }: DealHeadProps) {
  const styles = useDealLayoutStyles()
  const timeZone = useTimeZone()
  const [refused, setRefused] = useState<{ refusal: GateRefusal; move: Move } | null>(null)
  const move = useMoveDeal({
    onProposed,
    onRefused: (refusal, refusedMove) => setRefused({ refusal, move: refusedMove }),
  })
  const archive = useArchiveDeal()
  const phases = usePhases(deal.workspace).data?.results ?? []
  const from = phases.find(({ id }) => id === deal.phase) ?? null

  return (
    <div className={styles.head}>
      {deal.archived_at && (
        <DealNotice text={copy.dealHead.archived(formatInstant(deal.archived_at, timeZone))}>
          <Button onClick={() => archive(deal, false)}>{copy.dealHead.restore}</Button>
        </DealNotice>
      )}
      {phases.length > 0 && (
        <PhaseBar phases={phases} current={deal.phase} onMove={(phase) => move({ deal, phase, from })} />
      )}
      {proposed && proposed !== deal.status && (
        <DealNotice text={copy.dealHead.proposal(dealStatusLabels[proposed])}>
          <Button
            appearance="primary"
            onClick={() => {
              onProposed(null)
              onStatus(proposed)
            }}
          >
            {copy.dealHead.accept(dealStatusLabels[proposed])}
          </Button>
          <Button onClick={() => onProposed(null)}>{copy.dealHead.keep(dealStatusLabels[deal.status])}</Button>
        </DealNotice>
      )}
      {refused && (
        <GateFormDialog
          // A new request for other fields starts with an empty form.
          key={refused.refusal.errors.map(({ field }) => field).join()}
          deal={deal}
          {...refused.refusal}
          onClose={() => setRefused(null)}
          onFilled={() => {
            setRefused(null)
            move(refused.move)
          }}
        />
      )}
      <div className={styles.line}>
        <RiskBadge risk={deal.risk} onOpenTask={onOpenTask} />
        <DateStrip deal={deal} />
      </div>
      {children}
    </div>
  )
}
