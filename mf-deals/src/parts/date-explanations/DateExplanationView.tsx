import { Button } from '@fluentui/react-components'
import type { DateExplanation } from 'openapi'
import { DayUnit } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatDay, formatInstant, withinSentence } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useToday } from 'remote-kit/use-today'
import { actedBy } from '#parts/teams/acted-by.ts'
import { copy } from './copy.ts'
import { useDateExplanation } from './date-explanations.api.ts'
import { useDateExplanationViewStyles } from './DateExplanationView.styles.ts'

export interface DateExplanationViewProps {
  deal: string
  of: string
  /** Moves a contractual or pinned date to where its rule leads. Left out, nothing is offered. */
  onMove?: (why: DateExplanation) => void
}

/** The explanation of a date: its rule, skipped days, what holds it, and who set it when. */
export function DateExplanationView({ deal, of, onMove }: DateExplanationViewProps) {
  const { data, error, refetch } = useDateExplanation(deal, of)
  if (data) return <Explanation why={data} {...(onMove && { onMove })} />
  if (error) return <ErrorState title={copy.dateExplanationView.failed} error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label={copy.dateExplanationView.loading} rows={2} />
}

function Explanation({ why, onMove }: { why: DateExplanation } & Pick<DateExplanationViewProps, 'onMove'>) {
  const styles = useDateExplanationViewStyles()
  const now = useToday()
  const timeZone = useTimeZone()
  const { reason, rule, skipped, held, wanted, date, set_by } = why
  const daysOff = rule?.unit === DayUnit.reg_z_specific ? copy.explanation.sundays : 'weekends'
  const canFollow = rule !== null && wanted !== date && (held === 'key_date' || held === 'pinned')
  return (
    <div className={styles.view}>
      <p className={styles.reason}>{reason}</p>
      {skipped.length > 0 && (
        <p className={styles.line}>
          {copy.explanation.skipped(daysOff, skipped.map((day) => formatDay(day, now)).join(', '))}
        </p>
      )}
      {held && <p className={styles.line}>{heldText(why, now)}</p>}
      {canFollow && onMove && (
        <div>
          <Button size="small" onClick={() => onMove(why)}>
            {wanted ? copy.explanation.move(withinSentence(formatDay(wanted, now))) : copy.explanation.clear}
          </Button>
        </div>
      )}
      {rule?.source && <p className={styles.line}>{copy.explanation.source(rule.source)}</p>}
      <p className={styles.line}>{`${actedBy(set_by)} ${set_by.summary} · ${formatInstant(set_by.at, timeZone)}`}</p>
    </div>
  )
}

function heldText({ held, wanted, date }: DateExplanation, now: string): string {
  const otherwise = wanted && wanted !== date ? copy.heldText.wouldGive(withinSentence(formatDay(wanted, now))) : ''
  if (held === 'finished') return copy.heldText.done(otherwise)
  if (held === 'pinned') return copy.heldText.pinned(otherwise)
  return copy.heldText.contractual(otherwise)
}
