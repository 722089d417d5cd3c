import { Field, Input, mergeClasses, Select, ToggleButton } from '@fluentui/react-components'
import { Currency, currencyLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { Panel } from 'ui-kit/Panel'
import { type CalendarDraft, toggleWeekday } from './calendar-draft.ts'
import { useCalendarStyles } from './CalendarView.styles.ts'

export interface CalendarPartProps {
  draft: CalendarDraft
  onChange: (fields: Partial<CalendarDraft>) => void
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const US_ZONES = [
  ['America/New_York', 'Eastern (New York)'],
  ['America/Chicago', 'Central (Chicago)'],
  ['America/Denver', 'Mountain (Denver)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
] as const

const isOfUs = new Set<string>(US_ZONES.map(([zone]) => zone))

/** All other zones, and the stored one in case that the browser does not know it. */
const otherZones = (stored: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), stored])].filter((zone) => !isOfUs.has(zone)).toSorted()

/** Time zone, currency, business days and the end of office hours. */
export function OfficePanel({ draft, onChange }: CalendarPartProps) {
  const styles = useCalendarStyles()
  return (
    <Panel title="Office">
      <div className={styles.fields}>
        <Field label="Time zone" hint="Days and times are shown in it to everyone, wherever they are.">
          <Select value={draft.time_zone} onChange={(_, { value }) => onChange({ time_zone: value })}>
            <optgroup label="United States">
              {US_ZONES.map(([zone, label]) => (
                <option key={zone} value={zone}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label="Other">
              {otherZones(draft.time_zone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        <Field label="Currency">
          <Select
            value={draft.currency}
            onChange={(_, { value }) => onChange({ currency: codeOf(Currency, value) ?? draft.currency })}
          >
            {Object.values(Currency).map((code) => (
              <option key={code} value={code}>
                {currencyLabels[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Office closes at">
          <Input
            type="time"
            value={draft.office_hours_end}
            onChange={(_, { value }) => value && onChange({ office_hours_end: value })}
          />
        </Field>
      </div>
      <fieldset className={styles.weekdays}>
        <legend className={styles.legend}>Business days</legend>
        {WEEKDAYS.map((name, i) => (
          <ToggleButton
            key={name}
            size="small"
            className={mergeClasses(styles.weekday, draft.business_days.includes(i + 1) && styles.isOn)}
            checked={draft.business_days.includes(i + 1)}
            onClick={() => onChange({ business_days: toggleWeekday(draft.business_days, i + 1) })}
          >
            {name}
          </ToggleButton>
        ))}
      </fieldset>
    </Panel>
  )
}
