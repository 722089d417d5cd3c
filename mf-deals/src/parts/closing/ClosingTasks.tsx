import { Button, Select } from '@fluentui/react-components'
import type { ClosingTask, Deal } from 'openapi'
import { Progress } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { ClosingSection } from './ClosingSection.tsx'
import { ClosingSkeleton } from './ClosingSkeleton.tsx'
import { useClosingTasksStyles } from './ClosingTasks.styles.ts'
import { copy } from './copy.ts'

export interface ClosingTasksProps {
  deal: Pick<Deal, 'id' | 'progress'>
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

/** As many as are seen without scrolling. */
const MOST_SEEN = 5

const titleOf = (tasks: number, hasMore: boolean) =>
  copy.closingTasks.title(formatQuantity(tasks, 'open task'), hasMore)

/** What becomes of the open tasks of a deal that closes. */
export function ClosingTasks({ deal, until, chosen, onChoose }: ClosingTasksProps) {
  const styles = useClosingTasksStyles()
  const now = useToday()
  const { data, isLoading } = useTaskList({
    deal: deal.id,
    progress: [Progress.NOT_STARTED, Progress.IN_PROGRESS],
    page_size: 100,
  })
  const tasks = data?.pages[0]?.results ?? []
  const hasMore = Boolean(data?.pages[0]?.next_cursor)
  const expected = deal.progress.total - deal.progress.done
  if (isLoading && expected > 0) {
    return (
      <ClosingSection title={titleOf(expected, hasMore)}>
        <ClosingSkeleton label={copy.closingTasks.loading} lines={Math.min(expected, MOST_SEEN)} isTall />
      </ClosingSection>
    )
  }
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
      title={titleOf(tasks.length, hasMore)}
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
