import type { TemplateSwitch, TemplateTask } from 'openapi'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'

type Condition = Pick<TemplateTask, 'left_out_by' | 'only_with'>

export interface ConditionFieldProps {
  switches: readonly TemplateSwitch[]
  condition: Condition
  onChange: (condition: Condition) => void
}

/** The switch that leaves an item out, or that it requires. A file may name several; here it is one. */
export function ConditionField({
  switches,
  condition: { left_out_by: out, only_with: needed },
  onChange,
}: ConditionFieldProps) {
  if (switches.length === 0) return null
  const value = out[0] ? `out:${out[0]}` : needed[0] ? `with:${needed[0]}` : ''
  const choose = (chosen: string) => {
    const [way, key] = chosen.split(':')
    onChange({ left_out_by: way === 'out' && key ? [key] : [], only_with: way === 'with' && key ? [key] : [] })
  }
  return (
    <ChoiceField
      label={copy.conditionField.label}
      value={value}
      options={[
        { value: '', label: copy.conditionField.always },
        ...switches.map(({ key, name }) => ({ value: `out:${key}`, label: copy.conditionField.unless(name) })),
        ...switches.map(({ key, name }) => ({ value: `with:${key}`, label: copy.conditionField.onlyIf(name) })),
      ]}
      onChange={choose}
    />
  )
}

/** The label of the condition; empty for none. */
export function conditionLabel(
  { left_out_by: out, only_with: needed }: Condition,
  switches: readonly TemplateSwitch[],
): string {
  const named = (keys: readonly string[]) =>
    keys.map((key) => `“${switches.find((one) => one.key === key)?.name ?? key}”`).join(' or ')
  return [
    out.length > 0 && copy.conditionLabel.unless(named(out)),
    needed.length > 0 && copy.conditionLabel.onlyIf(named(needed)),
  ]
    .filter(Boolean)
    .join(' · ')
}
