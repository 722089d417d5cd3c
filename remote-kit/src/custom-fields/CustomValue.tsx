import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { CustomField, CustomFieldValue } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { Bone } from 'ui-kit/Bone'
import { isConflictOver } from '#forms/conflict.ts'
import { refusalOf } from '#forms/refusals.ts'
import { useInlineEdit } from '#forms/use-inline-edit.ts'
import { useOfferOnClose } from '#forms/use-offer-on-close.ts'
import { copy } from './copy.ts'
import { useCustomFactStyles } from './CustomFacts.styles.ts'
import { CustomChoice } from './CustomChoice.tsx'
import { type NameOf, type NewValue, valueText } from './custom-values.ts'

// Most values are never typed, and conflicts are rare: both are loaded on demand.
const CustomInput = lazyPart(async () => (await import('./CustomInput.tsx')).CustomInput, <Bone height="32px" />)
const ConflictNotice = lazyPart(async () => (await import('ui-kit/ConflictNotice')).ConflictNotice)

/** Writes a value over the one that was read. Rejects with a `Conflict` if someone else has changed it since. */
export type WriteValue = (value: NewValue, base: NewValue) => Promise<unknown>

export interface CustomValueProps {
  field: CustomField
  value?: CustomFieldValue | null | undefined
  nameOf: NameOf
  write: WriteValue
}

const CHOSEN: ReadonlySet<CustomFieldKind> = new Set([
  CustomFieldKind.choice,
  CustomFieldKind.choices,
  CustomFieldKind.person,
  CustomFieldKind.yes_no,
])

/** The value of a custom field, edited in place with Undo: typed, or chosen from a menu. */
export function CustomValue({ field, value = null, nameOf, write }: CustomValueProps) {
  const styles = useCustomFactStyles()
  const notify = useNotify()
  const offerUndo = (saved: NewValue, before: NewValue) => {
    // The field may be gone from the screen by then, so a refusal is a toast.
    const takeBack = async () => {
      try {
        await write(before, saved)
      } catch (error) {
        if (isConflictOver(error)) notify.error(copy.conflict(field.name))
        else reportFailure(notify, error)
      }
    }
    notify.success(copy.changed(field.name, valueText(field, saved, nameOf)), { undo: () => void takeBack() })
  }
  const isMany = field.kind === CustomFieldKind.choices
  const { state, start, revert, save, useMine } = useInlineEdit(value, async (typed: NewValue, base: NewValue) => {
    await write(typed, base)
    if (!isMany) offerUndo(typed, base)
    return { saved: typed }
  })
  const replace = async (theirs: NewValue) => {
    const answer = await useMine()
    // All others have offered it already.
    if (answer && isMany) offerUndo(answer.saved, theirs)
  }
  const { track, onOpenChange } = useOfferOnClose<NewValue, { saved: NewValue }>(value, ({ saved }, before) =>
    offerUndo(saved, before),
  )
  if (state.step === 'conflict') {
    const [theirs, yours] = [state.theirs, state.yours].map((one) => valueText(field, one, nameOf))
    return (
      <ConflictNotice
        differences={[{ label: field.name, theirs: theirs ?? '', yours: yours ?? '' }]}
        onKeepTheirs={() => revert(true)}
        onUseMine={() => void replace(state.theirs)}
      />
    )
  }
  const reason = state.step === 'refused' ? reasonOf(state.error) : undefined
  const refusal = reason && (
    <p role="alert" className={styles.refusal}>
      {reason}
    </p>
  )
  if (CHOSEN.has(field.kind)) {
    return (
      <div>
        <CustomChoice
          field={field}
          value={value}
          nameOf={nameOf}
          onChoose={(chosen) => (isMany ? track(save(chosen)) : void save(chosen))}
          onOpenChange={(isOpen) => void onOpenChange(isOpen)}
        />
        {refusal}
      </div>
    )
  }
  if (state.step === 'editing' || state.step === 'refused') {
    return (
      <CustomInput
        field={field}
        value={state.step === 'refused' ? state.value : value}
        reason={reason}
        onSave={(typed, byKey) =>
          JSON.stringify(typed) === JSON.stringify(value) ? revert(byKey) : void save(typed, { byKey })
        }
        onRevert={() => revert(true)}
      />
    )
  }
  return <Shown field={field} value={value} nameOf={nameOf} takesFocus={state.byKey} onEdit={start} />
}

interface ShownProps {
  field: CustomField
  value: NewValue
  nameOf: NameOf
  takesFocus: boolean
  onEdit: () => void
}

function Shown({ field, value, nameOf, takesFocus, onEdit }: ShownProps) {
  const styles = useCustomFactStyles()
  const text = valueText(field, value, nameOf)
  const ref = takesFocus ? takeFocus : undefined
  if (field.kind === CustomFieldKind.link && text) {
    return (
      <div className={styles.beside}>
        <a href={String(value)} target="_blank" rel="noreferrer" className={styles.link}>
          {text}
        </a>
        <Button
          ref={ref}
          size="small"
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={copy.edit(field.name)}
          onClick={onEdit}
        />
      </div>
    )
  }
  return (
    <button ref={ref} type="button" className={styles.button} title={copy.edit(field.name)} onClick={onEdit}>
      <HiddenText>{copy.field(field.name)}</HiddenText>
      <span className={text ? styles.text : styles.empty}>{text || copy.notSet}</span>
      <EditRegular aria-hidden />
    </button>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** The API's error for the field, or otherwise its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join('. ') || title
}
