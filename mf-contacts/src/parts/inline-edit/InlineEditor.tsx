import { Field, Input, Textarea } from '@fluentui/react-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { TextField } from './text-fields.ts'
import { takeFocus } from './take-focus.ts'

export interface InlineEditorProps {
  field: TextField
  text: string
  /** Why the API refused what was typed. */
  reason: string | undefined
  takesFocus: boolean
  /** `byKey`: by Enter, not by leaving the field. */
  onSave: (text: string, byKey: boolean) => void
  onRevert: () => void
}

const hints: Partial<Record<TextField['control'], string>> = {
  list: 'Separate several with commas.',
  notes: 'Ctrl+Enter saves, Esc reverts.',
}

/** The control in which one field is edited. Enter (in notes Ctrl+Enter) saves, Esc reverts, leaving it saves. */
export function InlineEditor({ field, text, reason, takesFocus, onSave, onRevert }: InlineEditorProps) {
  const [draft, setDraft] = useState(text)
  /** Enter and Esc take the control away, which may blur it. */
  const isDone = useRef(false)

  const save = (byKey: boolean) => {
    if (isDone.current) return
    // A refused value is not sent again by merely leaving it.
    if (!byKey && reason && draft === text) return
    isDone.current = true
    onSave(draft, byKey)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && (field.control !== 'notes' || event.ctrlKey || event.metaKey)
    if (!isEnter && event.key !== 'Escape') return
    // Esc would close the panel as well.
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) return save(true)
    isDone.current = true
    onRevert()
  }

  const control = {
    value: draft,
    ref: takesFocus ? takeFocus : null,
    onChange: (_: unknown, data: { value: string }) => setDraft(data.value),
    onKeyDown,
    onBlur: () => save(false),
  }
  return (
    <Field
      validationMessage={reason ?? null}
      validationState={reason ? 'error' : 'none'}
      hint={reason ? null : (hints[field.control] ?? null)}
      aria-label={field.label}
    >
      {field.control === 'notes' ? (
        <Textarea {...control} aria-label={field.label} rows={6} resize="vertical" />
      ) : (
        <Input {...control} aria-label={field.label} type={field.control === 'day' ? 'date' : 'text'} />
      )}
    </Field>
  )
}
