import { Button, Field, FieldContextProvider, Input } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { CustomFieldOptionInput } from 'openapi'
import { useRef } from 'react'
import { Tag } from 'ui-kit/Tag'
import { useCustomFieldsStyles } from './CustomFields.styles.ts'
import { copy } from './copy.ts'

export interface OptionsEditorProps {
  options: readonly CustomFieldOptionInput[]
  fault: string
  onChange: (options: CustomFieldOptionInput[]) => void
}

/** The options of a choice, in order. Retired ones stay listed, so that they can come back. */
export function OptionsEditor({ options, fault, onChange }: OptionsEditorProps) {
  const styles = useCustomFieldsStyles()
  const list = useRef<HTMLOListElement>(null)
  const set = (at: number, change: Partial<CustomFieldOptionInput>) =>
    onChange(options.map((one, index) => (index === at ? { ...one, ...change } : one)))
  const move = (at: number, to: number) => {
    const moved = options[at]
    if (moved && to >= 0 && to < options.length) onChange(options.toSpliced(at, 1).toSpliced(to, 0, moved))
  }
  const add = () => {
    onChange([...options, { name: '' }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  }
  return (
    <Field label={copy.options.label} hint={fault ? null : copy.options.hint} validationMessage={fault || null}>
      <div className={styles.editor}>
        <ol ref={list} className={styles.options} aria-label={copy.options.label}>
          {options.map((option, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- new options have no key yet, and names change
            <li key={option.key ?? at} className={styles.option}>
              {/* The field’s id and label are not those of each option. */}
              <FieldContextProvider value={undefined}>
                <Input
                  className={styles.optionName}
                  aria-label={copy.options.name(at + 1)}
                  maxLength={60}
                  value={option.name}
                  disabled={option.retired === true}
                  onChange={(_, { value }) => set(at, { name: value })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    add()
                  }}
                />
              </FieldContextProvider>
              <OptionActions
                option={option}
                at={at}
                count={options.length}
                onMove={(to) => move(at, to)}
                onRemove={() => onChange(options.toSpliced(at, 1))}
                onRestore={() => set(at, { retired: false })}
              />
            </li>
          ))}
        </ol>
        <Button size="small" icon={<AddRegular />} className={styles.addOption} onClick={add}>
          {copy.options.add}
        </Button>
      </div>
    </Field>
  )
}

interface OptionActionsProps {
  option: CustomFieldOptionInput
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onRestore: () => void
}

function OptionActions({ option, at, count, onMove, onRemove, onRestore }: OptionActionsProps) {
  const styles = useCustomFieldsStyles()
  const name = option.name || copy.options.name(at + 1)
  if (option.retired) {
    return (
      <div className={styles.optionEnd}>
        <Tag>{copy.options.isRetired}</Tag>
        <Button size="small" aria-label={copy.options.restore(name)} onClick={onRestore}>
          {copy.options.bringBack}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.optionEnd}>
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowUpRegular />}
        aria-label={copy.options.up(name)}
        disabledFocusable={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowDownRegular />}
        aria-label={copy.options.down(name)}
        disabledFocusable={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={option.name ? copy.options.remove(option.name) : copy.options.removeEmpty(at + 1)}
        onClick={onRemove}
      />
    </div>
  )
}
