import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Task } from 'openapi'
import { Progress } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { Link } from 'react-router'
import { canDeleteTasks } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useContactNames } from '#parts/contacts/contacts.api.ts'
import { requiredTextCodec } from '#parts/inline-edit/codecs.ts'
import { useTaskCompletion } from '#parts/tasks/tasks.api.ts'
import { copy } from './copy.ts'
import { useDeleteTask, useTask } from '#parts/tasks/one-task.api.ts'
import { TaskDetails } from './TaskDetails.tsx'
import { TaskFact } from './TaskFact.tsx'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'
import { TaskSteps } from './TaskSteps.tsx'

export interface TaskPanelProps {
  id: string
  /** Opens another task in this panel. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** The side panel of a task: every field is edited in place and saved at once. */
export function TaskPanel({ id, onOpen, onClose }: TaskPanelProps) {
  const { data: task, error, refetch } = useTask(id)
  return (
    <SidePanel
      open
      title={task ? <TaskTitle key={task.id} task={task} /> : copy.taskPanel.title}
      label={task?.title}
      meta={task && <TaskAbout task={task} />}
      tools={<TaskSteps task={id} onOpen={onOpen} />}
      onClose={onClose}
      actions={task && <TaskActions task={task} onClose={onClose} />}
    >
      {task ? (
        <TaskDetails key={task.id} task={task} onClose={onClose} />
      ) : error ? (
        <ErrorState title={copy.taskPanel.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={copy.taskPanel.loading} rows={8} />
      )}
    </SidePanel>
  )
}

/** The deal that a task belongs to or, without one, whom it's about. */
function TaskAbout({ task: { deal, deal_name, contact } }: { task: Task }) {
  const styles = useTaskPanelStyles()
  const contacts = useContactNames(deal === null && contact !== null ? [contact] : [])
  const name = deal ? deal_name : contacts.get(contact ?? '')
  const to = deal ? `/agent/deal/${deal}` : `/agent/contacts?contact=${contact}&view=page`
  return name ? (
    <Link className={styles.deal} to={to}>
      {name}
    </Link>
  ) : null
}

function TaskTitle({ task }: { task: Task }) {
  return (
    <TaskFact
      task={task}
      label={taskFields.title.label}
      codec={requiredTextCodec}
      read={({ title }) => title}
      write={(title) => ({ title })}
    />
  )
}

function TaskActions({ task, onClose }: { task: Task; onClose: () => void }) {
  const remove = useDeleteTask()
  const complete = useTaskCompletion()
  const mayDelete = canDeleteTasks(useAtomValue(userProfileAtom))
  const isDone = task.progress === Progress.COMPLETE
  return (
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
          {copy.taskActions.delete}
        </Button>
      )}
      <Button appearance={isDone ? 'secondary' : 'primary'} onClick={() => complete(task, !isDone)}>
        {isDone ? copy.taskActions.reopen : copy.taskActions.complete}
      </Button>
    </>
  )
}
