import { Button, FluentProvider, Switch } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { PageFrame } from 'ui-kit/PageFrame'
import { lightTheme } from 'ui-kit/theme'
import { copy } from './copy.ts'
import { PrintCommission } from './PrintCommission.tsx'
import { PrintHead } from './PrintHead.tsx'
import { PrintDates, PrintPeople } from './PrintFacts.tsx'
import { PrintMilestones } from './PrintMilestones.tsx'
import { PrintNotes } from './PrintNotes.tsx'
import { usePaperStyle } from './paper.ts'
import { usePrintStyles } from './print.styles.ts'
import { usePrintedDeal } from './use-printed-deal.ts'

/** The print version of a deal, with all sections below each other. Always light, as paper is. */
export function PrintDealScreen({ deal, onLeave }: { deal: Deal; onLeave: () => void }) {
  const styles = usePrintStyles()
  usePaperStyle()
  const [hasNotes, setHasNotes] = useState(false)
  const printed = usePrintedDeal(deal, hasNotes)
  return (
    <PageFrame title={copy.printDealScreen.title(deal.name)}>
      <div className={styles.bar}>
        <Button appearance="primary" icon={<PrintRegular />} disabled={!printed.isWhole} onClick={() => window.print()}>
          {copy.printDealScreen.print}
        </Button>
        <Switch
          label={copy.printDealScreen.withNotes}
          checked={hasNotes}
          onChange={(_, { checked }) => setHasNotes(checked)}
        />
        <Button className={styles.leave} onClick={onLeave}>
          {copy.printDealScreen.back}
        </Button>
      </div>
      <FluentProvider theme={lightTheme} className={styles.provider}>
        <article className={styles.sheet} data-paper aria-label={deal.name} aria-busy={!printed.isWhole}>
          <PrintHead deal={deal} />
          <div className={styles.columns}>
            <PrintPeople deal={deal} contacts={printed.contacts} />
            <PrintDates deal={deal} />
          </div>
          <PrintMilestones milestones={printed.milestones} tasks={printed.tasks} />
          {printed.ledger && <PrintCommission ledger={printed.ledger} />}
          {hasNotes && <PrintNotes deal={deal} notes={printed.notes} />}
        </article>
      </FluentProvider>
    </PageFrame>
  )
}
