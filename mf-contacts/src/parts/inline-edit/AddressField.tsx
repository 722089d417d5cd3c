import { Button, Field, Input } from '@fluentui/react-components'
import type { Address, Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { refusalOf } from 'remote-kit/forms/refusals'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import { useAddressFieldStyles } from './AddressField.styles.ts'
import { copy } from './copy.ts'
import { EditableValue } from './EditableValue.tsx'
import { takeFocus } from './take-focus.ts'
import { useContactEdit } from './use-contact-edit.ts'

const parts = [
  { name: 'street', label: contactFields['address.street'].label },
  { name: 'unit', label: contactFields['address.unit'].label },
  { name: 'city', label: contactFields['address.city'].label },
  { name: 'state', label: contactFields['address.state'].label },
  { name: 'zip', label: contactFields['address.zip'].label },
] as const satisfies { name: keyof Address; label: string }[]

/** "18 Alder Court, Hartford, CT 06103" */
export function formatAddress({ street, unit, city, state, zip }: Address): string {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean)
  return [[street, unit].filter(Boolean).join(' '), ...town].filter(Boolean).join(', ')
}

/** The postal address, edited as a whole: Enter saves, with Undo, and Esc reverts. */
export function AddressField({ contact }: { contact: Contact }) {
  const { state, error, start, revert, save, useMine } = useContactEdit(contact, contactFields.address.label)

  if (state.step === 'conflict') {
    return (
      <ConflictNotice
        differences={[
          {
            label: contactFields.address.label,
            theirs: formatAddress(state.theirs.address),
            yours: formatAddress(state.yours.address ?? {}),
          },
        ]}
        onKeepTheirs={() => revert(true)}
        onUseMine={() => void useMine()}
      />
    )
  }
  if (state.step === 'shown' || state.step === 'saving') {
    return (
      <EditableValue takesFocus={state.byKey} label={contactFields.address.label} isInteractive={false} onEdit={start}>
        {formatAddress(contact.address)}
      </EditableValue>
    )
  }
  return (
    <AddressForm
      address={(state.step === 'refused' && state.value.address) || contact.address}
      error={error}
      onSave={(address) => void save({ address }, { byKey: true })}
      onRevert={() => revert(true)}
    />
  )
}

interface AddressFormProps {
  address: Address
  /** Why it was refused; null if it wasn't. */
  error: unknown
  onSave: (address: Address) => void
  onRevert: () => void
}

function AddressForm({ address, error, onSave, onRevert }: AddressFormProps) {
  const styles = useAddressFieldStyles()
  const { title, lines, fields } = refusalOf(error)
  const isWrong = (name: string) => fields.some(({ field }) => field === `address.${name}`)
  const [draft, setDraft] = useState(address)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise Esc would also close the panel.
    event.preventDefault()
    event.stopPropagation()
    onRevert()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {parts.map(({ name, label }, index) => (
        <Field
          key={name}
          label={label}
          size="small"
          className={styles[name]}
          validationState={isWrong(name) ? 'error' : 'none'}
        >
          <Input
            className={styles.control}
            value={draft[name] ?? ''}
            ref={index === 0 ? takeFocus : undefined}
            onKeyDown={onKeyDown}
            onChange={(_, data) => setDraft({ ...draft, [name]: data.value })}
          />
        </Field>
      ))}
      {error !== null && (
        <p role="alert" className={styles.reason}>
          {(fields.length > 0 ? lines : [title, ...lines]).join('. ')}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onRevert}>
          {copy.addressForm.cancel}
        </Button>
        <Button size="small" type="submit" appearance="primary">
          {copy.addressForm.save}
        </Button>
      </div>
    </form>
  )
}
