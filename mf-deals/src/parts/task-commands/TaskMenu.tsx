import type { Task } from 'openapi'
import { Progress, progressLabels } from 'openapi/codes'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { useTaskCompletion } from '#parts/tasks/tasks.api.ts'
import type { TeamPeople } from '#parts/teams/teams.api.ts'
import { copy } from './copy.ts'
import { useTaskChange } from './use-task-change.ts'

const NO_ONE = ''
const progressOptions = Object.values(Progress).map((value) => ({ value, label: progressLabels[value] }))

export interface TaskMenuProps {
  field: 'assignee' | 'progress'
  task: Task
  row: HTMLElement
  people: TeamPeople
  onClose: () => void
}

/** Sets the progress or the assignee of a task at its row. */
export function TaskMenu({ field, task, row, people, onClose }: TaskMenuProps) {
  const complete = useTaskCompletion()
  const change = useTaskChange()

  const setProgress = (progress: Task['progress']) => {
    if (progress === Progress.COMPLETE || task.progress === Progress.COMPLETE) {
      return complete(task, progress === Progress.COMPLETE)
    }
    change({ task, change: { progress }, before: { progress: task.progress } })
  }

  if (field === 'progress') {
    return (
      <ChoiceMenu
        target={row}
        label={copy.taskMenu.progress(task.title)}
        // A completed task is reopened, which starts it.
        options={progressOptions.filter(
          ({ value }) => task.progress !== Progress.COMPLETE || value !== Progress.NOT_STARTED,
        )}
        value={task.progress}
        onChoose={setProgress}
        onClose={onClose}
      />
    )
  }
  const members = people.active.map(({ user }) => ({ value: user, label: people.nameOf(user) }))
  return (
    <ChoiceMenu
      target={row}
      label={copy.taskMenu.assignee(task.title)}
      options={[{ value: NO_ONE, label: copy.taskMenu.noOne }, ...members]}
      value={task.assignee ?? NO_ONE}
      onChoose={(user) => change({ task, change: { assignee: user || null }, before: { assignee: task.assignee } })}
      onClose={onClose}
    />
  )
}
