import type { CalendarEntry } from 'openapi'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { formatLongDay } from 'ui-kit/days'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { copy } from './copy.ts'
import { dateOf, entryName } from './entry-kinds.ts'
import { hoursOf, latestStart } from './hours.ts'

export interface MoveEntryDialogProps {
  entry: CalendarEntry
  /** `start` is the new start of an appointment. */
  onMove: (day: string, start?: string) => void
  onClose: () => void
}

/** Moves a calendar entry to a day that is typed or picked, an appointment also to another time of day. */
export function MoveEntryDialog({ entry, onMove, onClose }: MoveEntryDialogProps) {
  const now = useToday()
  const hours = hoursOf(entry)
  const { control, handleSubmit } = useForm({ defaultValues: { day: entry.date, start: hours?.starts ?? '' } })
  const submit = handleSubmit(({ day, start }) => {
    if (day === entry.date && start === (hours?.starts ?? '')) return onClose()
    if (hours) onMove(day, start)
    else onMove(day)
  })
  return (
    <FormDialog
      title={copy.moveEntryDialog.title(entryName(entry))}
      action={copy.moveEntryDialog.move}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="day"
        label={copy.moveEntryDialog.to}
        type="date"
        required
        rules={{ required: copy.moveEntryDialog.toMissing }}
      />
      {hours && (
        <TextField
          control={control}
          name="start"
          label={copy.moveEntryDialog.starts}
          type="time"
          required
          rules={{
            required: copy.moveEntryDialog.startsMissing,
            validate: (start) =>
              start <= latestStart(hours) || copy.moveEntryDialog.tooLate(formatTimeOfDay(latestStart(hours))),
          }}
        />
      )}
      {entry.deal && !hours && (
        <div>
          <WhyDate deal={entry.deal} of={dateOf(entry)} title={entryName(entry)}>
            {copy.moveEntryDialog.why(formatLongDay(entry.date, now))}
          </WhyDate>
        </div>
      )}
    </FormDialog>
  )
}
