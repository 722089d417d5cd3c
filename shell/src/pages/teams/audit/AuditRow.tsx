import type { AuditEvent } from 'openapi'
import { formatInstant } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { useAuditStyles } from './AuditView.styles.ts'
import { fieldLabel, valueLabel } from './change-labels.ts'

/** One event: when, who and what, with the changed fields in a disclosure. */
export function AuditRow({ event, timeZone }: { event: AuditEvent; timeZone: string }) {
  const styles = useAuditStyles()
  const { at, actor, actor_name, entity, summary, diff, cause, request_id } = event
  const label = (field: string, value: unknown) => valueLabel(field, value, timeZone, entity)
  return (
    <li className={styles.row}>
      <time className={styles.at} dateTime={at}>
        {formatInstant(at, timeZone)}
      </time>
      <span className={styles.who}>{actor_name ?? (actor ? 'Somebody who has left' : 'The system')}</span>
      <div className={styles.what}>
        {summary}
        {cause && ` (${cause})`}
        {diff.length > 0 && (
          <details>
            <summary className={styles.summary}>{formatQuantity(diff.length, 'field')}</summary>
            <ul className={styles.changes}>
              {diff.map(({ field, from, to }) => (
                <li key={field}>
                  {fieldLabel(field)}: {label(field, from)} → {label(field, to)}
                </li>
              ))}
              <li>Request {request_id}</li>
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}
