import { useDryRunStyles } from './DryRun.styles.ts'

export interface CountsProps {
  title: string
  rows: readonly { label: string; count: number; text: string }[]
}

/** How many leads each of several would have had, with bars to compare. */
export function Counts({ title, rows }: CountsProps) {
  const styles = useDryRunStyles()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ label, count, text }, at) => (
          <li key={`${at} ${label}`} className={styles.count}>
            <span className={styles.label}>{label}</span>
            <span className={styles.number}>{text}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
