import { Button } from '@fluentui/react-components'
import type { BackupOfferCreate, Deal, DealContract } from 'openapi'
import { partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { useCreateBackupOffer, useUpdateContract } from '#parts/contracts/contracts.api.ts'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { centsOf, checkAmount, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { dealFactLabel } from '#parts/deals/deal-facts.ts'
import { otherRoles } from '#parts/contracts/contract-side.ts'
import { copy } from './copy.ts'
import { OfferActions } from './OfferActions.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { useContactId } from '#parts/contacts/use-contact-id.ts'
import { OfferParty } from './OfferParty.tsx'

const FORM = 'backup-offer'

export interface OfferPanelProps {
  deal: Deal
  /** Null for a new one. */
  offer: DealContract | null
  onClose: () => void
}

const EMPTY = { id: '', version: 0, name: '', sale_price: null, earnest_money: null, notes: '' }

/** A backup offer: its terms, and making it the contract once the deal is under none. */
export function OfferPanel({ deal, offer, onClose }: OfferPanelProps) {
  const { id, version, name, sale_price, earnest_money, notes, dates } = { ...EMPTY, dates: null, ...offer }
  const [contact, setContact] = useState<PickedContact | null>(null)
  const creation = useContactId(setContact)
  const create = useCreateBackupOffer(deal.id)
  const update = useUpdateContract({ id, version })
  const { control, handleSubmit } = useForm({
    defaultValues: {
      name,
      sale_price: moneyCodec.toText(sale_price),
      earnest_money: moneyCodec.toText(earnest_money),
      closing: dates?.closing ?? '',
      notes,
    },
  })
  const saving = offer ? update : create
  const submit = handleSubmit((typed) => {
    const body: BackupOfferCreate = {
      name: typed.name.trim(),
      sale_price: centsOf(typed.sale_price),
      earnest_money: centsOf(typed.earnest_money),
      dates: { closing: typed.closing || null },
      notes: typed.notes,
    }
    const role = otherRoles[deal.representation]
    const save = (parties: BackupOfferCreate['parties']) =>
      saving.mutate({ ...body, ...(parties && { parties }) }, { onSuccess: onClose })
    if (contact) creation.withId(contact, role, (id) => save([{ contact: id, role }]))
    else save(undefined)
  })

  return (
    <SidePanel
      open
      title={offer ? name : copy.offerPanel.title}
      onClose={onClose}
      actions={
        <>
          {offer ? (
            <OfferActions deal={deal} offer={offer} onDone={onClose} />
          ) : (
            <Button onClick={onClose}>{copy.offerPanel.cancel}</Button>
          )}
          <Button
            type="submit"
            form={FORM}
            appearance="primary"
            disabledFocusable={creation.isPending || saving.isPending}
          >
            {offer ? copy.offerPanel.save : copy.offerPanel.add}
          </Button>
        </>
      }
    >
      <PanelForm id={FORM} onSubmit={submit}>
        <FormProblem error={creation.error ?? saving.error} />
        <TextField
          control={control}
          name="name"
          label={partyRoleLabels[otherRoles[deal.representation]]}
          placeholder={copy.offerPanel.nameExample}
          required
          maxLength={200}
          rules={{ validate: (text) => text.trim() !== '' || copy.offerPanel.nameMissing }}
        />
        <OfferParty offer={offer} picked={contact} onPick={setContact} />
        <TextField
          control={control}
          name="sale_price"
          label={dealFactLabel(deal, 'price')}
          contentBefore="$"
          rules={{ validate: checkAmount }}
        />
        <TextField
          control={control}
          name="earnest_money"
          label={copy.offerPanel.earnestMoney}
          contentBefore="$"
          rules={{ validate: checkAmount }}
        />
        <TextField control={control} name="closing" label={copy.offerPanel.closing} type="date" />
        <TextField control={control} name="notes" label={copy.offerPanel.notes} rows={4} maxLength={10_000} />
        <Hint>{copy.offerPanel.hint}</Hint>
      </PanelForm>
    </SidePanel>
  )
}
