import { Button, Switch } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Milestone, MilestoneFields } from 'openapi'
import { milestoneFields } from 'openapi/fields/milestone'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { canDeleteTasks } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { dayOf, instantAt } from 'ui-kit/days'
import { SidePanel } from 'ui-kit/SidePanel'
import { sideLabel, sideOptions, type SideValue, useHasBothSides } from '#parts/client-sides/client-sides.ts'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { useCreateMilestone, useDeleteMilestone } from '#parts/milestones/milestones.api.ts'
import { copy } from './copy.ts'
import { useSaveMilestone } from './use-save-milestone.ts'

export interface MilestonePanelProps {
  deal: string
  /** The milestone to edit; null to add one. */
  milestone: Milestone | null
  onClose: () => void
}

/** The side panel that adds a milestone or edits one. */
export function MilestonePanel({ deal, milestone, onClose }: MilestonePanelProps) {
  const formId = useId()
  const create = useCreateMilestone()
  const { save, panel, isSaving, error } = useSaveMilestone(onClose)
  const remove = useDeleteMilestone()
  const mayDelete = canDeleteTasks(useAtomValue(userProfileAtom))
  const hasBothSides = useHasBothSides(deal)
  const timeZone = useTimeZone()
  const today = useToday()
  const completedAt = milestone?.completed_at ?? null
  const reachedOn = completedAt ? dayOf(new Date(completedAt), timeZone) : ''
  const { control, register, handleSubmit, watch } = useForm<PanelValues>({
    defaultValues: {
      name: milestone?.name ?? '',
      due_date: milestone?.due_date ?? '',
      client_visible: milestone?.client_visible ?? true,
      client_side: milestone?.client_side ?? '',
      client_text: milestone?.client_text ?? '',
      reached_on: reachedOn,
    },
  })

  const submit = handleSubmit(({ name, due_date, client_side, reached_on, ...client }) => {
    const fields = { ...client, name: name.trim(), client_side: client_side || null, due_date: due_date || null }
    if (!milestone) return create.mutate({ ...fields, deal }, { onSuccess: onClose })
    const isOtherDay = reached_on !== '' && reached_on !== reachedOn
    // The beginning of the day, which has passed also if it is today.
    const completion = isOtherDay ? { completed_at: instantAt(`${reached_on}T00:00`, timeZone) } : {}
    save(milestone, { ...changedFields(milestone, fields), ...completion })
  })

  return (
    <SidePanel
      open
      title={milestone?.name ?? copy.milestonePanel.title}
      onClose={onClose}
      actions={
        <>
          {milestone && mayDelete && (
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              onClick={() => {
                onClose()
                remove(milestone)
              }}
            >
              {copy.milestonePanel.delete}
            </Button>
          )}
          <Button onClick={onClose}>{copy.milestonePanel.cancel}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={create.isPending || isSaving}>
            {milestone ? copy.milestonePanel.save : copy.milestonePanel.add}
          </Button>
        </>
      }
    >
      <FormProblem error={create.error ?? error} />
      <PanelForm id={formId} onSubmit={submit}>
        <TextField
          control={control}
          name="name"
          label={milestoneFields.name.label}
          required
          rules={{ validate: (name) => name.trim() !== '' || copy.milestonePanel.nameMissing }}
        />
        <TextField
          control={control}
          name="due_date"
          label={milestoneFields.due_date.label}
          type="date"
          hint={milestone?.due_reason || null}
        />
        {milestone && completedAt && milestone.tasks.total === 0 && (
          <TextField
            control={control}
            name="reached_on"
            label={copy.milestonePanel.reachedOn}
            type="date"
            hint={copy.milestonePanel.reachedHint}
            rules={{ validate: (day) => day <= today || copy.milestonePanel.reachedInFuture }}
          />
        )}
        <Switch label={copy.milestonePanel.visible} {...register('client_visible')} />
        {hasBothSides && watch('client_visible') && (
          <SelectField control={control} name="client_side" label={sideLabel} options={sideOptions} />
        )}
        <TextField
          control={control}
          name="client_text"
          label={copy.milestonePanel.description}
          hint={copy.milestonePanel.descriptionHint}
          rows={3}
        />
      </PanelForm>
      {panel}
    </SidePanel>
  )
}

type PanelFields = Required<
  Pick<MilestoneFields, 'name' | 'due_date' | 'client_visible' | 'client_side' | 'client_text'>
>

type PanelValues = Omit<PanelFields, 'due_date' | 'client_side'> & {
  due_date: string
  client_side: SideValue
  reached_on: string
}

/** Only changed fields: sending a date pins it, leaving it out does not. */
function changedFields(
  milestone: Milestone,
  { name, due_date, client_visible, client_side, client_text }: PanelFields,
) {
  const changed: MilestoneFields = {}
  if (name !== milestone.name) changed.name = name
  if (due_date !== milestone.due_date) changed.due_date = due_date
  if (client_visible !== milestone.client_visible) changed.client_visible = client_visible
  if (client_side !== milestone.client_side) changed.client_side = client_side
  if (client_text !== milestone.client_text) changed.client_text = client_text
  return changed
}
