import type { Task } from 'openapi'
import { Progress, progressLabels, WaitingOn, waitingOnLabels } from 'openapi/codes'
import { useRef, useState } from 'react'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { AwayQuestion } from '#parts/away/AwayQuestion.tsx'
import { useAway } from '#parts/away/use-away.ts'
import { useTaskCompletion } from '#parts/tasks/tasks.api.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useTaskChange } from './use-task-change.ts'

const NO_ONE = ''
const waitingOptions = Object.values(WaitingOn).map((value) => ({ value, label: waitingOnLabels[value] }))
const progressOptions = Object.values(Progress).map((value) => ({ value, label: progressLabels[value] }))

export interface TaskMenuProps {
  field: 'assignee' | 'progress' | 'waiting_on'
  task: Task
  row: HTMLElement
  people: TeamPeople
  onClose: () => void
}

/** Sets the progress, the assignee or who it waits on of a task at its row. */
export function TaskMenu({ field, task, row, people, onClose }: TaskMenuProps) {
  const complete = useTaskCompletion()
  const change = useTaskChange()
  const away = useAway(people)
  const [asked, setAsked] = useState<string | null>(null)
  // A choice closes the menu too, in either order. The question must outlive it.
  const isAsking = useRef(false)
  const ask = (user: string) => {
    isAsking.current = true
    setAsked(user)
  }

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
  if (field === 'waiting_on') {
    return (
      <ChoiceMenu
        target={row}
        label={copy.taskMenu.waiting(task.title)}
        options={waitingOptions}
        value={task.waiting_on}
        onChoose={(waiting_on) => change({ task, change: { waiting_on }, before: { waiting_on: task.waiting_on } })}
        onClose={onClose}
      />
    )
  }
  const assign = (user: string) =>
    change({ task, change: { assignee: user || null }, before: { assignee: task.assignee } })
  if (asked) {
    return (
      <AwayQuestion
        people={people}
        user={asked}
        onChoose={(user) => {
          assign(user)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  const members = people.active.map(({ user }) => ({ value: user, label: away.option(user) }))
  return (
    <ChoiceMenu
      target={row}
      label={copy.taskMenu.assignee(task.title)}
      options={[{ value: NO_ONE, label: copy.taskMenu.noOne }, ...members]}
      value={task.assignee ?? NO_ONE}
      onChoose={(user) => (away.of(user) ? ask(user) : assign(user))}
      onClose={() => queueMicrotask(() => !isAsking.current && onClose())}
    />
  )
}
