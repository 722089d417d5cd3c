import { Button } from '@fluentui/react-components'
import { useAtom, useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { showRefusal } from 'remote-kit/forms/refusals'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import type { ListScope } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useCreateContact } from '#parts/contacts/contacts.api.ts'
import { DraftHint } from '#parts/duplicates/DraftHint.tsx'
import { draftFieldOf, draftFields, isKnowable, toContactCreate, toDuplicateCheck } from './contact-draft.ts'
import { contactDraftAtom, type ContactDraft, emptyContactDraft, isContactDraftDirtyAtom } from './contacts.atoms.ts'
import { copy } from './copy.ts'
import { CreateContactFields } from './CreateContactFields.tsx'

export interface CreateContactDialogProps {
  scope: ListScope
  onClose: () => void
  /** Called with the id of the new contact. */
  onCreated: (id: string) => void
}

/** Creates a contact. Cancel discards what was typed; Esc and ✕, which are hit by mistake, keep it for the next time. */
export function CreateContactDialog({ scope, onClose, onCreated }: CreateContactDialogProps) {
  const notify = useNotify()
  const creation = useCreateContact()
  const [draft, setDraft] = useAtom(contactDraftAtom)
  const isDraftDirty = useAtomValue(isContactDraftDirtyAtom)
  const form = useForm<ContactDraft>({ defaultValues: draft })
  const { isDirty } = form.formState
  const typed = form.watch()
  const [problem, setProblem] = useState<unknown>(null)
  // One key per contact, so that a double click or a retry creates it only once.
  const [key, setKey] = useState(() => crypto.randomUUID())

  const startOver = () => {
    setDraft(emptyContactDraft)
    form.reset(emptyContactDraft)
  }
  const cancel = () => {
    setDraft(emptyContactDraft)
    onClose()
  }
  const close = () => {
    if (isDirty) setDraft(form.getValues())
    onClose()
  }
  const useExisting = ({ id }: Contact) => {
    setDraft(emptyContactDraft)
    onCreated(id)
  }
  const submit = form.handleSubmit((values) => {
    if (!isKnowable(values)) {
      form.setError('first_name', { message: copy.createContactDialog.unknowable }, { shouldFocus: true })
      return
    }
    setProblem(null)
    creation.mutate(
      { key, body: toContactCreate(values) },
      {
        onSuccess: (contact) => {
          setDraft(emptyContactDraft)
          notify.success(copy.createContactDialog.added(contactName(contact)))
          onCreated(contact.id)
        },
        onError: (error) => {
          // A corrected form is a new request. A form without a response is sent again with the same key.
          if (error instanceof ApiError && error.status < 500) setKey(crypto.randomUUID())
          setProblem(showRefusal(error, draftFields, form.setError, draftFieldOf))
        },
      },
    )
  })

  return (
    <ModalSurface
      open
      title={scope.form}
      onClose={close}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          {isDraftDirty && <Button onClick={startOver}>{copy.createContactDialog.startOver}</Button>}
          <Button onClick={cancel}>{copy.createContactDialog.cancel}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={creation.isPending}>
            {creation.isPending ? copy.createContactDialog.pending : scope.create}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} />
      {isDraftDirty && <Hint>{copy.createContactDialog.kept}</Hint>}
      <CreateContactFields control={form.control} />
      <DraftHint draft={toDuplicateCheck(typed)} onUse={useExisting} />
    </ModalSurface>
  )
}
