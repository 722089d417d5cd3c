import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal, DealDuplicate } from 'openapi'
import { DuplicateDates } from 'openapi/codes'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { TickList } from 'remote-kit/forms/TickList'
import { useWrite } from 'remote-kit/use-write'
import { storedDeal } from '#parts/deals/deals.api.ts'
import { TickGroup } from '#parts/forms/TickGroup.tsx'
import { copy } from './copy.ts'

const TAKEN_ALONG = [
  { value: 'people', label: copy.takenAlong.people },
  { value: 'course', label: copy.takenAlong.tasks },
]

/** Asks what a copy of the deal includes, then opens the copy. */
export function DuplicateDealModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const duplicate = useWrite(
    'deals',
    (api, body: DealDuplicate) => api.POST('/deals/{id}/duplicate/', { params: { path: { id: deal.id } }, body }),
    {
      meta: { silent: true },
      stores: storedDeal,
      onSuccess: async (made) => {
        notify.success(copy.duplicateDealModal.ready(made.name))
        onClose()
        await navigate(`/agent/deal/${made.id}`)
      },
    },
  )
  const { control, handleSubmit } = useForm({
    defaultValues: {
      name: copy.duplicateDealModal.copyOf(deal.name).slice(0, 200),
      along: ['people', 'course'],
      dates: 'anew',
      closing: '',
    },
  })
  const { dates, along = [] } = useWatch({ control })
  const submit = handleSubmit(({ name, along: chosen, closing, dates: how }) => {
    const isAnew = how === DuplicateDates.anew
    duplicate.mutate({
      name,
      people: chosen.includes('people'),
      course: chosen.includes('course'),
      dates: isAnew ? DuplicateDates.anew : DuplicateDates.keep,
      closing: (isAnew && closing) || null,
    })
  })
  return (
    <FormDialog
      title={copy.duplicateDealModal.title(deal.name)}
      action={copy.duplicateDealModal.submit}
      isPending={duplicate.isPending}
      error={duplicate.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.duplicateDealModal.name}
        required
        maxLength={200}
        rules={{ validate: (name) => name.trim() !== '' || copy.duplicateDealModal.nameMissing }}
      />
      <Controller
        control={control}
        name="along"
        render={({ field: { value, onChange } }) => (
          <TickGroup label={copy.duplicateDealModal.include} hint={copy.duplicateDealModal.includeHint}>
            <div>
              <TickList options={TAKEN_ALONG} chosen={value} onChange={onChange} />
            </div>
          </TickGroup>
        )}
      />
      <Controller
        control={control}
        name="dates"
        render={({ field: { value, onChange } }) => (
          <Field label={copy.duplicateDealModal.dates}>
            <RadioGroup value={value} onChange={(_, data) => onChange(data.value)}>
              <Radio value={DuplicateDates.anew} label={copy.duplicateDealModal.datesNew} />
              <Radio value={DuplicateDates.keep} label={copy.duplicateDealModal.datesSame(deal.name)} />
            </RadioGroup>
          </Field>
        )}
      />
      {dates === DuplicateDates.anew && (
        <TextField
          control={control}
          name="closing"
          label={copy.duplicateDealModal.closing}
          type="date"
          hint={along.includes('course') ? copy.duplicateDealModal.closingHint : null}
        />
      )}
    </FormDialog>
  )
}
