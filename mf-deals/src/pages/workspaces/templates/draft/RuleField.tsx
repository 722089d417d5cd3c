import { Field, Input, Select, Switch } from '@fluentui/react-components'
import type { TemplateDueRule } from 'openapi'
import { DayRoll, dayRollLabels, DayUnit, dayUnitLabels, DueAnchor, dueAnchorLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { useRuleFieldStyles } from './RuleField.styles.ts'
import { ruleLabel } from './rule-label.ts'
import { type TemplateDraft, titlesOf } from './template-draft.ts'

export interface RuleFieldProps {
  draft: TemplateDraft
  /** The key of the item that is due, or the name of the deal's date. It cannot depend on itself. */
  of: string
  /** The rule of a deal's own date: it counts from other dates of the deal alone. */
  isDate?: boolean
  rule: TemplateDueRule | null
  onChange: (rule: TemplateDueRule | null) => void
}

const FIRST: TemplateDueRule = {
  anchor: 'acceptance',
  item: null,
  offset: 0,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
}
const NO_DATE = ''
/** The maximum of the contract, ten years. */
const MOST_DAYS = 3650
const MOST_SHORT_DAYS = 30

/** A due rule: so many days before or after an anchor, with its label. */
export function RuleField({ draft, of, isDate = false, rule, onChange }: RuleFieldProps) {
  const styles = useRuleFieldStyles()
  const titles = titlesOf(draft)
  const set = (change: Partial<TemplateDueRule>) => onChange({ ...FIRST, ...rule, ...change })
  const sign = rule && rule.offset < 0 ? -1 : 1
  const setDays = (text: string) =>
    set({ offset: sign * Math.min(MOST_DAYS, Math.abs(Math.round(Number(text) || 0))) || 0 })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Due</legend>
      {rule && (
        <div className={styles.line}>
          <Input
            type="number"
            min={0}
            max={MOST_DAYS}
            aria-label="How many days"
            value={String(Math.abs(rule.offset))}
            onChange={(_, { value }) => setDays(value)}
          />
          <Select
            aria-label="Which days"
            value={rule.unit}
            onChange={(_, { value }) => set({ unit: codeOf(DayUnit, value) ?? DayUnit.calendar })}
          >
            {Object.values(DayUnit).map((unit) => (
              <option key={unit} value={unit}>
                {dayUnitLabels[unit]}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Before or after"
            value={sign < 0 ? 'before' : 'after'}
            // With zero days there is no before or after.
            disabled={rule.offset === 0}
            onChange={(_, { value }) => set({ offset: Math.abs(rule.offset) * (value === 'before' ? -1 : 1) })}
          >
            <option value="after">after</option>
            <option value="before">before</option>
          </Select>
        </div>
      )}
      <AnchorSelect {...{ draft, of, isDate, rule, set }} onNone={() => onChange(null)} />
      {rule && (
        <>
          <Select
            className={styles.wide}
            aria-label="On a day off"
            value={rule.roll}
            onChange={(_, { value }) => set({ roll: codeOf(DayRoll, value) ?? DayRoll.none })}
          >
            {Object.values(DayRoll).map((roll) => (
              <option key={roll} value={roll}>
                {roll === DayRoll.none ? 'Stays on a day off' : `From a day off: ${dayRollLabels[roll].toLowerCase()}`}
              </option>
            ))}
          </Select>
          <RuleDetails rule={rule} set={set} />
        </>
      )}
      <p className={styles.words}>{ruleLabel(rule, (key) => titles.get(key) ?? key)}</p>
    </fieldset>
  )
}

interface RuleDetailsProps {
  rule: TemplateDueRule
  set: (change: Partial<TemplateDueRule>) => void
}

/** What few rules need: short periods, holidays, a time of day and the source. */
function RuleDetails({ rule, set }: RuleDetailsProps) {
  const isFederal = rule.unit === DayUnit.reg_z_specific || rule.unit === DayUnit.reg_z_general
  return (
    <>
      {rule.unit === DayUnit.calendar && (
        <Field label="Short periods" hint="Periods of up to this many days are counted in business days.">
          <Input
            type="number"
            min={0}
            max={MOST_SHORT_DAYS}
            placeholder="None"
            value={rule.business_up_to ? String(rule.business_up_to) : ''}
            onChange={(_, { value }) =>
              set({ business_up_to: Math.min(MOST_SHORT_DAYS, Math.max(0, Math.round(Number(value) || 0))) || null })
            }
          />
        </Field>
      )}
      {!isFederal && (
        <Switch
          label="Leave out the account’s holidays"
          checked={rule.skip_holidays}
          onChange={(_, { checked }) => set({ skip_holidays: checked })}
        />
      )}
      <Field label="Due time">
        <Input type="time" value={rule.time ?? ''} onChange={(_, { value }) => set({ time: value || null })} />
      </Field>
      {rule.roll !== DayRoll.none && (
        <Field
          label="Due time after a day off"
          hint="Where it differs, once the date has moved off a weekend or holiday."
        >
          <Input
            type="time"
            value={rule.rolled_time ?? ''}
            onChange={(_, { value }) => set({ rolled_time: value || null })}
          />
        </Field>
      )}
      <Field label="Source" hint="The law or form that the rule is from. It is shown where a date is explained.">
        <Input
          maxLength={300}
          placeholder="12 CFR 1026.19(f)(1)(ii)"
          value={rule.source ?? ''}
          onChange={(_, { value }) => set({ source: value || null })}
        />
      </Field>
    </>
  )
}

type AnchorSelectProps = Omit<RuleFieldProps, 'onChange'> & {
  set: (change: Partial<TemplateDueRule>) => void
  onNone: () => void
}

function AnchorSelect({ draft, of, isDate, rule, set, onNone }: AnchorSelectProps) {
  const styles = useRuleFieldStyles()
  const dates = Object.values(DueAnchor).filter(
    (anchor) =>
      anchor !== DueAnchor.task &&
      anchor !== DueAnchor.milestone &&
      !(isDate && (anchor === DueAnchor.applied_at || anchor === of)),
  )
  const choose = (value: string) => {
    const [kind, item] = value.split(':')
    if (kind === DueAnchor.task || kind === DueAnchor.milestone) return set({ anchor: kind, item: item ?? null })
    const anchor = dates.find((date) => date === kind)
    return anchor ? set({ anchor, item: null }) : onNone()
  }
  const items = (kind: 'task' | 'milestone', parts: readonly { key: string; title: string }[]) =>
    parts
      .filter(({ key }) => key !== of)
      .map(({ key, title }) => (
        <option key={key} value={`${kind}:${key}`}>
          {title}
        </option>
      ))
  return (
    <Select
      className={styles.wide}
      aria-label="Counted from"
      value={rule ? (rule.item ? `${rule.anchor}:${rule.item}` : rule.anchor) : NO_DATE}
      onChange={(_, { value }) => choose(value)}
    >
      {!isDate && <option value={NO_DATE}>No date</option>}
      <optgroup label="Dates of the deal">
        {dates.map((anchor) => (
          <option key={anchor} value={anchor}>
            {anchor === DueAnchor.applied_at ? 'The day that the template is applied' : dueAnchorLabels[anchor]}
          </option>
        ))}
      </optgroup>
      {!isDate && (
        <>
          <optgroup label="Milestones">
            {items(
              'milestone',
              draft.milestones.map(({ key, name }) => ({ key, title: name })),
            )}
          </optgroup>
          <optgroup label="Tasks">
            {items(
              'task',
              draft.milestones.flatMap(({ tasks }) => tasks),
            )}
          </optgroup>
        </>
      )}
    </Select>
  )
}
