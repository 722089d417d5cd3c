import { Field, Input } from '@fluentui/react-components'
import type { CustomField } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useCustomFactStyles } from './CustomFacts.styles.ts'
import { type NewValue, readTyped, typedText } from './custom-values.ts'

export interface CustomInputProps {
  field: CustomField
  value: NewValue
  /** Why the API refused the value. */
  reason: string | undefined
  /** `byKey`: with Enter, not by leaving. */
  onSave: (value: NewValue, byKey: boolean) => void
  onRevert: () => void
}

const TYPES: { readonly [kind: string]: 'date' } = { date: 'date' }

/** The user has just started editing, so the input takes the focus. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus()

/** The input of a value that is typed. Enter and leaving save, Esc reverts. */
export function CustomInput({ field, value, reason: refusal, onSave, onRevert }: CustomInputProps) {
  const styles = useCustomFactStyles()
  const stored = typedText(field, value)
  const [text, setText] = useState(stored)
  const [reason, setReason] = useState(refusal)
  /** Enter and Esc remove the input, which may cause a blur of its own. */
  const isDone = useRef(false)
  const save = (byKey: boolean) => {
    if (isDone.current || (!byKey && reason && text === stored)) return
    const read = readTyped(field, text)
    if ('reason' in read) return setReason(read.reason)
    isDone.current = true
    onSave(read.value, byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise Esc would also close the panel.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return save(true)
    isDone.current = true
    onRevert()
  }
  return (
    <Field validationMessage={reason ?? null} validationState={reason ? 'error' : 'none'}>
      <Input
        ref={focusAtOnce}
        className={styles.input}
        aria-label={field.name}
        type={TYPES[field.kind] ?? 'text'}
        inputMode={
          field.kind === CustomFieldKind.number || field.kind === CustomFieldKind.money ? 'decimal' : undefined
        }
        maxLength={field.kind === CustomFieldKind.text ? 500 : 2000}
        value={text}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
        onChange={(_, data) => {
          setText(data.value)
          setReason(undefined)
        }}
      />
    </Field>
  )
}
