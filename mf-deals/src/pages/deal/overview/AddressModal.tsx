import { Button } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { useDeferredValue } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={copy.addressModal.title}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>{copy.addressModal.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={update.isPending}>
            {copy.addressModal.save}
          </Button>
        </>
      }
    >
      <FormProblem error={update.error} />
      {parts.map(([name, label]) => (
        <TextField key={name} control={control} name={name} label={label} />
      ))}
      <SameProperty {...typed} except={deal.id} />
    </ModalSurface>
  )
}
