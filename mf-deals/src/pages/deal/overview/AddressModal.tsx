import type { Deal } from 'openapi'
import { useDeferredValue } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { SameProperty } from '#parts/deals/SameProperty.tsx'
import { copy } from './copy.ts'

const parts = [
  ['street', 'Street'],
  ['unit', 'Unit'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP'],
] as const

const NO_ADDRESS = { street: '', unit: '', city: '', state: '', zip: '' }

/** Edits the parts of a deal's address together. */
export function AddressModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const { control, handleSubmit, watch } = useForm({ defaultValues: { ...NO_ADDRESS, ...deal.address } })
  const update = useUpdateDeal(deal.id, copy.addressModal.saved)
  const typed = useDeferredValue(watch())
  const submit = handleSubmit((address) =>
    update.mutate({ version: deal.version, body: { address } }, { onSuccess: onClose }),
  )
  return (
    <FormDialog
      title={copy.addressModal.title}
      action={copy.addressModal.save}
      isPending={update.isPending}
      error={update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {parts.map(([name, label]) => (
        <TextField key={name} control={control} name={name} label={label} />
      ))}
      <SameProperty {...typed} except={deal.id} />
    </FormDialog>
  )
}
