import { Field, Select } from '@fluentui/react-components'
import type { TemplateSwitch, TemplateTask } from 'openapi'

type Condition = Pick<TemplateTask, 'left_out_by' | 'only_with'>

export interface ConditionFieldProps {
  switches: readonly TemplateSwitch[]
  condition: Condition
  onChange: (condition: Condition) => void
}

/** Which switch leaves something out, or is needed for it to be there. A file may name several; here it is one. */
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
    <Field label="When it is there">
      <Select value={value} onChange={(_, { value: chosen }) => choose(chosen)}>
        <option value="">Always</option>
        {switches.map(({ key, name }) => (
          <option key={`out:${key}`} value={`out:${key}`}>{`Left out with “${name}”`}</option>
        ))}
        {switches.map(({ key, name }) => (
          <option key={`with:${key}`} value={`with:${key}`}>{`Only with “${name}”`}</option>
        ))}
      </Select>
    </Field>
  )
}

/** The condition in words; empty for none. */
export function conditionWords(
  { left_out_by: out, only_with: needed }: Condition,
  switches: readonly TemplateSwitch[],
): string {
  const named = (keys: readonly string[]) =>
    keys.map((key) => `“${switches.find((one) => one.key === key)?.name ?? key}”`).join(' or ')
  return [out.length > 0 && `Left out with ${named(out)}`, needed.length > 0 && `Only with ${named(needed)}`]
    .filter(Boolean)
    .join(' · ')
}
