import type { Task } from 'openapi'
import { Progress } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { type ReactNode, useId } from 'react'
import { FilesView } from '#parts/files/FilesView.tsx'
import { notesCodec } from '#parts/inline-edit/codecs.ts'
import { NotesView } from '#parts/notes/NotesView.tsx'
import { Checklist } from './checklist/Checklist.tsx'
import { CompletionDayField } from './CompletionDayField.tsx'
import { copy } from './copy.ts'
import { NotApplicableField } from './NotApplicableField.tsx'
import { TaskDependencies } from './TaskDependencies.tsx'
import { TaskFact } from './TaskFact.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'
import { TaskReminders } from './reminders/TaskReminders.tsx'

/** What is known of a task. The tasks, files and comments around it belong to its deal, so that a task without one has none. */
export function TaskDetails({ task, onClose }: { task: Task; onClose: () => void }) {
  const styles = useTaskPanelStyles()
  return (
    <div className={styles.details}>
      <TaskFact
        task={task}
        label={taskFields.description.label}
        codec={notesCodec}
        placeholder={copy.taskDetails.describe}
        read={({ description }) => description}
        write={(description) => ({ description })}
      />
      <TaskFacts task={task} />
      <Checklist task={task} />
      {task.deal && <TaskDependencies task={task} deal={task.deal} />}
      {task.deal && (
        <Section title={copy.taskDetails.files}>
          <FilesView deal={task.deal} task={task.id} />
        </Section>
      )}
      {task.deal && (
        <Section title={copy.taskDetails.comments}>
          <NotesView deal={task.deal} task={task.id} />
        </Section>
      )}
      {task.progress !== Progress.COMPLETE && <TaskReminders task={task} />}
      <div className={styles.ends}>
        <CompletionDayField task={task} onDone={onClose} />
        <NotApplicableField task={task} onDone={onClose} />
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useTaskPanelStyles()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}
