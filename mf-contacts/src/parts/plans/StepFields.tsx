import { Button, Field, Input, Select, Textarea } from '@fluentui/react-components'
import type { PlanStep } from 'openapi'
import {
  ContactStatus,
  contactStatusLabels,
  PlanWaitUnit,
  planWaitUnitLabels,
  TaskKind,
  taskKindLabels,
} from 'openapi/codes'
import { useState } from 'react'
import { codeOf } from 'remote-kit/forms/code-of'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { EmailPreviewDialog } from './EmailPreviewDialog.tsx'
import { usePlansStyles } from './Plans.styles.ts'

type Props = {
  step: PlanStep
  /** What is wrong with a field of it; null if nothing is. */
  problemOf: (field: keyof PlanStep) => string | null
  onChange: (fields: Partial<PlanStep>) => void
}

/** The fields that a step's kind has. */
export function StepFields(props: Props) {
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

function TaskFields({ step, problemOf, onChange }: Props) {
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

function EmailFields({ step, problemOf, onChange }: Props) {
  const [isShown, setIsShown] = useState(false)
  const { subject = '', body = '' } = step
  return (
    <>
      <Field label={copy.step.subject} required validationMessage={problemOf('subject')}>
        <Input value={subject} maxLength={200} onChange={(_, { value }) => onChange({ subject: value })} />
      </Field>
      <Field label={copy.step.body} required hint={copy.step.fields} validationMessage={problemOf('body')}>
        <Textarea rows={8} resize="vertical" value={body} onChange={(_, { value }) => onChange({ body: value })} />
      </Field>
      <div>
        <Button disabledFocusable={subject.trim() === '' || body.trim() === ''} onClick={() => setIsShown(true)}>
          {copy.step.preview}
        </Button>
      </div>
      {isShown && <EmailPreviewDialog subject={subject} body={body} onClose={() => setIsShown(false)} />}
    </>
  )
}

function WaitFields({ step, problemOf, onChange }: Props) {
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

function StatusField({ step, onChange }: Props) {
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

function LabelField({ step, problemOf, onChange }: Props) {
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
