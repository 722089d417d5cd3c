import { Button, Field, Input } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { copy } from './copy.ts'
import { useNotApplicableFieldStyles } from './NotApplicableField.styles.ts'
import { useNotApplicable } from './use-not-applicable.ts'

/** Marks a task as not applicable to this deal, with a reason. */
export function NotApplicableField({ task, onDone }: { task: Task; onDone: () => void }) {
  const styles = useNotApplicableFieldStyles()
  const [reason, setReason] = useState<string | null>(task.not_applicable_reason)
  const { markNotApplicable, isPending, error } = useNotApplicable()
  if (reason === null)
    return (
      <Button className={styles.start} size="small" onClick={() => setReason('')}>
        {copy.notApplicableField.title}
      </Button>
    )
  return (
    <>
      <FormProblem error={error} />
      <Field label={copy.notApplicableField.label}>
        <div className={styles.line}>
          <Input
            value={reason}
            maxLength={500}
            placeholder={copy.notApplicableField.placeholder}
            onChange={(_, { value }) => setReason(value)}
          />
          <Button
            disabledFocusable={isPending || reason.trim() === '' || reason === task.not_applicable_reason}
            onClick={() => markNotApplicable(task, reason.trim(), onDone)}
          >
            {copy.notApplicableField.submit}
          </Button>
        </div>
      </Field>
    </>
  )
}
