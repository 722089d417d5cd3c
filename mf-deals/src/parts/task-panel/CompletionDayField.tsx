import { Button, Field, Input } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { dayOf } from 'ui-kit/days'
import { copy } from './copy.ts'
import { useNotApplicableFieldStyles } from './NotApplicableField.styles.ts'
import { useCompletionDay } from './use-completion-day.ts'

/** Says on which day a task was done. What hangs on it counts from that day. */
export function CompletionDayField({ task, onDone }: { task: Task; onDone: () => void }) {
  const styles = useNotApplicableFieldStyles()
  const timeZone = useTimeZone()
  const today = useToday()
  const { completed_at: completedAt, not_applicable_reason: reason } = task
  const doneOn = completedAt && reason === null ? dayOf(new Date(completedAt), timeZone) : null
  const [day, setDay] = useState(doneOn)
  const { complete, isPending, error } = useCompletionDay()
  if (day === null)
    return (
      <Button className={styles.start} size="small" onClick={() => setDay(today)}>
        {copy.completionDayField.title}
      </Button>
    )
  return (
    <>
      <FormProblem error={error} />
      <Field label={copy.completionDayField.label} hint={copy.completionDayField.hint}>
        <div className={styles.line}>
          <Input type="date" value={day} max={today} onChange={(_, { value }) => setDay(value)} />
          <Button
            disabledFocusable={isPending || day === '' || day === doneOn}
            onClick={() => complete(task, day, onDone)}
          >
            {doneOn ? copy.completionDayField.change : copy.completionDayField.submit}
          </Button>
        </div>
      </Field>
    </>
  )
}
