import { copy } from './copy.ts'
import { useOverviewStyles } from './Overview.styles.ts'
import {
  Cap,
  Figure,
  FIGURES,
  LastSeen,
  Load,
  Member,
  mostOf,
  type OverviewListProps,
  shownColumns,
} from './OverviewCells.tsx'

/** The members as cards, for a phone. */
export function OverviewCards({ label, team, rows, now }: OverviewListProps) {
  const styles = useOverviewStyles()
  const shown = shownColumns(rows)
  const most = mostOf(rows)
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.user} className={styles.card}>
          <Member row={row} team={team} now={now} />
          <dl className={styles.figures}>
            {FIGURES.map((of) => (
              <div key={of}>
                <dt className={styles.term}>{copy.columns[of]}</dt>
                <dd className={styles.value}>
                  <Figure row={row} of={of} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.fact}>
            <span>{copy.columns.load}</span>
            <Load row={row} most={most} />
          </div>
          {row.cap && (
            <div className={styles.fact}>
              <span>{copy.columns.cap}</span>
              <Cap row={row} />
            </div>
          )}
          {shown.lastSeen && (
            <div className={styles.fact}>
              <span>{copy.columns.last_seen}</span>
              <span>
                <LastSeen row={row} />
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
