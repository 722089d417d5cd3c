import { mergeClasses } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { sampleSteps } from './sample-deals.ts'
import { useSamplePortalStyles } from './SamplePortal.styles.ts'

/** A picture of the client portal: the progress of a deal and the client's tasks. */
export function SamplePortal() {
  const styles = useSamplePortalStyles()
  return (
    <div role="img" aria-label={copy.samplePortal.alt} className={styles.portal}>
      <div className={styles.hero}>
        <div className={styles.address}>{copy.samplePortal.address}</div>
        <div className={styles.lead}>{copy.samplePortal.lead}</div>
      </div>
      <div className={styles.body}>
        <div className={styles.title}>{copy.samplePortal.title}</div>
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
          <div className={styles.turnTitle}>{copy.samplePortal.turn}</div>
          <div className={styles.turnText}>{copy.samplePortal.turnText}</div>
        </div>
      </div>
    </div>
  )
}
