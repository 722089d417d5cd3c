import { Field, Input, Select, Switch } from '@fluentui/react-components'
import type { TemplateDueRule } from 'openapi'
import { DayRoll, dayRollLabels, DayUnit, dayUnitLabels, DueAnchor, dueAnchorLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { copy } from './copy.ts'
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
      <legend className={styles.legend}>{copy.ruleField.due}</legend>
      {rule && (
        <div className={styles.line}>
          <Input
            type="number"
            min={0}
            max={MOST_DAYS}
            aria-label={copy.ruleField.count}
            value={String(Math.abs(rule.offset))}
            onChange={(_, { value }) => setDays(value)}
          />
          <Select
            aria-label={copy.ruleField.days}
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
            aria-label={copy.ruleField.direction}
            value={sign < 0 ? 'before' : 'after'}
            // With zero days there is no before or after.
            disabled={rule.offset === 0}
            onChange={(_, { value }) => set({ offset: Math.abs(rule.offset) * (value === 'before' ? -1 : 1) })}
          >
            <option value="after">{copy.ruleField.after}</option>
            <option value="before">{copy.ruleField.before}</option>
          </Select>
        </div>
      )}
      <AnchorSelect {...{ draft, of, isDate, rule, set }} onNone={() => onChange(null)} />
      {rule && (
        <>
          <Select
            className={styles.wide}
            aria-label={copy.ruleField.roll}
            value={rule.roll}
            onChange={(_, { value }) => set({ roll: codeOf(DayRoll, value) ?? DayRoll.none })}
          >
            {Object.values(DayRoll).map((roll) => (
              <option key={roll} value={roll}>
                {roll === DayRoll.none ? copy.ruleField.stays : copy.ruleField.rolls(dayRollLabels[roll].toLowerCase())}
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
        <Field label={copy.ruleDetails.shortPeriods} hint={copy.ruleDetails.shortPeriodsHint}>
          <Input
            type="number"
            min={0}
            max={MOST_SHORT_DAYS}
            placeholder={copy.ruleDetails.none}
            value={rule.business_up_to ? String(rule.business_up_to) : ''}
            onChange={(_, { value }) =>
              set({ business_up_to: Math.min(MOST_SHORT_DAYS, Math.max(0, Math.round(Number(value) || 0))) || null })
            }
          />
        </Field>
      )}
      {!isFederal && (
        <Switch
          label={copy.ruleDetails.skipHolidays}
          checked={rule.skip_holidays}
          onChange={(_, { checked }) => set({ skip_holidays: checked })}
        />
      )}
      <Field label={copy.ruleDetails.time}>
        <Input type="time" value={rule.time ?? ''} onChange={(_, { value }) => set({ time: value || null })} />
      </Field>
      {rule.roll !== DayRoll.none && (
        <Field label={copy.ruleDetails.rolledTime} hint={copy.ruleDetails.rolledTimeHint}>
          <Input
            type="time"
            value={rule.rolled_time ?? ''}
            onChange={(_, { value }) => set({ rolled_time: value || null })}
          />
        </Field>
      )}
      <Field label={copy.ruleDetails.source} hint={copy.ruleDetails.sourceHint}>
        <Input
          maxLength={300}
          placeholder={copy.ruleDetails.sourceExample}
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
      aria-label={copy.anchorSelect.countedFrom}
      value={rule ? (rule.item ? `${rule.anchor}:${rule.item}` : rule.anchor) : NO_DATE}
      onChange={(_, { value }) => choose(value)}
    >
      {!isDate && <option value={NO_DATE}>{copy.anchorSelect.noDate}</option>}
      <optgroup label={copy.anchorSelect.dealDates}>
        {dates.map((anchor) => (
          <option key={anchor} value={anchor}>
            {anchor === DueAnchor.applied_at ? copy.anchorSelect.applied : dueAnchorLabels[anchor]}
          </option>
        ))}
      </optgroup>
      {!isDate && (
        <>
          <optgroup label={copy.anchorSelect.milestones}>
            {items(
              'milestone',
              draft.milestones.map(({ key, name }) => ({ key, title: name })),
            )}
          </optgroup>
          <optgroup label={copy.anchorSelect.tasks}>
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
