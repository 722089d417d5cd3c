import { copy } from './copy.ts'
import { useSampleDatesStyles } from './SampleDates.styles.ts'

/** A picture of a moved date and the dates that move with it. */
export function SampleDates() {
  const styles = useSampleDatesStyles()
  return (
    <div role="img" aria-label={copy.sampleDates.alt} className={styles.box}>
      {copy.sampleDates.moved.map(({ name, why, from, to }) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.why}>{why}</span>
          <span className={styles.days}>
            <span className={styles.old}>{from}</span>
            <span className={styles.now}>{to}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
