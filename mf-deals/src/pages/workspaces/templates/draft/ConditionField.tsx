import type { TemplateSwitch, TemplateTask } from 'openapi'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'

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
      label="When it is there"
      value={value}
      options={[
        { value: '', label: 'Always' },
        ...switches.map(({ key, name }) => ({ value: `out:${key}`, label: `Left out with “${name}”` })),
        ...switches.map(({ key, name }) => ({ value: `with:${key}`, label: `Only with “${name}”` })),
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
  return [out.length > 0 && `Left out with ${named(out)}`, needed.length > 0 && `Only with ${named(needed)}`]
    .filter(Boolean)
    .join(' · ')
}
