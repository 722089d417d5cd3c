import type { Task, TaskFields } from 'openapi'
import type { Codec } from '#parts/inline-edit/codecs.ts'
import { InlineEdit } from '#parts/inline-edit/InlineEdit.tsx'
import { useReadTask, useSaveTask } from '#parts/tasks/one-task.api.ts'

export interface TaskFactProps<Value> {
  task: Task
  label: string
  codec: Codec<Value>
  read: (task: Task) => Value
  write: (value: Value) => Partial<TaskFields>
  placeholder?: string | undefined
}

/** One field of a task, edited in place and saved at once, with Undo. */
export function TaskFact<Value>({ task, label, codec, read, write, placeholder }: TaskFactProps<Value>) {
  const save = useSaveTask(task)
  const readTask = useReadTask(task.id)
  return (
    <InlineEdit
      label={label}
      placeholder={placeholder}
      codec={codec}
      stored={{ value: read(task), version: task.version }}
      write={(value, version) => save(write(value), version)}
      readAgain={async () => {
        const stored = await readTask()
        return stored && { value: read(stored), version: stored.version }
      }}
    />
  )
}
