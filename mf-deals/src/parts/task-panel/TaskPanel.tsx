import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Task } from 'openapi'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { canDeleteTasks } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { useTeamPeople } from '#parts/teams/teams.api.ts'
import { CompletionDayField } from './CompletionDayField.tsx'
import { copy } from './copy.ts'
import { NotApplicableField } from './NotApplicableField.tsx'
import { useDeleteTask, useTask } from './one-task.api.ts'
import { taskValues } from './task-form.ts'
import { TaskDependencies } from './TaskDependencies.tsx'
import { TaskFields } from './TaskFields.tsx'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'
import { TaskReminders } from './TaskReminders.tsx'
import { useSaveTask } from './use-save-task.ts'

/** The side panel that edits the task with this id. */
export function TaskPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: task, error, refetch } = useTask(id)
  if (task) return <TaskEditor key={task.id} task={task} onClose={onClose} />
  return (
    <SidePanel open title={copy.taskPanel.title} onClose={onClose}>
      {error ? (
        <ErrorState title={copy.taskPanel.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={copy.taskPanel.loading} rows={5} />
      )}
    </SidePanel>
  )
}

function TaskEditor({ task, onClose }: { task: Task; onClose: () => void }) {
  // A refetch must not change the form's base: changes are relative to the task as it was opened.
  const [opened] = useState(task)
  const styles = useTaskPanelStyles()
  const formId = useId()
  const form = useForm({ defaultValues: taskValues(opened) })
  const people = useTeamPeople(task.team)
  const milestones = useMilestones(task.deal).data?.results ?? []
  const names = {
    now: useToday(),
    user: people.nameOf,
    milestone: (milestone: string) => milestones.find(({ id }) => id === milestone)?.name ?? '',
  }
  const { save, overwrite, conflict, panel, isSaving, error } = useSaveTask(opened, names, onClose)
  const remove = useDeleteTask()
  const mayDelete = canDeleteTasks(useAtomValue(userProfileAtom))

  return (
    <SidePanel
      open
      title={task.title}
      meta={task.deal && <Link to={`/agent/deal/${task.deal}`}>{task.deal_name}</Link>}
      onClose={onClose}
      actions={
        <>
          {mayDelete && (
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              onClick={() => {
                onClose()
                remove(task)
              }}
            >
              {copy.taskEditor.delete}
            </Button>
          )}
          <Button onClick={onClose}>{copy.taskEditor.cancel}</Button>
          <Button appearance="primary" type="submit" form={formId} disabled={isSaving}>
            {copy.taskEditor.save}
          </Button>
        </>
      }
    >
      {conflict && (
        <ConflictNotice
          differences={conflict.differences}
          onKeepTheirs={onClose}
          onUseMine={() => void overwrite(form.getValues())}
        />
      )}
      <FormProblem error={error} />
      <PanelForm id={formId} onSubmit={form.handleSubmit((values) => save(values))}>
        <TaskFields form={form} people={people} milestones={milestones} task={task} />
      </PanelForm>
      <div className={styles.more}>
        {task.deal && <TaskDependencies task={task} deal={task.deal} />}
        {task.progress !== 'COMPLETE' && <TaskReminders task={task} />}
        <CompletionDayField task={task} onDone={onClose} />
        <NotApplicableField task={task} onDone={onClose} />
      </div>
      {panel}
    </SidePanel>
  )
}
