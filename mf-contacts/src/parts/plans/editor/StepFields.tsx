import { Field, Input, Select } from '@fluentui/react-components'
import {
  ContactStatus,
  contactStatusLabels,
  PlanWaitUnit,
  planWaitUnitLabels,
  TaskKind,
  taskKindLabels,
} from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import { copy } from '../copy.ts'
import { EmailFields } from './EmailFields.tsx'
import { usePlansStyles } from '../Plans.styles.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

/** The fields that a step's kind has. */
export function StepFields(props: StepFieldsProps) {
  switch (props.step.kind) {
    case 'task':
      return <TaskFields {...props} />
    case 'email':
      return <EmailFields {...props} />
    case 'wait':
      return <WaitFields {...props} />
    case 'status':
      return <StatusField {...props} />
    case 'add_label':
    case 'remove_label':
      return <LabelField {...props} />
  }
}

const count = (text: string, most: number): number => Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0))

function TaskFields({ step, problemOf, onChange }: StepFieldsProps) {
  const styles = usePlansStyles()
  const owners = useOwners()
  return (
    <>
      <Field label={copy.step.task} required validationMessage={problemOf('title')}>
        <Input value={step.title ?? ''} maxLength={200} onChange={(_, { value }) => onChange({ title: value })} />
      </Field>
      <div className={styles.line}>
        <Field label={copy.step.taskKind}>
          <Select
            value={step.task_kind ?? TaskKind.todo}
            onChange={(_, { value }) => onChange({ task_kind: codeOf(TaskKind, value) ?? TaskKind.todo })}
          >
            {[TaskKind.call, TaskKind.email, TaskKind.todo].map((kind) => (
              <option key={kind} value={kind}>
                {taskKindLabels[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.step.due} validationMessage={problemOf('due_days')}>
          <Input
            type="number"
            min={0}
            max={365}
            value={String(step.due_days ?? 0)}
            onChange={(_, { value }) => onChange({ due_days: count(value, 365) })}
          />
        </Field>
        <Field label={copy.step.assignee} validationMessage={problemOf('assignee')}>
          <Select value={step.assignee ?? ''} onChange={(_, { value }) => onChange({ assignee: value || null })}>
            <option value="">{copy.step.owner}</option>
            {[...owners.values()]
              .filter(({ isActive }) => isActive)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
      </div>
    </>
  )
}

function WaitFields({ step, problemOf, onChange }: StepFieldsProps) {
  const styles = usePlansStyles()
  const { amount = 1, unit = PlanWaitUnit.days, time = null } = step
  return (
    <div className={styles.line}>
      <Field label={copy.step.amount} validationMessage={problemOf('amount')}>
        <Input
          type="number"
          min={1}
          max={1000}
          value={String(amount)}
          onChange={(_, { value }) => onChange({ amount: Math.max(1, count(value, 1000)) })}
        />
      </Field>
      <Field label={copy.step.unit}>
        <Select
          value={unit}
          onChange={(_, { value }) => {
            const next = codeOf(PlanWaitUnit, value) ?? unit
            onChange({ unit: next, ...(next === PlanWaitUnit.hours && { time: null }) })
          }}
        >
          {Object.values(PlanWaitUnit).map((one) => (
            <option key={one} value={one}>
              {planWaitUnitLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {unit !== PlanWaitUnit.hours && (
        <Field label={copy.step.time} validationMessage={problemOf('time')}>
          <Input type="time" value={time ?? ''} onChange={(_, { value }) => onChange({ time: value || null })} />
        </Field>
      )}
    </div>
  )
}

function StatusField({ step, onChange }: StepFieldsProps) {
  return (
    <Field label={copy.step.status}>
      <Select
        value={String(step.status ?? '')}
        onChange={(_, { value }) => {
          const status = codeOf(ContactStatus, value)
          if (status) onChange({ status })
        }}
      >
        {Object.values(ContactStatus).map((status) => (
          <option key={status} value={status}>
            {contactStatusLabels[status]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function LabelField({ step, problemOf, onChange }: StepFieldsProps) {
  const labels = useLabels()
  return (
    <Field label={copy.step.label} required validationMessage={problemOf('label')}>
      <Select value={step.label ?? ''} onChange={(_, { value }) => value && onChange({ label: value })}>
        <option value="">{copy.step.choose}</option>
        {[...labels.values()].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
