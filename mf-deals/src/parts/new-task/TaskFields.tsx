import { Switch } from '@fluentui/react-components'
import type { Milestone } from 'openapi'
import { priorityLabels, taskKindLabels, waitingOnLabels } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import type { UseFormReturn } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import type { TeamPeople } from 'remote-kit/team-people'
import { AwayNotice } from '#parts/away/AwayNotice.tsx'
import { useAway } from '#parts/away/use-away.ts'
import { sideLabel, sideOptions, useHasBothSides } from '#parts/client-sides/client-sides.ts'
import { copy } from './copy.ts'
import type { TaskFormValues } from './task-form.ts'

export interface TaskFieldsProps {
  form: UseFormReturn<TaskFormValues>
  people: TeamPeople
  /** The milestones to choose from; the field is left out if there are none. */
  milestones: readonly Milestone[]
  /** Its deal, if any. */
  deal: string | null
}

const kinds = codeOptions(taskKindLabels)
const priorities = codeOptions(priorityLabels)
const waiting = codeOptions(waitingOnLabels)

/** The fields of a new task. */
export function TaskFields({ form, people, milestones, deal }: TaskFieldsProps) {
  const { control, register, setValue, watch } = form
  const hasBothSides = useHasBothSides(watch('client_visible') ? deal : null)
  const away = useAway(people)
  const assignees = people.active.map(({ user }) => ({ value: user, label: away.option(user) }))
  const steps = milestones.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField
        control={control}
        name="title"
        label={taskFields.title.label}
        required
        rules={{ validate: (title) => title.trim() !== '' || copy.taskFields.titleMissing }}
      />
      <TextField control={control} name="description" label={taskFields.description.label} rows={3} />
      <TextField control={control} name="due_date" label={taskFields.due_date.label} type="date" />
      <TextField control={control} name="due_time" label={taskFields.due_time.label} type="time" />
      <SelectField
        control={control}
        name="assignee"
        label={taskFields.assignee.label}
        options={[{ value: '', label: copy.taskFields.noOne }, ...assignees]}
      />
      <AwayNotice people={people} user={watch('assignee')} onInstead={(user) => setValue('assignee', user)} />
      <SelectField control={control} name="kind" label={taskFields.kind.label} options={kinds} />
      <SelectField control={control} name="priority" label={taskFields.priority.label} options={priorities} />
      <SelectField control={control} name="waiting_on" label={taskFields.waiting_on.label} options={waiting} />
      {steps.length > 0 && (
        <SelectField
          control={control}
          name="milestone"
          label={taskFields.milestone.label}
          options={[{ value: '', label: copy.taskFields.none }, ...steps]}
        />
      )}
      <Switch label={copy.taskFields.visible} {...register('client_visible')} />
      {hasBothSides && <SelectField control={control} name="client_side" label={sideLabel} options={sideOptions} />}
    </>
  )
}
