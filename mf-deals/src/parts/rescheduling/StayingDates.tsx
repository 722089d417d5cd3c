import { mergeClasses } from '@fluentui/react-components'
import type { DateConflict, DateWarning, KeptDate } from 'openapi'
import { formatDay, onDay } from 'ui-kit/days'
import { formatQuantity, NOTHING } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useReschedulePanelStyles } from './ReschedulePanel.styles.ts'

/** What is probably wrong with the new dates of the deal. */
export function WarningList({ warnings }: { warnings: readonly DateWarning[] }) {
  const styles = useReschedulePanelStyles()
  if (warnings.length === 0) return null
  return (
    <section className={mergeClasses(styles.section, styles.consent)} aria-labelledby="warnings">
      <h3 id="warnings" className={styles.heading}>
        {copy.warningList.title}
      </h3>
      <ul className={styles.list}>
        {warnings.map(({ date, text }) => (
          <li key={date} className={styles.why}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pinned dates that no longer fit, with the missing business days. */
export function ConflictList({ conflicts, now }: { conflicts: readonly DateConflict[]; now: string }) {
  const styles = useReschedulePanelStyles()
  if (conflicts.length === 0) return null
  return (
    <section className={mergeClasses(styles.section, styles.conflicts)} aria-labelledby="conflicts">
      <h3 id="conflicts" className={styles.heading}>
        {copy.conflictList.title}
      </h3>
      <ul className={styles.list}>
        {conflicts.map(({ id, title, date, days_short, reason }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <span className={styles.short}>{copy.conflictList.short(formatQuantity(days_short, 'business day'))}</span>
            <span className={styles.why}>{copy.conflictList.stays(onDay(formatDay(date, now)), reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dates that their rules would move, but that are pinned or completed. */
export function KeptList({ kept, now }: { kept: readonly KeptDate[]; now: string }) {
  const styles = useReschedulePanelStyles()
  if (kept.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="kept">
      <h3 id="kept" className={styles.heading}>
        {copy.keptList.title}
      </h3>
      <ul className={styles.list}>
        {kept.map(({ id, title, date, because }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <span className={styles.days}>{`${date ? formatDay(date, now) : NOTHING} · ${because}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
