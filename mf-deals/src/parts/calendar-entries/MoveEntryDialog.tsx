import { Button } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { useForm } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { formatLongDay } from 'ui-kit/days'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { copy } from './copy.ts'
import { dateOf, entryName } from './entry-kinds.ts'

export interface MoveEntryDialogProps {
  entry: CalendarEntry
  onMove: (day: string) => void
  onClose: () => void
}

/** Moves a calendar entry to a day that is typed or picked. */
export function MoveEntryDialog({ entry, onMove, onClose }: MoveEntryDialogProps) {
  const now = useToday()
  const { control, handleSubmit } = useForm({ defaultValues: { day: entry.date } })
  const submit = handleSubmit(({ day }) => (day === entry.date ? onClose() : onMove(day)))
  return (
    <ModalSurface
      open
      title={copy.moveEntryDialog.title(entryName(entry))}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>{copy.moveEntryDialog.cancel}</Button>
          <Button type="submit" appearance="primary">
            {copy.moveEntryDialog.move}
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="day"
        label={copy.moveEntryDialog.to}
        type="date"
        required
        rules={{ required: copy.moveEntryDialog.toMissing }}
      />
      {entry.deal && (
        <div>
          <WhyDate deal={entry.deal} of={dateOf(entry)} title={entryName(entry)}>
            {copy.moveEntryDialog.why(formatLongDay(entry.date, now))}
          </WhyDate>
        </div>
      )}
    </ModalSurface>
  )
}
