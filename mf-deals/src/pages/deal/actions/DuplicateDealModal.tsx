import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal, DealDuplicate } from 'openapi'
import { DuplicateDates } from 'openapi/codes'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { TickList } from 'remote-kit/forms/TickList'
import { useWrite } from 'remote-kit/use-write'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { storedDeal } from '#parts/deals/deals.api.ts'
import { TickGroup } from '#parts/forms/TickGroup.tsx'

const TAKEN_ALONG = [
  { value: 'people', label: 'Its people' },
  { value: 'course', label: 'Its milestones and tasks, all open again' },
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
      onSuccess: async (copy) => {
        notify.success(`${copy.name} is ready`)
        onClose()
        await navigate(`/agent/deal/${copy.id}`)
      },
    },
  )
  const { control, handleSubmit } = useForm({
    defaultValues: {
      name: `Copy of ${deal.name}`.slice(0, 200),
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
    <ModalSurface
      open
      title={`Duplicate ${deal.name}`}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabledFocusable={duplicate.isPending}>
            Duplicate
          </Button>
        </>
      }
    >
      <FormProblem error={duplicate.error} />
      <TextField
        control={control}
        name="name"
        label="Name of the copy"
        required
        maxLength={200}
        rules={{ validate: (name) => name.trim() !== '' || 'Give it a name' }}
      />
      <Controller
        control={control}
        name="along"
        render={({ field: { value, onChange } }) => (
          <TickGroup
            label="Take along"
            hint="Address, list price, team and terms of the commission always come along; status, sale price, notes and history never do."
          >
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
          <Field label="Dates">
            <RadioGroup value={value} onChange={(_, data) => onChange(data.value)}>
              <Radio value={DuplicateDates.anew} label="Worked out anew" />
              <Radio value={DuplicateDates.keep} label={`As they are in ${deal.name}`} />
            </RadioGroup>
          </Field>
        )}
      />
      {dates === DuplicateDates.anew && (
        <TextField
          control={control}
          name="closing"
          label="New closing day"
          type="date"
          hint={
            along.includes('course')
              ? 'Tasks that follow it get their dates from it. You can leave it for later.'
              : null
          }
        />
      )}
    </ModalSurface>
  )
}
