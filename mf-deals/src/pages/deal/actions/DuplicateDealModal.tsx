import { Button, Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal, DealDuplicate } from 'openapi'
import { DuplicateDates } from 'openapi/codes'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { useWrite } from 'remote-kit/use-write'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { storedDeal } from '#parts/deals/deals.api.ts'
import { TickGroup } from '#parts/forms/TickGroup.tsx'

/** Asks what a copy of the deal takes along, and opens it. */
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
      people: true,
      course: true,
      dates: 'anew',
      closing: '',
    },
  })
  const { dates, course } = useWatch({ control })
  const submit = handleSubmit(({ closing, dates: how, ...body }) => {
    const isAnew = how === DuplicateDates.anew
    duplicate.mutate({
      ...body,
      dates: isAnew ? DuplicateDates.anew : DuplicateDates.keep,
      closing: (isAnew && closing) || null,
    })
  })
  const tick = (name: 'people' | 'course', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Checkbox label={label} checked={value} onChange={(_, { checked }) => onChange(checked === true)} />
      )}
    />
  )
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
      <TickGroup
        label="Take along"
        hint="Address, list price, team and terms of the commission always come along; status, sale price, notes and history never do."
      >
        <div>
          {tick('people', 'Its people')}
          {tick('course', 'Its milestones and tasks, all open again')}
        </div>
      </TickGroup>
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
          hint={course ? 'Tasks that follow it get their dates from it. You can leave it for later.' : null}
        />
      )}
    </ModalSurface>
  )
}
