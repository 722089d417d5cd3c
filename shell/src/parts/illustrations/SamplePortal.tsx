import { mergeClasses } from '@fluentui/react-components'
import { sampleSteps } from './sample-deals.ts'
import { useSamplePortalStyles } from './SamplePortal.styles.ts'

/** A picture of the client portal: the progress of a deal and the client's tasks. */
export function SamplePortal() {
  const styles = useSamplePortalStyles()
  return (
    <div
      role="img"
      aria-label="A client's page: under contract, 21 days until the keys; six steps, the inspection is under way; your turn: read the inspection report."
      className={styles.portal}
    >
      <div className={styles.hero}>
        <div className={styles.address}>402 Maple Street</div>
        <div className={styles.lead}>You’re under contract. 21 days until you get the keys.</div>
      </div>
      <div className={styles.body}>
        <div className={styles.title}>Where things stand</div>
        <div className={styles.track}>
          {sampleSteps.map(({ name, when, state }, index) => (
            <div
              key={name}
              className={mergeClasses(
                styles.step,
                state === 'done' && styles.done,
                state === 'now' && styles.now,
                index === sampleSteps.length - 1 && styles.last,
              )}
            >
              <span className={styles.stepName}>{name}</span>
              {when}
            </div>
          ))}
        </div>
        <div className={styles.turn}>
          <div className={styles.turnTitle}>Your turn: read the inspection report</div>
          <div className={styles.turnText}>Tell Maria by tomorrow, 17:00, what you want the seller to repair.</div>
        </div>
      </div>
    </div>
  )
}
