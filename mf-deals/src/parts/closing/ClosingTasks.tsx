import { Button, Select } from '@fluentui/react-components'
import type { ClosingTask } from 'openapi'
import { Progress } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { ClosingSection } from './ClosingSection.tsx'
import { useClosingTasksStyles } from './ClosingTasks.styles.ts'
import { copy } from './copy.ts'

export interface ClosingTasksProps {
  deal: string
  /** The last day of the deal. What is due after it, such as an anniversary, is for later. */
  until: string
  /** The tasks that do not stay open. */
  chosen: readonly ClosingTask[]
  onChoose: (chosen: readonly ClosingTask[]) => void
}

type Outcome = ClosingTask['outcome']
const KEEP = 'keep'
const OUTCOMES: readonly { value: Outcome | typeof KEEP; label: string }[] = [
  { value: KEEP, label: copy.outcomes.keepOpen },
  { value: 'complete', label: copy.outcomes.finish },
  { value: 'not_applicable', label: copy.outcomes.notApplicable },
]

/** What becomes of the open tasks of a deal that closes. */
export function ClosingTasks({ deal, until, chosen, onChoose }: ClosingTasksProps) {
  const styles = useClosingTasksStyles()
  const now = useToday()
  const { data } = useTaskList({ deal, progress: [Progress.NOT_STARTED, Progress.IN_PROGRESS], page_size: 100 })
  const tasks = data?.pages[0]?.results ?? []
  const hasMore = Boolean(data?.pages[0]?.next_cursor)
  if (tasks.length === 0) return null

  const outcomeOf = (id: string) => chosen.find(({ task }) => task === id)?.outcome ?? KEEP
  const choose = (id: string, text: string) => {
    const outcome = OUTCOMES.find(({ value }) => value === text)?.value ?? KEEP
    const others = chosen.filter(({ task }) => task !== id)
    onChoose(outcome === KEEP ? others : [...others, { task: id, outcome }])
  }
  const later = tasks.filter(({ due_date: due }) => due !== null && due > until)
  const finishAll = () =>
    onChoose([
      ...chosen.filter(({ task }) => later.some(({ id }) => id === task)),
      ...tasks.filter((task) => !later.includes(task)).map(({ id }) => ({ task: id, outcome: 'complete' as const })),
    ])

  return (
    <ClosingSection
      title={copy.closingTasks.title(formatQuantity(tasks.length, 'open task'), hasMore)}
      end={
        <Button size="small" appearance="subtle" onClick={finishAll}>
          {copy.closingTasks.finishAll}
        </Button>
      }
    >
      <ul className={styles.list}>
        {tasks.map(({ id, title, due_date: due }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title}>
              {title}
              {due && <div className={styles.day}>{formatDay(due, now)}</div>}
            </span>
            <Select
              size="small"
              aria-label={title}
              value={outcomeOf(id)}
              onChange={(_, { value }) => choose(id, value)}
            >
              {OUTCOMES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {later.length > 0 && <Hint>{copy.closingTasks.later}</Hint>}
      {hasMore && <Hint>{copy.closingTasks.others}</Hint>}
    </ClosingSection>
  )
}
