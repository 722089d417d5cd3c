import type { Task } from 'openapi'
import { taskFields } from 'openapi/fields/task'
import { useToday } from 'remote-kit/use-today'
import { Hint } from 'ui-kit/Hint'
import { dayCodec } from '#parts/inline-edit/codecs.ts'
import { InlineEdit } from '#parts/inline-edit/InlineEdit.tsx'
import { requireUntouched } from '#parts/inline-edit/require-untouched.ts'
import { type DatesToMove, itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'
import { useReadTask, useSaveTask } from '#parts/tasks/one-task.api.ts'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'

/** The due date of a task, edited in place. If other dates of its deal would move, a panel shows all of them first. */
export function DueFact({ task }: { task: Task }) {
  const styles = useTaskPanelStyles()
  const now = useToday()
  const save = useSaveTask(task)
  const readTask = useReadTask(task.id)
  const { mutateAsync: move, expectMove, panel, onApproach } = useMoveDates()
  const { deal, id, title } = task
  const readAgain = async () => {
    const stored = await readTask()
    return stored && { value: stored.due_date, version: stored.version }
  }
  /** None without a deal, whose dates could follow. */
  const toMove = (day: string | null, version: number): DatesToMove | null =>
    deal === null
      ? null
      : {
          ...itemToMove({ deal, id, title }, day, now),
          check: () => requireUntouched({ value: task.due_date, version }, readAgain),
        }
  const write = async (day: string | null, version: number): Promise<unknown> => {
    const dates = toMove(day, version)
    return dates ? move(dates) : save({ due_date: day }, version)
  }
  return (
    <div {...onApproach}>
      <InlineEdit
        label={taskFields.due_date.label}
        placeholder={copy.dueFact.add}
        codec={dayCodec(now)}
        stored={{ value: task.due_date, version: task.version }}
        write={write}
        readAgain={readAgain}
        onDraft={(day) => expectMove(day ? toMove(day, task.version) : null)}
      />
      {task.due_reason && (
        <div className={styles.why}>
          <Hint>{task.due_reason}</Hint>
        </div>
      )}
      {panel}
    </div>
  )
}
