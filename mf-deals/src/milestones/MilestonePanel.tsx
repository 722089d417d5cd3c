import { Button, Switch } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Milestone, MilestoneFields } from 'openapi'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { canDeleteTasks } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { SidePanel } from 'ui-kit/SidePanel'
import { FormProblem } from '../forms/FormProblem.tsx'
import { PanelForm } from '../forms/PanelForm.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useCreateMilestone, useDeleteMilestone, useUpdateMilestone } from './milestones.api.ts'

export interface MilestonePanelProps {
  deal: string
  /** The milestone to edit; without it the panel adds one. */
  milestone?: Milestone
  onClose: () => void
}

/** The side panel that adds a milestone or edits one. */
export function MilestonePanel({ deal, milestone, onClose }: MilestonePanelProps) {
  const formId = useId()
  const create = useCreateMilestone()
  const update = useUpdateMilestone()
  const remove = useDeleteMilestone()
  const mayDelete = canDeleteTasks(useAtomValue(userProfileAtom))
  const { control, register, handleSubmit } = useForm({
    defaultValues: {
      name: milestone?.name ?? '',
      due_date: milestone?.due_date ?? '',
      client_visible: milestone?.client_visible ?? true,
      client_text: milestone?.client_text ?? '',
    },
  })

  const submit = handleSubmit(({ name, due_date, client_visible, client_text }) => {
    const fields = { name: name.trim(), client_visible, client_text }
    const day = due_date || null
    if (!milestone) return create.mutate({ ...fields, deal, due_date: day }, { onSuccess: onClose })
    // A date that is sent is pinned: only a changed one is.
    const body: MilestoneFields = day === milestone.due_date ? fields : { ...fields, due_date: day }
    update.mutate({ id: milestone.id, version: milestone.version, body }, { onSuccess: onClose })
  })

  return (
    <SidePanel
      open
      title={milestone?.name ?? 'New milestone'}
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
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit" form={formId} disabled={create.isPending || update.isPending}>
            {milestone ? 'Save' : 'Add milestone'}
          </Button>
        </>
      }
    >
      <FormProblem error={create.error ?? update.error} />
      <PanelForm id={formId} onSubmit={submit}>
        <TextField
          control={control}
          name="name"
          label="Name"
          required
          rules={{ validate: (name) => name.trim() !== '' || 'What is reached here?' }}
        />
        <TextField
          control={control}
          name="due_date"
          label="Due"
          type="date"
          hint={milestone?.due_reason || undefined}
        />
        <Switch label="Show it to the client" {...register('client_visible')} />
        <TextField
          control={control}
          name="client_text"
          label="What the client reads"
          hint="One or two sentences in plain words."
          rows={3}
        />
      </PanelForm>
    </SidePanel>
  )
}
