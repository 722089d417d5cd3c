import type { Contact, Workspace } from 'openapi'
import { dealFields } from 'openapi/fields/deal'
import { useDeferredValue, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { AfterPaint } from 'ui-kit/AfterPaint'
import { clientRoles } from '#parts/contacts/client-roles.ts'
import { useContacts } from '#parts/contacts/contacts.api.ts'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { useContactId } from '#parts/contacts/use-contact-id.ts'
import { useCreateDeal } from '#parts/deals/deals.api.ts'
import { SameProperty } from '#parts/deals/SameProperty.tsx'
import { useWorkspaces } from '#parts/workspaces/workspaces.api.ts'
import { copy } from './copy.ts'
import { dealOf, FIELDS, firstValues, type NewDeal, representationOf } from './new-deal.ts'
import { NewDealFields } from './NewDealFields.tsx'
import { useStartingTemplate } from './use-starting-template.ts'

export interface CreateDealDialogProps {
  workspace: Workspace
  /** The contact that the deal is for, if it is known. */
  clientId: string | null
  onClose: () => void
}

/**
 * Creates a deal in the workspace with its most important fields. The deal page has the others. What its client is known
 * to want is filled in.
 */
export function CreateDealDialog({ clientId, ...props }: CreateDealDialogProps) {
  const { byId, isPending } = useContacts(clientId ? [clientId] : [])
  const client = clientId ? byId.get(clientId) : undefined
  // Someone who may not be seen any more is left out.
  return clientId && isPending && !client ? null : <CreateDealForm {...props} client={client} />
}

type CreateDealFormProps = Omit<CreateDealDialogProps, 'clientId'> & { client: Contact | undefined }

function CreateDealForm({ workspace, client, onClose }: CreateDealFormProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const isOnly = useWorkspaces().data?.results.length === 1
  const create = useCreateDeal()
  const [contact, setContact] = useState<PickedContact | null>(client ? { id: client.id } : null)
  const creation = useContactId(setContact)
  const [typed, setTyped] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isUnchosen = contact === null && typed.trim() !== ''
  const [problem, setProblem] = useState<unknown>(null)
  const start = useStartingTemplate(workspace)
  const { control, handleSubmit, setError, watch } = useForm<NewDeal>({ defaultValues: firstValues(client) })
  const name = useDeferredValue(watch('name'))

  const submit = handleSubmit((values) => {
    setIsAsked(true)
    if (isUnchosen) return
    setProblem(null)
    const save = (id: string | null) =>
      create.mutate(dealOf(values, { workspace: workspace.id, contact: id, template: start.fieldsFor }), {
        onSuccess: (deal) => {
          notify.success(copy.createDealDialog.created(deal.name), {
            open: () => void navigate(`/agent/deal/${deal.id}`),
          })
          onClose()
        },
        onError: (error) => setProblem(showRefusal(error, FIELDS, setError)),
      })
    if (contact) creation.withId(contact, clientRoles[representationOf(values)], save)
    else save(null)
  })

  return (
    <FormDialog
      title={isOnly ? copy.createDealDialog.title : copy.createDealDialog.titleIn(workspace.name)}
      action={copy.createDealDialog.submit}
      isPending={creation.isPending || create.isPending}
      error={creation.error ?? problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={dealFields.name.label}
        required
        hint={copy.createDealDialog.nameHint}
        maxLength={200}
        placeholder={copy.createDealDialog.nameExample}
        rules={{ validate: (name) => name.trim() !== '' || copy.createDealDialog.nameMissing }}
      />
      <SameProperty street={name.trim()} />
      {/* The first field takes the focus. */}
      <AfterPaint>
        <NewDealFields
          control={control}
          client={client}
          start={start}
          picked={contact}
          onPick={setContact}
          onType={setTyped}
          clientProblem={isAsked && isUnchosen ? copy.createDealDialog.clientUnchosen : null}
        />
      </AfterPaint>
    </FormDialog>
  )
}
