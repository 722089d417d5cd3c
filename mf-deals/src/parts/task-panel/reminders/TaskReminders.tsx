import { Button, Input, Select } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { Reminder, ReminderCreate, Task } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, instantAt, withinSentence } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { formatTimeZone } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'
import { reminderLabel } from './reminder-label.ts'
import { useCreateReminder, useDeleteReminder, useReminders } from './reminders.api.ts'
import { useTaskRemindersStyles } from './TaskReminders.styles.ts'

/** The user's own reminders of a task, by email and in the inbox. Saved at once. */
export function TaskReminders({ task }: { task: Task }) {
  const styles = useTaskRemindersStyles()
  const notify = useNotify()
  const timeZone = useTimeZone()
  const reminders = useReminders(task.id).data?.results ?? []
  const create = useCreateReminder()
  const remove = useDeleteReminder()
  const turnOff = ({ id, kind, at, days }: Reminder) =>
    remove.mutate(id, {
      onSuccess: () =>
        notify.success(copy.taskReminders.off, { undo: () => create.mutate({ task: task.id, kind, at, days }) }),
    })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.taskReminders.title}</legend>
      <FormProblem error={create.error} />
      <ul className={styles.list} aria-label={copy.taskReminders.label}>
        {reminders.map((reminder) => (
          <li key={reminder.id} className={styles.row}>
            <span className={styles.words}>
              {reminderLabel(reminder, timeZone)}
              <Hint>{nextLabel(reminder, timeZone)}</Hint>
            </span>
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={copy.taskReminders.turnOff(reminderLabel(reminder, timeZone))}
              disabledFocusable={remove.isPending}
              onClick={() => turnOff(reminder)}
            />
          </li>
        ))}
      </ul>
      <NewReminder
        isPending={create.isPending}
        hasDueDate={task.due_date !== null}
        onAdd={(wish) => create.mutate({ task: task.id, ...wish })}
      />
    </fieldset>
  )
}

function nextLabel({ next_at, sent_at }: Reminder, timeZone: string): string {
  if (next_at) return copy.nextLabel.next(withinSentence(formatInstant(next_at, timeZone)))
  return sent_at ? copy.nextLabel.came(withinSentence(formatInstant(sent_at, timeZone))) : copy.nextLabel.waits
}

/** Whether the browser is in another time zone. */
const isElsewhere = (timeZone: string) => timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone

interface NewReminderProps {
  isPending: boolean
  hasDueDate: boolean
  onAdd: (wish: Omit<ReminderCreate, 'task'>) => void
}

function NewReminder({ isPending, hasDueDate, onAdd }: NewReminderProps) {
  const styles = useTaskRemindersStyles()
  const timeZone = useTimeZone()
  const [kind, setKind] = useState<Reminder['kind']>(hasDueDate ? 'before_due' : 'every')
  const [days, setDays] = useState('1')
  const [at, setAt] = useState('')
  const isComplete = kind === 'at' ? at !== '' : /^\d+$/.test(days)
  const add = () =>
    onAdd(kind === 'at' ? { kind, at: instantAt(at, timeZone) } : { kind, days: Math.min(365, Number(days)) })
  return (
    <div className={styles.line}>
      <Select
        aria-label={copy.newReminder.when}
        value={kind}
        onChange={(_, { value }) => setKind(value === 'at' || value === 'every' ? value : 'before_due')}
      >
        <option value="before_due">{copy.newReminder.before}</option>
        <option value="every">{copy.newReminder.repeat}</option>
        <option value="at">{copy.newReminder.at}</option>
      </Select>
      {kind === 'at' ? (
        <Input
          aria-label={copy.newReminder.time}
          type="datetime-local"
          value={at}
          onChange={(_, { value }) => setAt(value)}
        />
      ) : (
        <Input
          aria-label={copy.newReminder.days}
          type="number"
          min={kind === 'every' ? 1 : 0}
          max={365}
          value={days}
          onChange={(_, { value }) => setDays(value)}
        />
      )}
      <Button disabledFocusable={isPending || !isComplete} onClick={add}>
        {copy.newReminder.add}
      </Button>
      {kind === 'at' && isElsewhere(timeZone) && (
        <div className={styles.whole}>
          <Hint>{copy.newReminder.zone(formatTimeZone(timeZone))}</Hint>
        </div>
      )}
    </div>
  )
}
