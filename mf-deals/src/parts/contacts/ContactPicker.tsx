import { Field, Input } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { KnownContactPicker, type KnownContactPickerProps } from './KnownContactPicker.tsx'
import { isNew, type PickedContact } from './picked-contact.ts'

export interface ContactPickerProps extends Omit<KnownContactPickerProps, 'placeholder' | 'adding' | 'onPick'> {
  picked: PickedContact | null
  onPick: (picked: PickedContact | null) => void
}

/** Chooses one of the contacts, or adds someone who isn't there yet. */
export function ContactPicker({ picked, onPick, ...field }: ContactPickerProps) {
  return (
    <>
      <KnownContactPicker
        {...field}
        placeholder={copy.contactPicker.search}
        onPick={(id) => onPick(id === null ? null : { id })}
        adding={{ label: copy.contactPicker.add, onAdd: (name) => onPick({ name, phone: '', email: '' }) }}
      />
      {picked && isNew(picked) && (
        <>
          <Field label={copy.contactPicker.phone}>
            <Input type="tel" value={picked.phone} onChange={(_, { value: phone }) => onPick({ ...picked, phone })} />
          </Field>
          <Field label={copy.contactPicker.email}>
            <Input type="email" value={picked.email} onChange={(_, { value: email }) => onPick({ ...picked, email })} />
          </Field>
        </>
      )}
    </>
  )
}
