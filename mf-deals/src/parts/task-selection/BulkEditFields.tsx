import { Field, Input, Select } from '@fluentui/react-components'
import { priorityLabels, waitingOnLabels } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import type { TeamPeople } from '#parts/teams/teams.api.ts'
import { type BulkDraft, NOBODY } from './bulk-change.ts'
import { useBulkEditFieldsStyles } from './BulkEditFields.styles.ts'

const STAYS = 'As it is'

export interface BulkEditFieldsProps {
  draft: BulkDraft
  problems: Record<string, string>
  people: TeamPeople
  onChange: (change: Partial<BulkDraft>) => void
}

/** What can be changed of many tasks; whatever is left as it is stays. */
export function BulkEditFields({ draft, problems, people, onChange }: BulkEditFieldsProps) {
  const styles = useBulkEditFieldsStyles()
  const members = Object.fromEntries(people.active.map(({ user }) => [user, people.nameOf(user)]))
  return (
    <>
      <Choice
        label={taskFields.assignee.label}
        value={draft.assignee}
        labels={{ '': STAYS, [NOBODY]: 'Nobody', ...members }}
        onChange={(assignee) => onChange({ assignee })}
      />
      <div className={styles.pair}>
        <Choice
          label={taskFields.due_date.label}
          value={draft.due}
          labels={{ '': STAYS, shift: 'Shift by days', day: 'On a day', none: 'No date' }}
          onChange={(due) => onChange({ due })}
        />
        {draft.due === 'shift' && (
          <Field label="Days" hint="Earlier with a minus." validationMessage={problems.shift ?? null}>
            <Input type="number" value={draft.shift} onChange={(_, { value }) => onChange({ shift: value })} />
          </Field>
        )}
        {draft.due === 'day' && (
          <Field label="Day" validationMessage={problems.day ?? null}>
            <Input type="date" value={draft.day} onChange={(_, { value }) => onChange({ day: value })} />
          </Field>
        )}
      </div>
      <div className={styles.pair}>
        <Choice
          label={taskFields.priority.label}
          value={draft.priority}
          labels={{ '': STAYS, ...priorityLabels }}
          onChange={(priority) => onChange({ priority })}
        />
        <Choice
          label={taskFields.waiting_on.label}
          value={draft.waiting_on}
          labels={{ '': STAYS, ...waitingOnLabels }}
          onChange={(waiting_on) => onChange({ waiting_on })}
        />
      </div>
      <Choice
        label="Progress"
        value={draft.outcome}
        labels={{ '': STAYS, complete: 'Complete', not_applicable: 'Does not apply' }}
        onChange={(outcome) => onChange({ outcome })}
      />
      {draft.outcome === 'not_applicable' && (
        <Field label="Why?" required validationMessage={problems.reason ?? null}>
          <Input value={draft.reason} maxLength={500} onChange={(_, { value }) => onChange({ reason: value })} />
        </Field>
      )}
    </>
  )
}

interface ChoiceProps<Code extends string> {
  label: string
  value: Code
  labels: Record<Code, string>
  onChange: (code: Code) => void
}

function Choice<Code extends string>({ label, value, labels, onChange }: ChoiceProps<Code>) {
  const isCode = (text: string): text is Code => Object.hasOwn(labels, text)
  const options = Object.entries<string>(labels)
  // Numbers come first in an object, whatever was written first: what stays leads.
  const ordered = options.toSorted(([a], [b]) => Number(b === '') - Number(a === ''))
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, { value: chosen }) => isCode(chosen) && onChange(chosen)}>
        {ordered.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
