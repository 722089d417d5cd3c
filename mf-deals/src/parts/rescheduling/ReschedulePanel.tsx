import { Button, mergeClasses } from '@fluentui/react-components'
import { useMutation } from '@tanstack/react-query'
import type { DateMove, DealReschedule, Rescheduling } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { isConflict } from 'remote-kit/forms/refusals'
import { formatQuantity } from 'ui-kit/format'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useToday } from 'remote-kit/use-today'
import { ChangedSince } from './ChangedSince.tsx'
import { copy } from './copy.ts'
import { DateMoveRow } from './DateMoveRow.tsx'
import { areNew, askedFirst, type DatesToMove, toConfirm } from './dates-to-move.ts'
import { useReschedulePreview } from './reschedule-preview.api.ts'
import { useReschedulePanelStyles } from './ReschedulePanel.styles.ts'
import { useReschedule } from './rescheduling.api.ts'
import { RiskChange } from './RiskChange.tsx'
import { ConflictList, KeptList, WarningList } from './StayingDates.tsx'

export interface ReschedulePanelProps extends DatesToMove {
  /** What moving them as requested does, if it's known. */
  preview?: Rescheduling
  /** The outdated preview, if the deal was changed since. */
  outdated?: Rescheduling
  onClose: () => void
}

/** No contractual date has consent yet. */
const NONE: string[] = []

/** Previews everything that moving dates does: what moves, what needs consent, what no longer fits, and the risk. */
export function ReschedulePanel({
  deal,
  title,
  request,
  preview: known,
  outdated: before,
  ...props
}: ReschedulePanelProps) {
  const { action, settled, save, onMoved, onClose } = props
  const styles = useReschedulePanelStyles()
  const [outdated, setOutdated] = useState(before)
  const first = request.confirm ?? NONE
  const [confirm, setConfirm] = useState(first)
  const body = { ...request, confirm }
  const {
    data: preview,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useReschedulePreview(deal, body, confirm === first ? known : undefined)
  const { mutateAsync: reschedule } = useReschedule()
  const alone = (agreed: DealReschedule): Promise<unknown> => reschedule({ deal, body: agreed })
  // Not `useWrite`: `reschedule` or `save` is the write, and refreshes what it made stale.
  const {
    mutate,
    isPending,
    error: refusal,
    reset,
  } = useMutation({ mutationFn: save ?? alone, meta: { silent: true } })

  const agree = (id: string, given: boolean) =>
    setConfirm((ids) => (given ? [...ids, id] : ids.filter((one) => one !== id)))
  const showOutdated = (shown: Rescheduling) => {
    setOutdated(shown)
    void refetch()
  }
  const close = () => {
    onMoved?.()
    onClose()
  }
  const apply = (shown: Rescheduling) =>
    mutate(
      { ...body, preview: shown.preview },
      { onSuccess: close, onError: (reason) => isConflict(reason) && showOutdated(shown) },
    )

  return (
    <SidePanel
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.reschedulePanel.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={!preview || isFetching || isPending}
            onClick={() => {
              reset()
              if (preview) apply(preview)
            }}
          >
            {action ??
              (preview
                ? copy.reschedulePanel[areNew(preview.moved) ? 'setDates' : 'moveDates'](
                    formatQuantity(preview.moved.length, 'date'),
                  )
                : copy.reschedulePanel.move)}
          </Button>
        </>
      }
    >
      <FormProblem error={error ?? (isConflict(refusal) ? null : refusal)} />
      {outdated && preview && !isFetching && <ChangedSince before={outdated} after={preview} />}
      {!preview && !error && <SkeletonRows label={copy.reschedulePanel.loading} rows={5} />}
      {preview && (
        <div className={mergeClasses(styles.body, isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
          <Outcome preview={preview} request={body} settled={settled} onAgree={agree} />
        </div>
      )}
    </SidePanel>
  )
}

interface OutcomeProps {
  preview: Rescheduling
  /** What was asked, with the contractual dates that have consent. */
  request: DealReschedule
  settled: readonly string[] | undefined
  onAgree: (id: string, given: boolean) => void
}

function Outcome({ preview, request, settled, onAgree }: OutcomeProps) {
  const { moved, kept, conflicts, warnings, risk } = preview
  const styles = useReschedulePanelStyles()
  const now = useToday()
  const isAgreed = ({ id }: DateMove) => request.confirm?.includes(id) === true
  // With consent the API lists a date under moved instead of to_confirm; on screen it stays in place.
  const contractual = [...toConfirm(preview, settled), ...moved.filter(isAgreed)].toSorted((a, b) =>
    a.title.localeCompare(b.title),
  )
  const others = askedFirst(moved, request).filter((move) => !isAgreed(move))
  const outcome = areNew(others) ? copy.outcome.set : copy.outcome.others
  return (
    <>
      <WarningList warnings={warnings} />
      <ConflictList conflicts={conflicts} now={now} />
      {contractual.length > 0 && (
        <section className={mergeClasses(styles.section, styles.consent)} aria-labelledby="to-confirm">
          <h3 id="to-confirm" className={styles.heading}>
            {copy.outcome.contractual}
          </h3>
          <ul className={styles.list}>
            {contractual.map((move) => (
              <DateMoveRow
                key={move.id}
                move={move}
                now={now}
                consent={{ given: isAgreed(move), onChange: (given) => onAgree(move.id, given) }}
              />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-labelledby="moving">
        <h3 id="moving" className={styles.heading}>
          {others.length === 0 ? copy.outcome.nothing : outcome(formatQuantity(others.length, 'date'))}
        </h3>
        <ul className={styles.list}>
          {others.map((move) => (
            <DateMoveRow key={move.id} move={move} now={now} />
          ))}
        </ul>
      </section>
      <KeptList kept={kept} now={now} />
      {!settled && <RiskChange risk={risk} />}
    </>
  )
}
