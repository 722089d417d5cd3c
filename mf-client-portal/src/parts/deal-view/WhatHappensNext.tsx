import { Button, Checkbox, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { OwnTasks } from '#parts/client-deals/use-own-tasks.ts'
import type { ClientAudience, ClientTask } from 'openapi'
import { useState } from 'react'
import { daysBetween } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { dueText } from './due-text.ts'
import { ownOpenTasks } from './own-tasks.ts'
import { isDone } from './standing/shown-tasks.ts'
import { useWhatHappensNextStyles } from './WhatHappensNext.styles.ts'

/** How many completed tasks are shown. A click shows the rest; paper shows all. */
const FINISHED_SHOWN = 2

export interface WhatHappensNextProps {
  tasks: ClientTask[]
  /** Whether the deal has ended. */
  isOver: boolean
  now: string
  timeZone: string
  audience: ClientAudience
  ownTasks?: OwnTasks | undefined
}

const byDay = (a: ClientTask, b: ClientTask) => (a.due_date ?? '9999').localeCompare(b.due_date ?? '9999')

/** The visible tasks, sorted by day; the client's own are first if none of them has one. Clients can finish their own, and take that back. */
export function WhatHappensNext({ tasks, isOver, now, timeZone, audience, ownTasks }: WhatHappensNextProps) {
  const styles = useWhatHappensNextStyles()
  const [showAll, setShowAll] = useState(false)
  const finished = tasks.filter(isDone).toSorted(byDay)
  const hidden = showAll ? 0 : Math.max(0, finished.length - FINISHED_SHOWN)
  const open = tasks.filter((task) => !isDone(task)).toSorted(byDay)
  const own = ownOpenTasks(tasks)
  // If none of theirs has a day, they can do all of them now.
  const first = own[0]?.due_date === null ? own : []
  const shown = [...finished, ...first, ...open.filter((task) => !first.includes(task))]
  if (isOver && shown.length === 0) return null
  return (
    <Panel
      title={isOver && open.length === 0 ? copy.whatHappensNext.done : copy.whatHappensNext.title}
      actions={
        hidden > 0 && (
          <Button className={styles.onScreen} appearance="subtle" size="small" onClick={() => setShowAll(true)}>
            {copy.whatHappensNext.showAll(hidden)}
          </Button>
        )
      }
    >
      {shown.length === 0 && <p className={styles.none}>{copy.whatHappensNext.empty[audience]}</p>}
      <ul className={styles.list}>
        {shown.map((task, index) => (
          <TaskRow
            key={task.id}
            task={task}
            now={now}
            timeZone={timeZone}
            ownTasks={ownTasks}
            isOnPaperOnly={index < hidden}
            isFirst={index === hidden}
          />
        ))}
      </ul>
    </Panel>
  )
}

function TaskRow({
  task,
  now,
  timeZone,
  ownTasks,
  isOnPaperOnly,
  isFirst,
}: {
  task: ClientTask
  now: string
  timeZone: string
  ownTasks?: OwnTasks | undefined
  isOnPaperOnly: boolean
  /** Of those on screen. */
  isFirst: boolean
}) {
  const styles = useWhatHappensNextStyles()
  const done = isDone(task)
  const isLate = !done && task.due_date !== null && daysBetween(task.due_date, now) > 0
  const isTheirs = task.yours && !done
  const tick = done ? ownTasks?.reopen : ownTasks?.complete
  return (
    <li className={mergeClasses(styles.row, isFirst && styles.firstRow, isOnPaperOnly && styles.onPaper)}>
      {tick && (isTheirs || task.can_reopen) ? (
        <Checkbox
          className={styles.own}
          checked={done}
          label={{ children: task.title, className: mergeClasses(isTheirs && styles.ownLabel) }}
          onChange={() => tick(task.id)}
        />
      ) : (
        <span className={mergeClasses(styles.title, isTheirs && styles.ownLabel)}>
          <span className={mergeClasses(styles.mark, done && styles.markDone)}>
            {done && <CheckmarkRegular aria-hidden />}
          </span>
          <HiddenText>{done ? copy.taskRow.done : copy.taskRow.open}</HiddenText>
          {task.title}
        </span>
      )}
      <span className={styles.facts}>
        {task.yours && !done && <span className={styles.yours}>{copy.taskRow.yours}</span>}
        {task.to_confirm && <span className={styles.toConfirm}>{copy.taskRow.toConfirm}</span>}
        {task.due_date && (
          <time dateTime={task.due_date} className={mergeClasses(styles.day, isLate && styles.late)}>
            {dueText(task, now, timeZone)}
          </time>
        )}
      </span>
    </li>
  )
}
