import { Field, Select } from '@fluentui/react-components'
import type { Representation, Template } from 'openapi'
import { useId } from 'react'
import { TickList } from 'remote-kit/forms/TickList'
import { copy } from './copy.ts'
import { useTemplateChoiceStyles } from './TemplateChoice.styles.ts'

export interface TemplateChoiceProps {
  label: string
  templates: readonly Template[]
  representation: Representation
  /** The chosen template; null for none. */
  chosen: Template | null
  /** The switches that are on. */
  switches: readonly string[]
  /** The label of no template; omitted if one must be chosen. */
  none?: string
  onChoose: (template: Template | null) => void
  onSwitch: (switches: string[]) => void
}

/** The templates that fit a representation, the closest first. */
export function templatesFor<T extends Pick<Template, 'representation'>>(
  templates: readonly T[],
  representation: Representation,
): T[] {
  const own = templates.filter((one) => one.representation === representation)
  return [...own, ...templates.filter((one) => one.representation === null)]
}

/** Chooses a template, fitting ones first, and its switches. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { label, templates, representation, chosen, switches, none, onChoose, onSwitch } = props
  const styles = useTemplateChoiceStyles()
  const id = useId()
  const meant = templatesFor(templates, representation)
  const others = templates.filter((one) => !meant.includes(one))
  const options = (list: readonly Template[]) =>
    list.map((one) => (
      <option key={one.id} value={one.id}>
        {one.name}
      </option>
    ))
  return (
    <>
      <Field label={label}>
        <Select
          value={chosen?.id ?? ''}
          onChange={(_, { value }) => onChoose(templates.find((one) => one.id === value) ?? null)}
        >
          {none && <option value="">{none}</option>}
          {options(meant)}
          {others.length > 0 && <optgroup label={copy.templateChoice.others}>{options(others)}</optgroup>}
        </Select>
      </Field>
      {chosen && chosen.switches.length > 0 && (
        <div className={styles.switches} role="group" aria-labelledby={id}>
          <span id={id}>{copy.templateChoice.special}</span>
          <TickList
            options={chosen.switches.map(({ key, name }) => ({ value: key, label: name }))}
            chosen={switches}
            onChange={onSwitch}
          />
        </div>
      )}
    </>
  )
}
