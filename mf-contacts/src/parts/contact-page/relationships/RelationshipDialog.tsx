import { Field, Select } from '@fluentui/react-components'
import type { Contact, ContactRelationship, NamedContact } from 'openapi'
import { RelationshipKind, relationshipKindLabels } from 'openapi/codes'
import { useDeferredValue, useState } from 'react'
import { codeOf } from 'remote-kit/forms/code-of'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactsByName } from '#parts/contacts/contacts-by-name.ts'
import { copy } from './copy.ts'
import { useAddRelationship, useChangeRelationship } from './relationships.api.ts'

export interface RelationshipDialogProps {
  contact: Contact
  /** The relationship to change; without it a new one is added. */
  changed?: ContactRelationship
  onClose: () => void
}

/** Relates a contact to another, or changes how they are related. */
export function RelationshipDialog({ contact, changed, onClose }: RelationshipDialogProps) {
  const [kind, setKind] = useState<RelationshipKind>(changed?.kind ?? RelationshipKind.referred_by)
  const [other, setOther] = useState<NamedContact | null>(changed?.contact ?? null)
  const [isAsked, setIsAsked] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const add = useAddRelationship()
  const change = useChangeRelationship()
  const { isPending } = changed ? change : add
  // A corrected form is a new request.
  const correct = () => {
    add.reset()
    change.reset()
    setKey(crypto.randomUUID())
  }
  const submit = () => {
    setIsAsked(true)
    if (!other) return
    if (!changed) add.mutate({ key, body: { contact: contact.id, other: other.id, kind } }, { onSuccess: onClose })
    else if (kind === changed.kind) onClose()
    else change.mutate({ id: changed.id, contact: contact.id, kind, before: changed.kind }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={changed ? copy.dialog.change(changed.contact.name || copy.nameless) : copy.dialog.add}
      action={changed ? copy.dialog.save : copy.dialog.add}
      isPending={isPending}
      error={changed ? change.error : add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={copy.dialog.kind} hint={other && copy.sentences[kind](contactName(contact), other.name)}>
        <Select
          value={kind}
          onChange={(_, { value }) => {
            setKind(codeOf(RelationshipKind, value) ?? kind)
            correct()
          }}
        >
          {Object.values(RelationshipKind).map((one) => (
            <option key={one} value={one}>
              {relationshipKindLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {!changed && (
        <OtherContact
          contact={contact}
          isMissing={isAsked && !other}
          onPick={(picked) => {
            setOther(picked)
            correct()
          }}
        />
      )}
    </FormDialog>
  )
}

interface OtherContactProps {
  contact: Contact
  isMissing: boolean
  onPick: (other: NamedContact | null) => void
}

function OtherContact({ contact, isMissing, onPick }: OtherContactProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactsByName(useDeferredValue(words))
  const others = data?.results.filter(({ id }) => id !== contact.id) ?? []
  return (
    <SearchPicker
      label={copy.dialog.contact}
      placeholder={copy.dialog.search}
      required
      validationMessage={isMissing ? copy.dialog.missing : null}
      records={others.map((one) => ({ id: one.id, name: contactName(one) }))}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={onPick}
    />
  )
}
