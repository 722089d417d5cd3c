import type { DealCard, FieldError } from 'openapi'
import { type GateField, gateFieldLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { AddressFields, addressValues } from '#parts/addresses/AddressFields.tsx'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { useContactId } from '#parts/contacts/use-contact-id.ts'
import { clientRoles } from '#parts/contacts/client-roles.ts'
import { copy } from './copy.ts'
import { checkText, gateFieldsOf, gateInput, gatePatch, type GateValues, isTyped, mergePatches } from './gate-fields.ts'
import { useFillGate } from './use-fill-gate.ts'

export interface GateFormDialogProps {
  deal: DealCard
  title: string
  errors: FieldError[]
  onClose: () => void
  onFilled: () => void
}

/** Asks for the fields that a phase requires, shows what follows its dates, saves, and calls `onFilled`. */
export function GateFormDialog({ deal, title, errors, onClose, onFilled }: GateFormDialogProps) {
  const { save, panel, isSaving, error } = useFillGate(deal.id, onFilled)
  const fields = gateFieldsOf(errors)
  const [client, setClient] = useState<PickedContact | null>(null)
  const creation = useContactId(setClient)
  const role = clientRoles[deal.representation]
  const [wantsClient, setWantsClient] = useState(false)
  const form = useForm<GateValues>({
    defaultValues: { texts: fields.map(() => ''), address: addressValues(deal.address) },
  })
  const { control, handleSubmit } = form

  const submit = handleSubmit(({ texts, address }) => {
    const needsClient = fields.includes('parties')
    if (needsClient && !client) return setWantsClient(true)
    const patches = fields.map((field, index) => (isTyped(field) ? gatePatch(field, texts[index] ?? '') : {}))
    if (fields.includes('address')) patches.push({ address })
    const patch = mergePatches(patches)
    if (client) creation.withId(client, role, (contact) => save(patch, { contact, role }))
    else save(patch)
  })

  const editor = (field: GateField, index: number) => {
    if (field === 'address') return <AddressFields key={field} missing={copy.addressMissing} />
    if (field === 'parties') {
      const message = wantsClient && !client ? copy.gateFormDialog.contactMissing : null
      return (
        <ContactPicker
          key={field}
          label={copy.gateFormDialog.client}
          required
          validationMessage={message}
          picked={client}
          onPick={setClient}
        />
      )
    }
    return (
      <TextField
        key={field}
        control={control}
        name={`texts.${index}`}
        label={gateFieldLabels[field]}
        required
        {...gateInput(field)}
        rules={{ validate: (text) => checkText(field, text) }}
      />
    )
  }

  return (
    <FormDialog
      title={title}
      action={copy.gateFormDialog.submit}
      refusal={copy.gateFormDialog.leave}
      isPending={creation.isPending || isSaving}
      error={creation.error ?? error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{copy.gateFormDialog.hint(deal.name)}</p>
      <FormProvider {...form}>{fields.map(editor)}</FormProvider>
      {panel}
    </FormDialog>
  )
}
