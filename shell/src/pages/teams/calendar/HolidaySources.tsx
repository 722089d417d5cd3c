import { Button, Select } from '@fluentui/react-components'
import { UsState, usStateLabels } from 'openapi/codes'
import { useRef } from 'react'
import { useNotify } from 'remote-kit/context'
import { codeOf } from 'remote-kit/forms/code-of'
import { addHolidays } from './calendar-draft.ts'
import { type HolidaySource, useFindHolidays } from './calendar.api.ts'
import { useCalendarStyles } from './CalendarView.styles.ts'
import type { CalendarPartProps } from './OfficePanel.tsx'
import { copy } from './copy.ts'

export interface HolidaySourcesProps extends CalendarPartProps {
  account: string
  year: number
}

/** Adds the public holidays of a state, or the days of a calendar file. */
export function HolidaySources({ account, draft, year, onChange }: HolidaySourcesProps) {
  const styles = useCalendarStyles()
  const notify = useNotify()
  const find = useFindHolidays(account)
  const file = useRef<HTMLInputElement>(null)

  const add = (source: HolidaySource) =>
    find.mutate(source, {
      onSuccess: (found) => {
        const holidays = addHolidays(draft.holidays, found)
        const added = holidays.length - draft.holidays.length
        notify.success(added === 0 ? copy.holidaySources.nothingNew : copy.holidaySources.added(added))
        onChange({ holidays })
      },
    })

  return (
    <div className={styles.sources}>
      <Select
        aria-label={copy.holidaySources.state}
        value={draft.state ?? ''}
        onChange={(_, { value }) => onChange({ state: codeOf(UsState, value) ?? null })}
      >
        <option value="">{copy.holidaySources.federal}</option>
        {Object.values(UsState).map((state) => (
          <option key={state} value={state}>
            {usStateLabels[state]}
          </option>
        ))}
      </Select>
      <Button disabledFocusable={find.isPending} onClick={() => add({ state: draft.state, year })}>
        {copy.holidaySources.add(year)}
      </Button>
      <Button disabledFocusable={find.isPending} onClick={() => file.current?.click()}>
        {copy.holidaySources.import}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label={copy.holidaySources.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) add(chosen)
        }}
      />
    </div>
  )
}
