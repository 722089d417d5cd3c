import { copy } from './copy.ts'
import { samplePhases } from './sample-deals.ts'
import { useSampleBoardStyles } from './SampleBoard.styles.ts'
import { SampleCard } from './SampleCard.tsx'

/** A picture of the deal board, made of the product's own components. */
export function SampleBoard() {
  const styles = useSampleBoardStyles()
  return (
    <div role="img" aria-label={copy.sampleBoard.alt} className={styles.board}>
      {samplePhases.map((phase) => (
        <div key={phase.name} className={styles.column}>
          <div className={styles.head}>
            <span className={styles.dot} style={{ backgroundColor: phase.colour }} />
            {phase.name}
            <span className={styles.quiet}>{phase.count}</span>
            <span className={styles.volume}>{phase.volume}</span>
          </div>
          {phase.deals.map((deal) => (
            <SampleCard key={deal.name} deal={deal} />
          ))}
        </div>
      ))}
    </div>
  )
}
