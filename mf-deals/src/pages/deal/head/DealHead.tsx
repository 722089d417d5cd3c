import { Button } from '@fluentui/react-components'
import type { Deal, Phase } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { type ReactNode, useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { Bone } from 'ui-kit/Bone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { useArchiveDeal } from '#pages/deal/actions/use-archive-deal.ts'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { isEarlyClosing } from '#parts/deal-status/early-closing.ts'
import { isLosing } from '#parts/deal-status/losing.ts'
import { isUnderWay } from '#parts/deals/deal-labels.ts'
import { usePhases } from '#parts/deals/deals.api.ts'
import type { GateRefusal } from '#parts/gates/gate-refusal.ts'
import { copy } from './copy.ts'
import { DateStrip } from './DateStrip.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { RiskBadge } from './RiskBadge.tsx'
import { type Move, useMoveDeal } from './use-move-deal.ts'

const PhaseGateDialog = lazyPart(async () => (await import('#parts/gates/PhaseGateDialog.tsx')).PhaseGateDialog)
const EarlyClosingModal = lazyPart(
  async () => (await import('#parts/deal-status/EarlyClosingModal.tsx')).EarlyClosingModal,
)
const LostReasonModal = lazyPart(async () => (await import('#parts/deal-status/LostReasonModal.tsx')).LostReasonModal)
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
  const [losingTo, setLosingTo] = useState<Phase | null>(null)
  const [isEarly, setIsEarly] = useState(false)
  const [refused, setRefused] = useState<{ refusal: GateRefusal; move: Move } | null>(null)
  const move = useMoveDeal({
    onProposed,
    onRefused: (refusal, refusedMove) => setRefused({ refusal, move: refusedMove }),
  })
  const archive = useArchiveDeal()
  const { data, isPending } = usePhases(deal.workspace)
  const phases = data?.results ?? []
  const from = phases.find(({ id }) => id === deal.phase) ?? null

  const moveTo = (phase: Phase) => {
    if (isLosing(deal, phase)) setLosingTo(phase)
    else if (isEarlyClosing(deal, phase)) setIsEarly(true)
    else move({ deal, phase, from })
  }

  return (
    <div className={styles.head}>
      {deal.archived_at && (
        <DealNotice text={copy.dealHead.archived(withinSentence(formatInstant(deal.archived_at, timeZone)))}>
          <Button onClick={() => archive(deal, false)}>{copy.dealHead.restore}</Button>
        </DealNotice>
      )}
      {isPending && <Bone height="32px" />}
      {phases.length > 0 && (
        <PhaseBar phases={phases} current={deal.phase} isClosed={deal.status === DealStatus.Closed} onMove={moveTo} />
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
      {losingTo && (
        <LostReasonModal
          name={deal.name}
          onSubmit={(lostReason) => {
            setLosingTo(null)
            move({ deal, phase: losingTo, from, lostReason })
          }}
          onClose={() => setLosingTo(null)}
        />
      )}
      {isEarly && (
        <EarlyClosingModal
          deal={deal}
          onContract={() => {
            setIsEarly(false)
            onStatus(DealStatus.UnderContract)
          }}
          onClose={() => setIsEarly(false)}
        />
      )}
      {refused && (
        <PhaseGateDialog
          deal={deal}
          phase={refused.move.phase.id}
          phases={phases}
          refusal={refused.refusal}
          onClose={() => setRefused(null)}
          onFilled={() => {
            setRefused(null)
            move(refused.move)
          }}
        />
      )}
      <div className={styles.line}>
        {isUnderWay(deal) && <RiskBadge risk={deal.risk} onOpenTask={onOpenTask} />}
        <DateStrip deal={deal} />
      </div>
      {children}
    </div>
  )
}
