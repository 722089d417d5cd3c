import { Field, Input, Textarea } from '@fluentui/react-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import { copy } from './copy.ts'
import type { TextField } from './text-fields.ts'
import { takeFocus } from './take-focus.ts'

export interface InlineEditorProps {
  field: TextField
  text: string
  /** The error of the API about the typed value. */
  reason: string | undefined
  takesFocus: boolean
  /** `byKey`: with Enter, not on blur. */
  onSave: (text: string, byKey: boolean) => void
  onRevert: () => void
}

const hints: Partial<Record<TextField['control'], string>> = {
  list: copy.inlineEditor.listHint,
  notes: copy.inlineEditor.notesHint,
}

/** The control that edits a field. Enter (in notes Ctrl+Enter) and blur save, Esc reverts. */
export function InlineEditor({ field, text, reason, takesFocus, onSave, onRevert }: InlineEditorProps) {
  const [draft, setDraft] = useState(text)
  const [problem, setProblem] = useState<string>()
  /** Enter and Esc remove the control, which may cause a blur event. */
  const isDone = useRef(false)

  const save = (byKey: boolean) => {
    if (isDone.current) return
    // A blur does not send a refused value again.
    if (!byKey && reason && draft === text) return
    const refused = field.refuse?.(draft)
    setProblem(refused)
    if (refused) return
    isDone.current = true
    onSave(draft, byKey)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && (field.control !== 'notes' || event.ctrlKey || event.metaKey)
    if (!isEnter && event.key !== 'Escape') return
    // Otherwise Esc would also close the panel.
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) return save(true)
    isDone.current = true
    onRevert()
  }

  const control = {
    value: draft,
    ref: takesFocus ? takeFocus : null,
    onChange: (_: unknown, data: { value: string }) => {
      setDraft(data.value)
      setProblem(undefined)
    },
    onKeyDown,
    onBlur: () => save(false),
  }
  const wrong = problem ?? reason
  return (
    <Field
      validationMessage={wrong ?? null}
      validationState={wrong ? 'error' : 'none'}
      hint={wrong ? null : (hints[field.control] ?? null)}
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
