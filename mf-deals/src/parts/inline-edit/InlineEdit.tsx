import { mergeClasses } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { writeOver } from 'remote-kit/forms/conflict'
import { refusalOf } from 'remote-kit/forms/refusals'
import { useInlineEdit } from 'remote-kit/forms/use-inline-edit'
import { Bone } from 'ui-kit/Bone'
import { lazyPart } from 'ui-kit/lazy-part'
import type { Codec } from './codecs.ts'
import { copy } from './copy.ts'
import { useInlineEditStyles } from './InlineEdit.styles.ts'

// Most values are never edited, and conflicts are rare: both are loaded on demand.
const InlineInput = lazyPart(async () => (await import('./InlineInput.tsx')).InlineInput, <Bone height="32px" />)
const ConflictNotice = lazyPart(async () => (await import('ui-kit/ConflictNotice')).ConflictNotice)

/** The stored value and the version that a write is based on. */
export interface Stored<Value> {
  value: Value
  version: number
}

export interface InlineEditProps<Value> {
  /** The label of the value: "List price". */
  label: string
  /** Shown while there is no value; default: "Add list price". */
  placeholder?: string | undefined
  stored: Stored<Value>
  codec: Codec<Value>
  /** Whether it begins by editing, such as a value that was just asked for. */
  isOpen?: boolean | undefined
  /** Writes over `version`; rejects with the API's refusal. */
  write: (value: Value, version: number) => Promise<unknown>
  /** Reads the value as it is stored now. */
  readAgain: () => Promise<Stored<Value> | undefined>
  /** Called as it's typed: with the value that would be saved now, or undefined if none would be. */
  onDraft?: ((value: Value | undefined) => void) | undefined
}

/** A value that is edited in place: a click or Enter edits, Enter or leaving saves, Esc cancels. */
export function InlineEdit<Value>(props: InlineEditProps<Value>) {
  const { label, placeholder = copy.inlineEdit.add(label), stored, codec, isOpen, write, readAgain, onDraft } = props
  const styles = useInlineEditStyles()
  const isSame = (one: Value, other: Value) => codec.toText(one) === codec.toText(other)
  const { state, start, revert, save, useMine } = useInlineEdit(
    stored,
    (value: Value, base: Stored<Value>) =>
      writeOver(base, {
        write: ({ version }) => write(value, version),
        readAgain,
        isUntouched: (theirs) => isSame(theirs.value, base.value),
      }),
    { isOpen },
  )

  /** Saves what was typed; answers why it is not valid. */
  const read = (text: string, byKey: boolean) => {
    const parsed = codec.parse(text)
    if ('reason' in parsed) return parsed.reason
    if (isSame(parsed.value, stored.value)) revert(byKey)
    else void save(parsed.value, { byKey })
    return null
  }

  const tell = (text: string) => {
    const parsed = codec.parse(text)
    onDraft?.('value' in parsed && !isSame(parsed.value, stored.value) ? parsed.value : undefined)
  }
  const cancel = () => {
    onDraft?.(undefined)
    revert(true)
  }

  if (state.step === 'editing') {
    return (
      <InlineInput
        label={label}
        codec={codec}
        text={codec.toText(stored.value)}
        onSave={read}
        onRevert={cancel}
        onType={onDraft && tell}
      />
    )
  }

  const isSaving = state.step === 'saving'
  const shown = codec.show(isSaving ? state.value : stored.value)
  return (
    <div className={styles.cell}>
      <button
        type="button"
        // The focused input is gone; keyboard users continue from here.
        ref={'byKey' in state && state.byKey ? takeFocus : undefined}
        aria-label={copy.inlineEdit.edit(label, shown || copy.inlineEdit.empty(placeholder))}
        className={mergeClasses(
          styles.value,
          codec.input === 'multiline' && styles.multiline,
          !shown && styles.empty,
          isSaving && styles.saving,
        )}
        aria-busy={isSaving}
        onClick={() => !isSaving && start()}
        {...InlineInput.onApproach}
      >
        {shown || placeholder}
        <EditRegular aria-hidden fontSize={14} />
      </button>
      {state.step === 'refused' && (
        <div role="alert" className={styles.reasons}>
          {refusalText(state.error)}
        </div>
      )}
      {state.step === 'conflict' && (
        <ConflictNotice
          differences={[{ label, theirs: codec.show(state.theirs.value), yours: codec.show(state.yours) }]}
          onKeepTheirs={() => revert(false)}
          onUseMine={() => void useMine()}
        />
      )}
    </div>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** "The price is too low. This must be at least $1,000". */
function refusalText(error: unknown): string {
  const { title, fields, lines } = refusalOf(error)
  return [title, ...(fields.length > 0 ? fields.map(({ reason }) => reason) : lines)].join('. ')
}
