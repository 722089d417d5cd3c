import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { SidePanel } from 'ui-kit/SidePanel'
import { DealPicker } from '#parts/deals/DealPicker.tsx'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'
import { useCreateTask } from './new-task.api.ts'
import { newTaskValues, taskFieldsOf, type TaskFormValues } from './task-form.ts'
import { TaskFields } from './TaskFields.tsx'

export interface NewTaskPanelProps {
  /** The deal of the task; without it the panel asks for an optional one. */
  deal?: Pick<DealCard, 'id' | 'team'>
  milestone?: string
  onClose: () => void
}

/** The side panel that creates a task. */
export function NewTaskPanel({ deal: givenDeal, milestone, onClose }: NewTaskPanelProps) {
  const currentTeam = useAtomValue(currentTeamIdAtom)
  const user = useAtomValue(userProfileAtom)
  const [pickedDeal, setPickedDeal] = useState<Pick<DealCard, 'id' | 'team'> | null>(null)
  const deal = givenDeal ?? pickedDeal
  const team = deal?.team ?? currentTeam
  const people = useTeamPeople(team)
  const milestones = useMilestones(deal?.id).data?.results ?? []
  const form = useForm({ defaultValues: { ...newTaskValues(user?.id), milestone: milestone ?? '' } })
  const formId = useId()
  const create = useCreateTask()
  const notify = useNotify()
  const offerUndo = useOfferUndo()

  const submit = (values: TaskFormValues) =>
    create.mutate(
      deal ? { ...taskFieldsOf(values), deal: deal.id } : { ...taskFieldsOf(values), ...(team && { team }) },
      {
        onSuccess: () => {
          const message = copy.newTaskPanel.added(values.title)
          if (deal) void offerUndo(deal.id, message)
          else notify.success(message)
          onClose()
        },
      },
    )

  return (
    <SidePanel
      open
      title={copy.newTaskPanel.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.newTaskPanel.cancel}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={create.isPending}>
            {copy.newTaskPanel.submit}
          </Button>
        </>
      }
    >
      <FormProblem error={create.error} />
      <PanelForm id={formId} onSubmit={form.handleSubmit(submit)}>
        {!givenDeal && <DealPicker onPick={setPickedDeal} />}
        <TaskFields form={form} people={people} milestones={milestones} deal={deal?.id ?? null} />
      </PanelForm>
    </SidePanel>
  )
}
