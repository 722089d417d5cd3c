import { Button, Checkbox } from '@fluentui/react-components'
import type { AccountCalendarUpdate, DateMove, RescheduledDeal } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useToday } from 'remote-kit/use-today'
import { formatDay, onDay } from 'ui-kit/days'
import { NOTHING } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useCalendarPreview, useSaveCalendar } from './calendar.api.ts'
import { useCalendarStyles } from './CalendarView.styles.ts'
import { copy } from './copy.ts'

export interface CalendarPreviewProps {
  account: string
  changes: AccountCalendarUpdate
  onClose: () => void
}

/** Shows every date that the new calendar moves, deal by deal, before it is saved. */
export function CalendarPreview({ account, changes, onClose }: CalendarPreviewProps) {
  const styles = useCalendarStyles()
  const [confirm, setConfirm] = useState<string[]>([])
  const { data: preview, error, isFetching } = useCalendarPreview(account, { ...changes, confirm })
  const save = useSaveCalendar(account)
  const agree = (id: string, given: boolean) =>
    setConfirm((ids) => (given ? [...ids, id] : ids.filter((one) => one !== id)))
  const moved = preview?.deals.flatMap((deal) => deal.moved).length ?? 0
  return (
    <SidePanel
      open
      title={copy.calendarPreview.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.calendarPreview.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={!preview || isFetching || save.isPending}
            onClick={() =>
              preview && save.mutate({ ...changes, confirm, preview: preview.preview }, { onSuccess: onClose })
            }
          >
            {moved > 0 ? copy.calendarPreview.saveAndMove(moved) : copy.calendarPreview.save}
          </Button>
        </>
      }
    >
      <FormProblem error={error ?? save.error} />
      {!preview && !error && <SkeletonRows label={copy.calendarPreview.loading} rows={5} />}
      {preview?.deals.length === 0 && <p className={styles.none}>{copy.calendarPreview.empty}</p>}
      {preview?.deals.map((deal) => (
        <DealMoves key={deal.deal} deal={deal} confirm={confirm} onAgree={agree} />
      ))}
    </SidePanel>
  )
}

interface DealMovesProps {
  deal: RescheduledDeal
  /** The contractual dates with consent. */
  confirm: readonly string[]
  onAgree: (id: string, given: boolean) => void
}

function DealMoves({
  deal: { deal, name, moved, kept, conflicts, warnings, to_confirm },
  confirm,
  onAgree,
}: DealMovesProps) {
  const styles = useCalendarStyles()
  const now = useToday()
  const isAgreed = ({ id }: DateMove) => confirm.includes(id)
  // With consent a date is listed under moved instead of to_confirm; on screen it stays in place.
  const contractual = [...to_confirm, ...moved.filter(isAgreed)].toSorted((a, b) => a.title.localeCompare(b.title))
  return (
    <section className={styles.deal} aria-labelledby={`deal-${deal}`}>
      <h3 id={`deal-${deal}`} className={styles.dealName}>
        {name}
      </h3>
      <ul className={styles.list}>
        {contractual.map((move) => (
          <MoveRow key={move.id} move={move} now={now}>
            <Checkbox
              label={copy.calendarPreview.contractual(move.title)}
              checked={isAgreed(move)}
              onChange={(_, { checked }) => onAgree(move.id, checked === true)}
            />
          </MoveRow>
        ))}
        {moved
          .filter((move) => !isAgreed(move))
          .map((move) => (
            <MoveRow key={move.id} move={move} now={now}>
              {move.title}
            </MoveRow>
          ))}
        {kept.map(({ id, title, date, because }) => (
          <li key={id} className={styles.move}>
            <span>{title}</span>
            <span className={styles.days}>
              {copy.calendarPreview.stays(date ? onDay(formatDay(date, now)) : NOTHING, because)}
            </span>
          </li>
        ))}
        {warnings.map(({ date, text }) => (
          <li key={`warning-${date}`} className={styles.move}>
            <span className={styles.short}>{text}</span>
          </li>
        ))}
        {conflicts.map(({ id, title, days_short: days }) => (
          <li key={`conflict-${id}`} className={styles.move}>
            <span>{title}</span>
            <span className={styles.short}>{copy.calendarPreview.short(days)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoveRow({
  move: { from, to, reason },
  now,
  children,
}: {
  move: DateMove
  now: string
  children: React.ReactNode
}) {
  const styles = useCalendarStyles()
  const day = (date: string | null) => (date ? formatDay(date, now) : NOTHING)
  return (
    <li className={styles.move}>
      <span>{children}</span>
      <span className={styles.days}>
        {day(from)}
        <span aria-hidden>{' → '}</span>
        <HiddenText>{copy.calendarPreview.to}</HiddenText>
        <b>{day(to)}</b>
      </span>
      <span className={styles.why}>{reason}</span>
    </li>
  )
}
