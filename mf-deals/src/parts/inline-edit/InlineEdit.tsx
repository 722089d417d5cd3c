import { mergeClasses } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useRef } from 'react'
import { Bone } from 'ui-kit/Bone'
import { NOTHING } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { useInlineEditStyles } from './InlineEdit.styles.ts'
import { type InlineEditOptions, useInlineEdit } from './use-inline-edit.ts'

// Most values are read and never edited, and hardly ever by two people at once.
const InlineInput = lazyPart(async () => (await import('./InlineInput.tsx')).InlineInput, <Bone height="32px" />)
const ConflictNotice = lazyPart(async () => (await import('ui-kit/ConflictNotice')).ConflictNotice)

export interface InlineEditProps<Value> extends InlineEditOptions<Value> {
  /** What the value is: "List price". */
  label: string
  /** What stands where there is no value yet. */
  placeholder?: string
}

/** A value that is edited where it stands: a click or Enter edits, Enter or leaving saves, Esc reverts. */
export function InlineEdit<Value>({ label, placeholder = NOTHING, ...options }: InlineEditProps<Value>) {
  const styles = useInlineEditStyles()
  const { codec, stored } = options
  const { state, start, type, revert, save, useMine } = useInlineEdit(options)
  const returnsFocus = useRef(false)

  if (state.step === 'editing') {
    return (
      <InlineInput
        label={label}
        codec={codec}
        text={state.text}
        reason={state.reason}
        onType={type}
        onSave={(text, byKey) => {
          returnsFocus.current = byKey
          save(text)
        }}
        onRevert={() => {
          returnsFocus.current = true
          revert()
        }}
      />
    )
  }

  const shown = codec.show(state.step === 'saving' ? state.value : stored.value)
  const reasons = state.step === 'shown' ? state.reasons : []
  return (
    <div className={styles.cell}>
      <button
        type="button"
        ref={(button) => {
          // The input that had the focus is gone; a keyboard goes on from here.
          if (button && returnsFocus.current) button.focus()
          returnsFocus.current = false
        }}
        aria-label={`${label}: ${shown || emptyWords(placeholder)}. Edit`}
        className={mergeClasses(
          styles.value,
          codec.input === 'multiline' && styles.multiline,
          !shown && styles.empty,
          state.step === 'saving' && styles.saving,
        )}
        aria-busy={state.step === 'saving'}
        onClick={() => state.step !== 'saving' && start()}
        {...InlineInput.onApproach}
      >
        {shown || placeholder}
        <EditRegular aria-hidden fontSize={14} />
      </button>
      {reasons.length > 0 && (
        <div role="alert" className={styles.reasons}>
          {reasons.join('. ')}
        </div>
      )}
      {state.step === 'conflict' && (
        <ConflictNotice
          differences={[{ label, theirs: codec.show(state.theirs.value), yours: codec.show(state.yours) }]}
          onKeepTheirs={revert}
          onUseMine={useMine}
        />
      )}
    </div>
  )
}

/** A hint that is only heard would pass for a value. */
const emptyWords = (placeholder: string) => (placeholder === NOTHING ? 'empty' : `empty. ${placeholder}`)
