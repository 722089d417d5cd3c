import { Switch } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { PrintScreen } from '#parts/print/PrintScreen.tsx'
import { copy } from './copy.ts'
import { PrintCommission } from './PrintCommission.tsx'
import { PrintHead } from './PrintHead.tsx'
import { PrintDates, PrintPeople } from './PrintFacts.tsx'
import { PrintMilestones } from './PrintMilestones.tsx'
import { PrintNotes } from './PrintNotes.tsx'
import { usePrintStyles } from './print.styles.ts'
import { usePrintedDeal } from './use-printed-deal.ts'

/** The print version of a deal, with all sections below each other. */
export function PrintDealScreen({ deal, onLeave }: { deal: Deal; onLeave: () => void }) {
  const styles = usePrintStyles()
  const [hasNotes, setHasNotes] = useState(false)
  const printed = usePrintedDeal(deal, hasNotes)
  const notes = (
    <Switch
      label={copy.printDealScreen.withNotes}
      checked={hasNotes}
      onChange={(_, { checked }) => setHasNotes(checked)}
    />
  )
  return (
    <PrintScreen
      name={deal.name}
      isWhole={printed.isWhole}
      options={notes}
      leave={copy.printDealScreen.back}
      onLeave={onLeave}
    >
      <PrintHead deal={deal} />
      <div className={styles.columns}>
        <PrintPeople deal={deal} contacts={printed.contacts} />
        <PrintDates deal={deal} />
      </div>
      <PrintMilestones milestones={printed.milestones} tasks={printed.tasks} />
      {printed.ledger && <PrintCommission ledger={printed.ledger} />}
      {hasNotes && <PrintNotes deal={deal} notes={printed.notes} />}
    </PrintScreen>
  )
}
