import { Switch } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { Priority, priorityLabels, TaskKind, taskKindLabels, WaitingOn, waitingOnLabels } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { FactList } from 'ui-kit/FactList'
import { sideCodec, sideLabel, useHasBothSides } from '#parts/client-sides/client-sides.ts'
import { codeCodec, recordCodec, timeCodec } from '#parts/inline-edit/codecs.ts'
import { useAway } from '#parts/away/use-away.ts'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { DueFact } from './DueFact.tsx'
import { useSaveTask } from '#parts/tasks/one-task.api.ts'
import { AssigneeFact } from './AssigneeFact.tsx'
import { TaskFact } from './TaskFact.tsx'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'

const priorityCodec = codeCodec(priorityLabels, Object.values(Priority))
const waitingCodec = codeCodec(waitingOnLabels, Object.values(WaitingOn))
const kindCodec = codeCodec(taskKindLabels, Object.values(TaskKind))

/** When a task is due, who does it, and the rest of what is known of it, each edited in place. */
export function TaskFacts({ task }: { task: Task }) {
  const timeZone = useTimeZone()
  const people = useTeamPeople(task.team)
  const away = useAway(people)
  const milestones = useMilestones(task.deal).data?.results ?? []
  const assignees = recordCodec(
    people.active.map(({ user }) => ({ id: user, name: away.option(user) })),
    { none: copy.taskFacts.noOne, nameOf: (id) => people.nameOf(id) || copy.taskFacts.formerMember },
  )
  const steps = recordCodec(milestones, {
    none: copy.taskFacts.none,
    nameOf: (id) => milestones.find((one) => one.id === id)?.name ?? '',
  })
  const hasBothSides = useHasBothSides(task.client_visible ? task.deal : null)
  const facts = [
    { label: taskFields.due_date.label, value: <DueFact task={task} /> },
    {
      label: taskFields.due_time.label,
      value: (
        <TaskFact
          task={task}
          label={taskFields.due_time.label}
          codec={timeCodec(timeZone)}
          placeholder={copy.taskFacts.anyTime}
          read={({ due_time }) => due_time}
          write={(due_time) => ({ due_time })}
        />
      ),
    },
    {
      label: taskFields.assignee.label,
      value: <AssigneeFact task={task} people={people} codec={assignees} />,
    },
    {
      label: taskFields.priority.label,
      value: (
        <TaskFact
          task={task}
          label={taskFields.priority.label}
          codec={priorityCodec}
          read={({ priority }) => priority}
          write={(priority) => ({ priority })}
        />
      ),
    },
    {
      label: taskFields.waiting_on.label,
      value: (
        <TaskFact
          task={task}
          label={taskFields.waiting_on.label}
          codec={waitingCodec}
          read={({ waiting_on }) => waiting_on}
          write={(waiting_on) => ({ waiting_on })}
        />
      ),
    },
    {
      label: taskFields.kind.label,
      value: (
        <TaskFact
          task={task}
          label={taskFields.kind.label}
          codec={kindCodec}
          read={({ kind }) => kind}
          write={(kind) => ({ kind })}
        />
      ),
    },
    ...(milestones.length > 0
      ? [
          {
            label: taskFields.milestone.label,
            value: (
              <TaskFact
                task={task}
                label={taskFields.milestone.label}
                codec={steps}
                placeholder={copy.taskFacts.none}
                read={({ milestone }) => milestone}
                write={(milestone) => ({ milestone })}
              />
            ),
          },
        ]
      : []),
    ...(task.deal ? [{ label: taskFields.client_visible.label, value: <ClientVisible task={task} /> }] : []),
    ...(hasBothSides
      ? [
          {
            label: sideLabel,
            value: (
              <TaskFact
                task={task}
                label={sideLabel}
                codec={sideCodec}
                read={({ client_side }) => client_side}
                write={(client_side) => ({ client_side })}
              />
            ),
          },
        ]
      : []),
  ]
  return <FactList facts={facts} />
}

function ClientVisible({ task }: { task: Task }) {
  const styles = useTaskPanelStyles()
  const save = useSaveTask(task)
  const [wished, setWished] = useState<boolean | null>(null)
  const [error, setError] = useState<unknown>(null)
  const change = async (client_visible: boolean) => {
    setWished(client_visible)
    setError(null)
    await save({ client_visible }, task.version).catch(setError)
    setWished(null)
  }
  return (
    <>
      <Switch
        className={styles.switch}
        aria-label={taskFields.client_visible.label}
        checked={wished ?? task.client_visible}
        onChange={(_, { checked }) => void change(checked)}
      />
      <FormProblem error={error} />
    </>
  )
}
