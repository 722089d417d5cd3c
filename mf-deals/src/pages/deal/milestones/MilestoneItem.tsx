import { Button, Checkbox, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { Milestone, Task } from 'openapi'
import { clientSideLabels } from 'openapi/codes'
import { useId, useState } from 'react'
import { DueDay } from 'ui-kit/DueDay'
import { Tag } from 'ui-kit/Tag'
import { useToday } from 'remote-kit/use-today'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { TaskRows } from '#parts/task-list/TaskRows.tsx'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useMilestoneItemStyles } from './MilestoneItem.styles.ts'
import { ProgressDot } from './ProgressDot.tsx'
import { useMilestoneCompletion } from './use-milestone-completion.ts'

export interface MilestoneItemProps {
  milestone: Milestone
  /** The tasks of this milestone. */
  tasks: readonly Task[]
  people: TeamPeople
  onEdit: () => void
  onAddTask: () => void
  onOpenTask: (task: Task) => void
}

/**
 * A milestone with its tasks, collapsed when complete. Without tasks it is completed directly; otherwise it follows its
 * tasks.
 */
export function MilestoneItem({ milestone, tasks, people, onEdit, onAddTask, onOpenTask }: MilestoneItemProps) {
  const styles = useMilestoneItemStyles()
  const id = useId()
  const now = useToday()
  const complete = useMilestoneCompletion()
  const { name, progress, due_date, client_side: side } = milestone
  const done = progress === 'COMPLETE'
  const { total } = milestone.tasks
  // Complete milestones start collapsed, but do not collapse while someone completes them.
  const [isOpen, setIsOpen] = useState(!done)
  // It is not late while one of its tasks still has time.
  const hasTime = tasks.some((task) => task.progress !== 'COMPLETE' && task.due_date !== null && task.due_date >= now)

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        {total === 0 ? (
          <Checkbox
            className={styles.box}
            aria-label={copy.milestoneItem.complete(name)}
            checked={done}
            onChange={(_, { checked }) => complete(milestone, checked === true)}
          />
        ) : (
          <ProgressDot progress={progress} />
        )}
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {total > 0 && <span className={styles.count}>{copy.milestoneItem.progress(milestone.tasks.done, total)}</span>}
        {!milestone.client_visible && <Tag>{copy.milestoneItem.hidden}</Tag>}
        {milestone.client_visible && side && <Tag>{clientSideLabels[side]}</Tag>}
        <div className={styles.end}>
          {due_date && (
            <span className={styles.due}>
              <WhyDate deal={milestone.deal} of={milestone.id} title={name}>
                <DueDay day={due_date} done={done || hasTime} now={now} />
              </WhyDate>
            </span>
          )}
          <Button size="small" appearance="subtle" icon={<AddRegular />} onClick={onAddTask}>
            {copy.milestoneItem.addTask}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={copy.milestoneItem.edit(name)}
            onClick={onEdit}
          />
          {tasks.length > 0 && (
            <Button
              size="small"
              appearance="subtle"
              icon={<ChevronDownRegular className={mergeClasses(isOpen && styles.turned)} />}
              aria-label={copy.milestoneItem.tasks(name)}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </div>
      </div>
      {tasks.length > 0 && isOpen && (
        <div className={styles.tasks}>
          <TaskRows tasks={tasks} people={people} onOpen={onOpenTask} showsDeal={false} />
        </div>
      )}
    </li>
  )
}
