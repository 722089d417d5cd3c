import { useAtomValue } from 'jotai'
import type { Contact, DealCreate, Workspace } from 'openapi'
import {
  ContactSource,
  contactSourceLabels,
  DealType,
  dealTypeLabels,
  Representation,
  representationLabels,
} from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import { useDeferredValue, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { codeOf } from 'remote-kit/forms/code-of'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { clientRoles } from '#parts/contacts/client-roles.ts'
import { ClientPicker } from '#parts/contacts/ClientPicker.tsx'
import { contactName, useContacts } from '#parts/contacts/contacts.api.ts'
import { useCreateDeal } from '#parts/deals/deals.api.ts'
import { SameProperty } from '#parts/deals/SameProperty.tsx'
import { centsOf, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { TemplateChoice } from '#parts/templates/TemplateChoice.tsx'
import { copy } from './copy.ts'
import { useCreateDealDialogStyles } from './CreateDealDialog.styles.ts'
import { useStartingTemplate } from './use-starting-template.ts'

/** Codes are strings, as in their selects. */
interface NewDeal {
  name: string
  representation: `${Representation}`
  deal_type: `${DealType}`
  list_price: string
  dates: { closing: string }
  phase: string
  source: `${ContactSource}`
}

const FIELDS: FieldPath<NewDeal>[] = [
  'name',
  'representation',
  'deal_type',
  'list_price',
  'dates.closing',
  'phase',
  'source',
]

const SELLING: readonly ContactSource[] = [ContactSource.ForSaleByOwner, ContactSource.ExpiredListing]

/** The fields as the form opens: for a client what is known of them. A side that is not known follows from the source. */
function firstValues(client: Contact | undefined): NewDeal {
  const source = client?.source ?? ContactSource.Other
  const side = client?.representation ?? (SELLING.includes(source) ? Representation.Seller : Representation.Buyer)
  return {
    name: client ? contactName(client) : '',
    representation: `${side}`,
    deal_type: `${DealType.Resale}`,
    list_price: client ? moneyCodec.toText(client.price) : '',
    dates: { closing: '' },
    phase: '',
    source: `${source}`,
  }
}

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
  const styles = useCreateDealDialogStyles()
  const notify = useNotify()
  const navigate = useNavigate()
  const phases = useAtomValue(activePhasesAtom)
  const create = useCreateDeal()
  const [contact, setContact] = useState<string | null>(client?.id ?? null)
  const [problem, setProblem] = useState<unknown>(null)
  const start = useStartingTemplate(workspace)
  const { control, handleSubmit, setError, watch } = useForm<NewDeal>({ defaultValues: firstValues(client) })
  const name = useDeferredValue(watch('name'))
  // The form is painted with its first field, which takes the focus; the others follow.
  const isPainted = useDeferredValue(true, false)
  const representation = codeOf(Representation, watch('representation')) ?? Representation.Buyer

  const submit = handleSubmit(({ name, deal_type, list_price, dates, phase, source }) => {
    const body: DealCreate = {
      workspace: workspace.id,
      name: name.trim(),
      representation,
      deal_type: codeOf(DealType, deal_type) ?? DealType.Resale,
      source: codeOf(ContactSource, source) ?? ContactSource.Other,
      list_price: centsOf(list_price),
      dates: { closing: dates.closing || null },
      ...start.fieldsFor(representation),
      ...(phase && { phase }),
      ...(contact && { parties: [{ contact, role: clientRoles[representation] }] }),
    }
    setProblem(null)
    create.mutate(body, {
      onSuccess: (deal) => {
        notify.success(copy.createDealDialog.created(deal.name), {
          open: () => void navigate(`/agent/deal/${deal.id}`),
        })
        onClose()
      },
      onError: (error) => setProblem(showRefusal(error, FIELDS, setError)),
    })
  })

  return (
    <FormDialog
      title={copy.createDealDialog.title(workspace.name)}
      action={copy.createDealDialog.submit}
      isPending={create.isPending}
      error={problem}
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
      {isPainted && (
        <>
          <div className={styles.pair}>
            <SelectField
              control={control}
              name="representation"
              label={dealFields.representation.label}
              required
              options={codeOptions(representationLabels)}
            />
            <SelectField
              control={control}
              name="deal_type"
              label={dealFields.deal_type.label}
              options={codeOptions(dealTypeLabels)}
            />
          </div>
          <ClientPicker {...(client && { initialText: contactName(client) })} onPick={setContact} />
          {start.templates.length > 0 && (
            <TemplateChoice
              label={copy.createDealDialog.template}
              none="None"
              templates={start.templates}
              representation={representation}
              chosen={start.chosenFor(representation)}
              switches={start.switches}
              onChoose={start.choose}
              onSwitch={start.setSwitches}
            />
          )}
          <div className={styles.pair}>
            <TextField
              control={control}
              name="list_price"
              label={copy.createDealDialog.price}
              contentBefore="$"
              inputMode="decimal"
              placeholder="512,000"
              rules={{
                validate: (text) => {
                  const parsed = moneyCodec.parse(text)
                  return 'reason' in parsed ? parsed.reason : true
                },
              }}
            />
            <TextField control={control} name="dates.closing" label={copy.createDealDialog.closing} type="date" />
            {phases.length > 0 && (
              <SelectField
                control={control}
                name="phase"
                label={dealFields.phase.label}
                options={phases.map(({ id, name }, index) => ({ value: index === 0 ? '' : id, label: name }))}
              />
            )}
            <SelectField
              control={control}
              name="source"
              label={dealFields.source.label}
              options={codeOptions(contactSourceLabels)}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}
