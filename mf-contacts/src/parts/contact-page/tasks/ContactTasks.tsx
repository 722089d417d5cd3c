import { Button, Checkbox, Field, Input, Select } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useSetAtom } from 'jotai'
import type { Contact, Task } from 'openapi'
import { TaskKind, taskKindLabels } from 'openapi/codes'
import { type SubmitEvent, useState } from 'react'
import { codeOf } from 'remote-kit/forms/code-of'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTeamPeople } from 'remote-kit/team-people'
import { useToday } from 'remote-kit/use-today'
import { DueDay } from 'ui-kit/DueDay'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { useAddTask, useFinishTask, useOpenTasks, useUpdateTask } from '#parts/contact-records/contact-records.api.ts'
import { useContactTasksStyles } from './ContactTasks.styles.ts'
import { copy } from './copy.ts'

/** Kinds of tasks that are about a person. */
const KINDS = [TaskKind.todo, TaskKind.call, TaskKind.email, TaskKind.document]

/** What is to be done about a contact: added, finished, moved and assigned in place. */
export function ContactTasks({ contact }: { contact: Contact }) {
  const styles = useContactTasksStyles()
  const { data, error, isPending, refetch } = useOpenTasks(contact.id)
  return (
    <Panel title={copy.title}>
      {isPending && <SkeletonRows label={copy.loading} rows={2} />}
      {error && !data && <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <Hint>{copy.empty}</Hint>}
      <ul className={styles.list}>
        {data?.results.map((task) => (
          <TaskRow key={task.id} task={task} contact={contact} />
        ))}
      </ul>
      <NewTask contact={contact.id} />
    </Panel>
  )
}

function TaskRow({ task, contact }: { task: Task; contact: Contact }) {
  const styles = useContactTasksStyles()
  const now = useToday()
  const people = useTeamPeople()
  const finish = useFinishTask()
  const update = useUpdateTask()
  const logCall = useSetAtom(callToLogAtom)
  const [isEditing, setIsEditing] = useState(false)
  // A call that is done is logged with how it went.
  const complete = () => (task.kind === TaskKind.call ? logCall({ contact, task }) : finish(task))
  return (
    <li className={styles.row}>
      <Checkbox checked={false} aria-label={copy.complete(task.title)} onChange={complete} />
      <div className={styles.text}>
        {task.title}
        <div className={styles.meta}>
          {task.due_date && <DueDay day={task.due_date} now={now} />}
          <span>{people.nameOf(task.assignee) || copy.unassigned}</span>
          {task.deal && <span>{task.deal_name}</span>}
        </div>
      </div>
      <Button
        size="small"
        appearance="subtle"
        icon={<EditRegular />}
        aria-label={copy.edit(task.title)}
        aria-expanded={isEditing}
        onClick={() => setIsEditing(!isEditing)}
      />
      {isEditing && (
        <div className={styles.edit}>
          <Field label={copy.due}>
            <Input
              type="date"
              value={task.due_date ?? ''}
              onChange={(_, { value }) => update(task, { due_date: value || null })}
            />
          </Field>
          <Field label={copy.assignee}>
            <Select value={task.assignee ?? ''} onChange={(_, { value }) => update(task, { assignee: value || null })}>
              <option value="">{copy.unassigned}</option>
              {people.active.map(({ user }) => (
                <option key={user} value={user}>
                  {people.nameOf(user)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </li>
  )
}

function NewTask({ contact }: { contact: string }) {
  const styles = useContactTasksStyles()
  const add = useAddTask()
  const [title, setTitle] = useState('')
  const [due, setDue] = useState('')
  const [kind, setKind] = useState<TaskKind>(TaskKind.todo)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (title.trim() === '' || add.isPending) return
    const body = { contact, title: title.trim(), kind, ...(due && { due_date: due }) }
    add.mutate(body, {
      onSuccess: () => {
        setTitle('')
        setDue('')
        setKind(TaskKind.todo)
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={copy.newTask}>
        <Input
          value={title}
          maxLength={300}
          placeholder={copy.placeholder}
          onChange={(_, { value }) => setTitle(value)}
        />
      </Field>
      {title !== '' && (
        <div className={styles.pair}>
          <Field label={copy.due}>
            <Input type="date" value={due} onChange={(_, { value }) => setDue(value)} />
          </Field>
          <Field label={copy.kind}>
            <Select value={kind} onChange={(_, { value }) => setKind(codeOf(TaskKind, value) ?? TaskKind.todo)}>
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {taskKindLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <FormProblem error={add.error} />
      <Button type="submit" disabledFocusable={title.trim() === '' || add.isPending}>
        {copy.add}
      </Button>
    </form>
  )
}
