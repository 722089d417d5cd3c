import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { instantAt } from 'ui-kit/days'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={copy.snooze.title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        choose()
      }}
      actions={
        <>
          <Button onClick={onClose}>{copy.snooze.cancel}</Button>
          <Button type="submit" appearance="primary">
            {copy.snooze.save}
          </Button>
        </>
      }
    >
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
    </ModalSurface>
  )
}
