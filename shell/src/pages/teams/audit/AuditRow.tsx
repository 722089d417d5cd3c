import type { AuditEvent } from 'openapi'
import { formatInstant } from 'ui-kit/days'
import { useAuditStyles } from './AuditView.styles.ts'
import { fieldLabel, valueLabel } from './change-labels.ts'
import { copy } from './copy.ts'

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
      <span className={styles.who}>{actor_name ?? (actor ? copy.auditRow.former : copy.auditRow.system)}</span>
      <div className={styles.what}>
        {summary}
        {cause && ` ${copy.auditRow.cause(cause)}`}
        {diff.length > 0 && (
          <details>
            <summary className={styles.summary}>{copy.auditRow.fields(diff.length)}</summary>
            <ul className={styles.changes}>
              {diff.map(({ field, from, to }) => (
                <li key={field}>{copy.auditRow.change(fieldLabel(field), label(field, from), label(field, to))}</li>
              ))}
              <li>{copy.auditRow.request(request_id)}</li>
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}
