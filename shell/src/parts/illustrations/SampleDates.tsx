import { useSampleDatesStyles } from './SampleDates.styles.ts'

const moved = [
  { name: 'Closing', why: 'the lender asked for two more days', from: 'Dec 10', to: 'Dec 12' },
  { name: 'Final walkthrough', why: '1 business day before closing', from: 'Dec 9', to: 'Dec 11' },
  { name: 'Closing disclosure', why: '3 business days before closing', from: 'Dec 7', to: 'Dec 9' },
  { name: 'Review request', why: '3 days after closing', from: 'Dec 13', to: 'Dec 15' },
]

/** A picture of a moved date and the dates that move with it. */
export function SampleDates() {
  const styles = useSampleDatesStyles()
  return (
    <div
      role="img"
      aria-label="The closing moves from December 10 to December 12, and the walkthrough, the closing disclosure and the review request move with it."
      className={styles.box}
    >
      {moved.map(({ name, why, from, to }) => (
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
