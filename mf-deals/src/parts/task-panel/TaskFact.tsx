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
  /** What is written instead of the value after all; undefined writes nothing. */
  ask?: (value: Value) => Promise<{ value: Value } | undefined>
}

/** One field of a task, edited in place and saved at once, with Undo. */
export function TaskFact<Value>({ task, label, codec, read, write, placeholder, ask }: TaskFactProps<Value>) {
  const save = useSaveTask(task)
  const readTask = useReadTask(task.id)
  return (
    <InlineEdit
      label={label}
      placeholder={placeholder}
      codec={codec}
      stored={{ value: read(task), version: task.version }}
      write={async (value, version) => {
        const asked = ask ? await ask(value) : { value }
        if (asked) await save(write(asked.value), version)
      }}
      readAgain={async () => {
        const stored = await readTask()
        return stored && { value: read(stored), version: stored.version }
      }}
    />
  )
}
