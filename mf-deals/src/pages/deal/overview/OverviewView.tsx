import type { Deal } from 'openapi'
import { useCustomFields } from 'remote-kit/custom-fields'
import { lazyPart } from 'ui-kit/lazy-part'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { CommissionPanel } from './CommissionPanel.tsx'
import { DatesPanel } from './DatesPanel.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { NextSteps } from './NextSteps.tsx'
import { NotesPanel } from './NotesPanel.tsx'

const CustomFieldsPanel = lazyPart(async () => (await import('./CustomFieldsPanel.tsx')).CustomFieldsPanel)
const ContractsPanel = lazyPart(async () => (await import('#pages/deal/contracts/ContractsPanel.tsx')).ContractsPanel)

export interface OverviewViewProps {
  deal: Deal
  onOpenTask: (task: string) => void
  onOpenCommission: () => void
}

/** The first tab of a deal: next steps and facts. */
export function OverviewView({ deal, onOpenTask, onOpenCommission }: OverviewViewProps) {
  const styles = useDealLayoutStyles()
  const hasCustomFields = useCustomFields('deal').length > 0
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <NextSteps deal={deal} onOpen={({ id }) => onOpenTask(id)} />
        <FactsPanel deal={deal} />
        {hasCustomFields && <CustomFieldsPanel deal={deal} />}
        <ContractsPanel deal={deal} />
      </div>
      <div className={styles.column}>
        <DatesPanel deal={deal} />
        {deal.commission && <CommissionPanel deal={deal} commission={deal.commission} onOpen={onOpenCommission} />}
        <NotesPanel deal={deal} />
      </div>
    </div>
  )
}
