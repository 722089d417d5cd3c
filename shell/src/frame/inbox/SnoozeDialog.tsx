import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { instantAt } from 'ui-kit/days'
import { formatTimeZone } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

export interface SnoozeDialogProps {
  /** Called with an instant (ISO 8601). */
  onChoose: (until: string) => void
  onClose: () => void
}

/** Asks until when to snooze. */
export function SnoozeDialog({ onChoose, onClose }: SnoozeDialogProps) {
  const timeZone = useTimeZone()
  const [at, setAt] = useState('')
  const [isRefused, setRefused] = useState(false)
  const choose = () => {
    const until = at && instantAt(at, timeZone)
    if (until && Date.parse(until) > Date.now()) onChoose(until)
    else setRefused(true)
  }
  return (
    <FormDialog title={copy.snooze.title} action={copy.snooze.save} onSubmit={choose} onClose={onClose}>
      <Field
        label={copy.snooze.at}
        hint={copy.snooze.zone(formatTimeZone(timeZone))}
        {...(isRefused && { validationMessage: copy.snooze.past })}
      >
        <Input
          type="datetime-local"
          value={at}
          onChange={(_, { value }) => {
            setAt(value)
            setRefused(false)
          }}
        />
      </Field>
    </FormDialog>
  )
}
