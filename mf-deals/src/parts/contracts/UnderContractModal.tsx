import type { Deal, DealReschedule } from 'openapi'
import { DealStatus, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { formatDay, onDay } from 'ui-kit/days'
import { AddressFields, addressValues } from '#parts/addresses/AddressFields.tsx'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { useContactId } from '#parts/contacts/use-contact-id.ts'
import { dealFactLabel } from '#parts/deals/deal-facts.ts'
import { centsOf, checkAmount, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { useAcceptContract } from './contracts.api.ts'
import { isSearching, otherRoles } from './contract-side.ts'
import { copy } from './copy.ts'
import { useAcceptanceField } from './use-acceptance-field.ts'

export interface UnderContractModalProps {
  deal: Deal
  /** Puts the deal under contract as it is. */
  onLater: () => void
  /** Called once the deal is under contract with what was entered. */
  onAccepted: () => void
  onClose: () => void
}

const words = copy.underContractModal

/**
 * Asks what a contract begins with: its acceptance, closing, price and earnest money, the home if it may be another one, and
 * who buys or rents a listing.
 * Each may be left empty. If other dates follow, they're shown first, and nothing is saved until the user agrees.
 */
export function UnderContractModal({ deal, onLater, onAccepted, onClose }: UnderContractModalProps) {
  const now = useToday()
  const { mutateAsync: accept } = useAcceptContract(deal)
  const { mutate, panel, isPending, error } = useMoveDates()
  const form = useForm({
    defaultValues: {
      address: addressValues(deal.address),
      acceptance: now,
      closing: deal.dates.closing ?? '',
      sale_price: moneyCodec.toText(deal.sale_price),
      earnest_money: moneyCodec.toText(deal.earnest_money),
    },
  })
  const { control, handleSubmit, formState } = form
  const [buyer, setBuyer] = useState<PickedContact | null>(null)
  const creation = useContactId(setBuyer)
  const role = otherRoles[deal.representation]
  const asksBuyer = !isSearching(deal) && !deal.parties.some((party) => party.role === role)
  const isOtherHome = Boolean(formState.dirtyFields.address)
  const asksAddress = isSearching(deal) || !deal.address.street
  const titleOf = ({ acceptance, closing }: { acceptance: string; closing: string }) => {
    if (acceptance) return words.accepted(onDay(formatDay(acceptance, now)))
    return closing ? words.closes(onDay(formatDay(closing, now))) : words.title(deal.name)
  }
  const submit = handleSubmit(({ acceptance, closing, address, ...amounts }) => {
    const dates = {
      ...(acceptance && { acceptance }),
      ...(closing !== (deal.dates.closing ?? '') && { closing: closing || null }),
    }
    const terms = { ...changesOf(deal, amounts), ...(isOtherHome && { address }) }
    const put = (parties?: DealReschedule['parties']) =>
      mutate({
        deal: deal.id,
        title: titleOf({ acceptance, closing }),
        action: words.submit,
        request: { dates },
        save: (agreed) =>
          accept({ ...agreed, ...terms, ...(parties && { parties }), status: DealStatus.UnderContract }),
        onMoved: onAccepted,
      })
    if (buyer) creation.withId(buyer, role, (contact) => put([{ contact, role }]))
    else if (Object.keys({ ...dates, ...terms }).length === 0) onLater()
    else put()
  })
  const amount = { contentBefore: '$', inputMode: 'decimal', rules: { validate: checkAmount } } as const
  return (
    <FormDialog
      title={words.title(deal.name)}
      action={words.submit}
      isPending={creation.isPending || isPending}
      error={creation.error ?? error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="acceptance" {...useAcceptanceField()} />
      <TextField
        control={control}
        name="closing"
        label={words.closing}
        type="date"
        rules={{
          validate: (day, { acceptance }) => day === '' || day >= acceptance || words.closingTooEarly,
        }}
      />
      <TextField control={control} name="sale_price" label={dealFactLabel(deal, 'sale_price')} {...amount} />
      <TextField control={control} name="earnest_money" label={words.earnestMoney} {...amount} />
      {asksBuyer && <ContactPicker label={partyRoleLabels[role]} picked={buyer} onPick={setBuyer} />}
      {asksAddress && (
        <FormProvider {...form}>
          <AddressFields />
        </FormProvider>
      )}
      {panel}
    </FormDialog>
  )
}

type Amounts = Pick<Deal, 'sale_price' | 'earnest_money'>

/** Of the amounts that were typed, those that the deal does not have. */
function changesOf(deal: Amounts, typed: Record<keyof Amounts, string>): Pick<DealReschedule, keyof Amounts> {
  const salePrice = centsOf(typed.sale_price)
  const earnestMoney = centsOf(typed.earnest_money)
  return {
    ...(salePrice !== deal.sale_price && { sale_price: salePrice }),
    ...(earnestMoney !== deal.earnest_money && { earnest_money: earnestMoney }),
  }
}
