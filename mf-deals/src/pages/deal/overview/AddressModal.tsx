import type { Deal } from 'openapi'
import { useDeferredValue } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { AddressFields, addressValues } from '#parts/addresses/AddressFields.tsx'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { SameProperty } from '#parts/deals/SameProperty.tsx'
import { copy } from './copy.ts'

/** Edits the parts of a deal's address together. */
export function AddressModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const form = useForm({ defaultValues: { address: addressValues(deal.address) } })
  const update = useUpdateDeal(deal.id, copy.addressModal.saved)
  const typed = useDeferredValue(form.watch('address'))
  const submit = form.handleSubmit((body) => update.mutate({ version: deal.version, body }, { onSuccess: onClose }))
  return (
    <FormDialog
      title={copy.addressModal.title}
      action={copy.addressModal.save}
      isPending={update.isPending}
      error={update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <AddressFields />
      </FormProvider>
      <SameProperty {...typed} except={deal.id} />
    </FormDialog>
  )
}
