import { Dropdown, Input, Option, Textarea } from '@fluentui/react-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Codec } from './codecs.ts'
import { useInlineEditStyles } from './InlineEdit.styles.ts'

export interface InlineInputProps {
  label: string
  codec: Pick<Codec<never>, 'input' | 'options'>
  /** The stored value as text. */
  text: string
  /** Saves the text, or answers why it is not valid. */
  onSave: (text: string, byKey: boolean) => string | null
  onRevert: () => void
  /** Called with the text as it's typed. */
  onType?: ((text: string) => void) | undefined
}

/** The user has just started editing, so the input takes the focus. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus()

/** The input of an inline edit. Enter saves (Ctrl+Enter in multiline text), Esc cancels, leaving saves. */
export function InlineInput({ label, codec, text: stored, onSave, onRevert, onType }: InlineInputProps) {
  const styles = useInlineEditStyles()
  const [text, setText] = useState(stored)
  const [reason, setReason] = useState<string | null>(null)
  const save = (typed: string, byKey: boolean) => setReason(onSave(typed, byKey))
  // Saving and canceling unmount the input, which fires a blur of its own.
  const isOver = useRef(false)
  const end = (run: () => void) => {
    isOver.current = true
    run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && (codec.input !== 'multiline' || event.ctrlKey || event.metaKey)
    if (saves) end(() => save(text, true))
    else if (event.key === 'Escape') end(onRevert)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = () => !isOver.current && save(text, false)
  const onChange = (_: unknown, { value }: { value: string }) => {
    isOver.current = false
    setText(value)
    setReason(null)
    onType?.(value)
  }
  const shared = { 'aria-label': label, 'aria-invalid': Boolean(reason), onKeyDown, onBlur, onChange } as const

  return (
    <div className={styles.cell}>
      {codec.input === 'choice' ? (
        <Dropdown
          aria-label={label}
          ref={focusAtOnce}
          defaultOpen
          className={styles.input}
          selectedOptions={[text]}
          value={codec.options?.find((option) => option.text === text)?.label ?? ''}
          onOptionSelect={(_, { optionValue }) => end(() => save(optionValue ?? text, true))}
          onOpenChange={(_, { open }) => !open && !isOver.current && onRevert()}
        >
          {codec.options?.map((option) => (
            <Option key={option.text} value={option.text}>
              {option.label}
            </Option>
          ))}
        </Dropdown>
      ) : codec.input === 'multiline' ? (
        <Textarea {...shared} ref={focusAtOnce} className={styles.area} rows={6} value={text} />
      ) : (
        <Input {...shared} ref={focusAtOnce} type={codec.input} className={styles.input} value={text} />
      )}
      {reason && (
        <div role="alert" className={styles.reasons}>
          {reason}
        </div>
      )}
    </div>
  )
}
