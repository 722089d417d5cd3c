import { Field, Input, mergeClasses, Select, ToggleButton } from '@fluentui/react-components'
import { Currency, currencyLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { Panel } from 'ui-kit/Panel'
import { type CalendarDraft, toggleWeekday } from './calendar-draft.ts'
import { useCalendarStyles } from './CalendarView.styles.ts'
import { copy } from './copy.ts'

export interface CalendarPartProps {
  draft: CalendarDraft
  onChange: (fields: Partial<CalendarDraft>) => void
}

const isOfUs = new Set(Object.keys(copy.officePanel.zones))

/** All other zones, and the stored one in case the browser does not know it. */
const otherZones = (stored: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), stored])].filter((zone) => !isOfUs.has(zone)).toSorted()

/** Time zone, currency, business days and the end of office hours. */
export function OfficePanel({ draft, onChange }: CalendarPartProps) {
  const styles = useCalendarStyles()
  return (
    <Panel title={copy.officePanel.title}>
      <div className={styles.fields}>
        <Field label={copy.officePanel.timeZone} hint={copy.officePanel.timeZoneHint}>
          <Select value={draft.time_zone} onChange={(_, { value }) => onChange({ time_zone: value })}>
            <optgroup label={copy.officePanel.zonesOfUs}>
              {Object.entries(copy.officePanel.zones).map(([zone, label]) => (
                <option key={zone} value={zone}>
                  {label}
                </option>
              ))}
            </optgroup>
            <optgroup label={copy.officePanel.otherZones}>
              {otherZones(draft.time_zone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        <Field label={copy.officePanel.currency}>
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
        <Field label={copy.officePanel.closesAt}>
          <Input
            type="time"
            value={draft.office_hours_end}
            onChange={(_, { value }) => value && onChange({ office_hours_end: value })}
          />
        </Field>
      </div>
      <fieldset className={styles.weekdays}>
        <legend className={styles.legend}>{copy.officePanel.businessDays}</legend>
        {copy.officePanel.weekdays.map((name, i) => (
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
