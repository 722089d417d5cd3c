import { Checkbox, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { FlagRegular } from '@fluentui/react-icons/svg/flag'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { useAtomValue } from 'jotai'
import type { Task } from 'openapi'
import { Priority, Progress, taskKindLabels, waitingOnLabels } from 'openapi/codes'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { deviceTypeAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import type { AheadProps } from 'ui-kit/ahead'
import { DueDay } from 'ui-kit/DueDay'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { Tag } from 'ui-kit/Tag'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { SelectTask } from '#parts/task-selection/SelectTask.tsx'
import { taskSelectionAtom } from '#parts/task-selection/task-selection.atoms.ts'
import { TaskKindIcon } from '#parts/tasks/TaskKindIcon.tsx'
import { copy } from './copy.ts'
import { focusNeighbor, onRowKeyDown } from './row-keys.ts'
import { useTaskRowStyles } from './TaskRow.styles.ts'
import { useSwipe } from './use-swipe.ts'
import { useIsInColumns, useTaskDrag } from './waiting-moves.tsx'

export interface TaskRowProps {
  task: Task
  /** Today in the account's time zone. */
  now: string
  /** The assignee; empty if there is none. */
  assigneeName: string
  /** Whom a task without a deal is about; empty while it isn't known. */
  contactName: string
  /** Whether the viewer covers for the assignee. */
  isCovered: boolean
  onComplete: (task: Task, done: boolean) => void
  onOpen: (task: Task) => void
  /** For what opens the task. */
  approach: AheadProps
  /** Off inside a deal, where every task has the same deal. */
  showsDeal: boolean
}

/** What a task is about, with its page. */
function aboutOf({ deal, deal_name, contact }: Task, contactName: string) {
  if (deal) return { name: deal_name, to: `/agent/deal/${deal}` }
  return contact && contactName ? { name: contactName, to: `/agent/contacts?contact=${contact}&view=page` } : null
}

/**
 * A task in a list. Space on its box completes it, and so does a swipe to the right; the arrow keys move up and down.
 */
export function TaskRow(props: TaskRowProps) {
  const { task, now, assigneeName, contactName, isCovered, onComplete, onOpen, approach, showsDeal } = props
  const styles = useTaskRowStyles()
  const timeZone = useTimeZone()
  const by = task.due_time && formatTimeOfDay(task.due_time, timeZone)
  const row = useRef<HTMLLIElement>(null)
  const done = task.progress === Progress.COMPLETE
  const { checklist: steps } = task
  const about = showsDeal ? aboutOf(task, contactName) : null
  const isSelecting = useAtomValue(taskSelectionAtom) !== null
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const drag = useTaskDrag(task)
  const isInColumn = useIsInColumns()
  const swipe = useSwipe(() => !isSelecting && onComplete(task, !done))

  // A completed row leaves the list; the focus must stay in the list.
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (element?.contains(document.activeElement)) focusNeighbor(element)
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the row's own controls
    <li
      ref={row}
      data-row-id={task.id}
      className={mergeClasses(styles.row, done && styles.done)}
      onKeyDown={onRowKeyDown}
      {...swipe}
      {...drag}
    >
      <span aria-hidden className={styles.swiped}>
        <CheckmarkRegular fontSize={20} />
      </span>
      {isSelecting ? (
        <SelectTask task={task} />
      ) : (
        <Checkbox
          data-row-focus
          aria-label={copy.taskRow.complete(task.title)}
          checked={done}
          onChange={(_, { checked }) => onComplete(task, checked === true)}
        />
      )}
      <div className={styles.text}>
        <button
          type="button"
          className={mergeClasses(styles.title, done && styles.struck)}
          onClick={() => onOpen(task)}
          {...approach}
        >
          {task.title}
        </button>
        <div className={styles.meta}>
          <span className={styles.kind}>
            <TaskKindIcon kind={task.kind} />
            {taskKindLabels[task.kind]}
          </span>
          {about && isPhone && <span>{about.name}</span>}
          {about && !isPhone && (
            <Link className={styles.link} to={about.to}>
              {about.name}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.marks}>
        {steps.length > 0 && (
          <span className={styles.steps} title={copy.taskRow.checklist}>
            <TaskListSquareLtrRegular aria-label={copy.taskRow.checklist} fontSize={16} />
            {steps.filter((step) => step.done).length}/{steps.length}
          </span>
        )}
        {isCovered && <Tag>{copy.taskRow.coveringFor(assigneeName)}</Tag>}
        {task.blocked_by.length > 0 && <Tag>{copy.taskRow.blocked}</Tag>}
        {task.not_applicable_reason !== null && <Tag>{copy.taskRow.notApplicable(task.not_applicable_reason)}</Tag>}
        {task.proposed_date && !done && <Tag>{copy.taskRow.toConfirm}</Tag>}
        {task.waiting_on !== 'team' && !isInColumn && (
          <Tag>{copy.taskRow.waitingOn(waitingOnLabels[task.waiting_on].toLowerCase())}</Tag>
        )}
        {task.priority === Priority.High && !done && (
          <span className={styles.high} title={copy.taskRow.highPriority}>
            <FlagRegular aria-label={copy.taskRow.highPriority} fontSize={16} />
          </span>
        )}
      </div>
      <div className={styles.due}>
        {task.due_date &&
          (task.deal ? (
            <WhyDate deal={task.deal} of={task.id} title={task.title}>
              <DueDay day={task.due_date} by={by} done={done} now={now} />
            </WhyDate>
          ) : (
            <DueDay day={task.due_date} by={by} done={done} now={now} />
          ))}
      </div>
      <div className={styles.assignee}>{assigneeName && <PersonAvatar name={assigneeName} size={24} />}</div>
    </li>
  )
}
