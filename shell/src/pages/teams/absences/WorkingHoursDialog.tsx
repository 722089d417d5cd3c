import { Button, Checkbox, Input } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { TeamMember, WorkingHours } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatTimeZone } from 'ui-kit/time-of-day'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useAbsencesStyles } from './Absences.styles.ts'
import { useSaveWorkingHours } from './absences.api.ts'
import { copy } from './copy.ts'

type Day = { isOn: boolean; starts: string; ends: string }

/** What most offices have, to start from. */
const USUAL = { starts: '09:00', ends: '17:00' }
const WEEKEND = 6

/** Monday to Sunday, as the form shows them. */
const daysOf = (hours: WorkingHours): Day[] =>
  copy.workingHoursDialog.weekdays.map((_name, i) => {
    const set = hours?.find(({ weekday }) => weekday === i + 1)
    return {
      isOn: hours ? set !== undefined : i + 1 < WEEKEND,
      starts: set?.starts ?? USUAL.starts,
      ends: set?.ends ?? USUAL.ends,
    }
  })

export interface WorkingHoursDialogProps {
  member: TeamMember
  onClose: () => void
}

/** A member's working hours by weekday. Without any, no day is a day off. */
export function WorkingHoursDialog({ member, onClose }: WorkingHoursDialogProps) {
  const styles = useAbsencesStyles()
  const viewer = useAtomValue(userProfileAtom)
  const timeZone = useTimeZone()
  const save = useSaveWorkingHours(member.user, member.working_hours)
  const [days, setDays] = useState(() => daysOf(member.working_hours))
  const [problem, setProblem] = useState<string | null>(null)
  const set = (index: number, change: Partial<Day>) =>
    setDays(days.map((day, i) => (i === index ? { ...day, ...change } : day)))

  const send = () => {
    const found = problemOf(days)
    setProblem(found)
    if (found) return
    const working_hours = days.flatMap(({ isOn, starts, ends }, i) => (isOn ? [{ weekday: i + 1, starts, ends }] : []))
    save.mutate(working_hours, { onSuccess: onClose })
  }
  const name = formatPersonName(member.person) || member.email
  return (
    <ModalSurface
      open
      title={member.user === viewer?.id ? copy.workingHoursDialog.ownTitle : copy.workingHoursDialog.title(name)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      actions={
        <>
          {member.working_hours && (
            <Button onClick={() => save.mutate(null, { onSuccess: onClose })}>{copy.workingHoursDialog.remove}</Button>
          )}
          <Button onClick={onClose}>{copy.workingHoursDialog.cancel}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={save.isPending}>
            {copy.workingHoursDialog.save}
          </Button>
        </>
      }
    >
      <FormProblem error={save.error} />
      <Hint>{copy.workingHoursDialog.hint(formatTimeZone(timeZone))}</Hint>
      {!member.working_hours && <Hint>{copy.workingHoursDialog.unset}</Hint>}
      <div className={styles.week}>
        {days.map((day, i) => (
          <WeekdayHours
            key={copy.workingHoursDialog.weekdays[i]}
            name={copy.workingHoursDialog.weekdays[i] ?? ''}
            day={day}
            onChange={(change) => set(i, change)}
          />
        ))}
      </div>
      {problem && <div role="alert">{problem}</div>}
    </ModalSurface>
  )
}

interface WeekdayHoursProps {
  name: string
  day: Day
  onChange: (change: Partial<Day>) => void
}

function WeekdayHours({ name, day: { isOn, starts, ends }, onChange }: WeekdayHoursProps) {
  const styles = useAbsencesStyles()
  return (
    <div className={styles.weekday}>
      <Checkbox label={name} checked={isOn} onChange={(_, { checked }) => onChange({ isOn: checked === true })} />
      {isOn ? (
        <div className={styles.hours}>
          <Input
            type="time"
            aria-label={copy.workingHoursDialog.starts(name)}
            value={starts}
            onChange={(_, { value }) => onChange({ starts: value })}
          />
          {copy.workingHoursDialog.to}
          <Input
            type="time"
            aria-label={copy.workingHoursDialog.ends(name)}
            value={ends}
            onChange={(_, { value }) => onChange({ ends: value })}
          />
        </div>
      ) : (
        <span className={styles.off}>{copy.workingHoursDialog.dayOff}</span>
      )}
    </div>
  )
}

/** What has to be mended before the days can be saved. */
function problemOf(days: readonly Day[]): string | null {
  if (!days.some(({ isOn }) => isOn)) return copy.workingHoursDialog.none
  const wrong = days.findIndex(({ isOn, starts, ends }) => isOn && (!starts || !ends || ends <= starts))
  return wrong < 0 ? null : copy.workingHoursDialog.wrong(copy.workingHoursDialog.weekdays[wrong] ?? '')
}
