import { Button, Checkbox, mergeClasses } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { ChecklistItem } from 'openapi'
import { type KeyboardEvent, useState } from 'react'
import { useOfferOnClose } from 'remote-kit/forms/use-offer-on-close'
import { requiredTextCodec } from '#parts/inline-edit/codecs.ts'
import { InlineInput } from '#parts/inline-edit/InlineInput.tsx'
import { useChecklistStyles } from './Checklist.styles.ts'
import { copy } from './copy.ts'

export interface ChecklistStepProps {
  step: ChecklistItem
  /** Its place, and the last place of the list. */
  at: number
  last: number
  onChange: (changes: Partial<ChecklistItem>) => void
  /** Moves the step. Resolves to undefined if that was refused. */
  onMove: (to: number) => Promise<unknown>
  /** Called once Alt is released, with the place that the step was moved from. */
  onMoved: (from: number) => void
  onRemove: () => void
}

const MOVES: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** A step of a checklist. A click on its text renames it; Alt with an arrow key moves it. */
export function ChecklistStep({ step, at, last, onChange, onMove, onMoved, onRemove }: ChecklistStepProps) {
  const styles = useChecklistStyles()
  const [isRenaming, setRenaming] = useState(false)
  const rename = (text: string) => {
    setRenaming(false)
    if (text.trim() !== '' && text.trim() !== step.text) onChange({ text: text.trim() })
    return null
  }
  const { track, onOpenChange } = useOfferOnClose(at, (_moved, from) => {
    if (from !== at) onMoved(from)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Alt' && !event.repeat) void onOpenChange(true)
    const by = event.altKey ? MOVES[event.key] : undefined
    if (!by) return
    event.preventDefault()
    const to = at + by
    if (to >= 0 && to <= last) track(onMove(to))
  }
  const endMove = () => void onOpenChange(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the step's own controls
    <li
      className={styles.step}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => key === 'Alt' && endMove()}
      onBlur={endMove}
    >
      <Checkbox
        aria-label={step.text}
        checked={step.done}
        onChange={(_, { checked }) => onChange({ done: checked === true })}
      />
      {isRenaming ? (
        <InlineInput
          label={copy.step}
          codec={requiredTextCodec}
          text={step.text}
          onSave={rename}
          onRevert={() => setRenaming(false)}
        />
      ) : (
        <button
          type="button"
          className={mergeClasses(styles.text, step.done && styles.done)}
          aria-label={copy.edit(step.text)}
          onClick={() => setRenaming(true)}
        >
          {step.text}
        </button>
      )}
      <Button
        size="small"
        appearance="subtle"
        className={styles.remove}
        icon={<DismissRegular />}
        aria-label={copy.remove(step.text)}
        onClick={onRemove}
      />
    </li>
  )
}
