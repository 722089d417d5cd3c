import { Field, Input } from '@fluentui/react-components'
import { Priority, priorityLabels, WaitingOn, waitingOnLabels } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { AwayNotice } from '#parts/away/AwayNotice.tsx'
import { useAway } from '#parts/away/use-away.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import type { TeamPeople } from 'remote-kit/team-people'
import { type BulkDraft, NO_ONE } from './bulk-change.ts'
import { useBulkEditFieldsStyles } from './BulkEditFields.styles.ts'
import { copy } from './copy.ts'

const STAYS = { value: '' as const, label: copy.stays.same }

const dueChanges = [
  STAYS,
  { value: 'shift' as const, label: copy.dueChanges.shift },
  { value: 'day' as const, label: copy.dueChanges.set },
  { value: 'none' as const, label: copy.dueChanges.clear },
]
const priorities = [STAYS, ...codeChoices(Priority, priorityLabels)]
const waiting = [STAYS, ...codeChoices(WaitingOn, waitingOnLabels)]
const outcomes = [
  STAYS,
  { value: 'complete' as const, label: copy.outcomes.complete },
  { value: 'not_applicable' as const, label: copy.outcomes.notApplicable },
]

export interface BulkEditFieldsProps {
  draft: BulkDraft
  problems: Record<string, string>
  people: TeamPeople
  onChange: (change: Partial<BulkDraft>) => void
}

/** The fields of a bulk change. Fields without a choice stay as they are. */
export function BulkEditFields({ draft, problems, people, onChange }: BulkEditFieldsProps) {
  const styles = useBulkEditFieldsStyles()
  const away = useAway(people)
  const members = people.active.map(({ user }) => ({ value: user, label: away.option(user) }))
  return (
    <>
      <ChoiceField
        label={taskFields.assignee.label}
        value={draft.assignee}
        options={[STAYS, { value: NO_ONE, label: copy.bulkEditFields.noOne }, ...members]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <AwayNotice people={people} user={draft.assignee} onInstead={(assignee) => onChange({ assignee })} />
      <div className={styles.pair}>
        <ChoiceField
          label={taskFields.due_date.label}
          value={draft.due}
          options={dueChanges}
          onChange={(due) => onChange({ due })}
        />
        {draft.due === 'shift' && (
          <Field
            label={copy.bulkEditFields.days}
            hint={copy.bulkEditFields.daysHint}
            validationMessage={problems.shift ?? null}
          >
            <Input type="number" value={draft.shift} onChange={(_, { value }) => onChange({ shift: value })} />
          </Field>
        )}
        {draft.due === 'day' && (
          <Field label={copy.bulkEditFields.day} validationMessage={problems.day ?? null}>
            <Input type="date" value={draft.day} onChange={(_, { value }) => onChange({ day: value })} />
          </Field>
        )}
      </div>
      <div className={styles.pair}>
        <ChoiceField
          label={taskFields.priority.label}
          value={draft.priority}
          options={priorities}
          onChange={(priority) => onChange({ priority })}
        />
        <ChoiceField
          label={taskFields.waiting_on.label}
          value={draft.waiting_on}
          options={waiting}
          onChange={(waiting_on) => onChange({ waiting_on })}
        />
      </div>
      <ChoiceField
        label={copy.bulkEditFields.progress}
        value={draft.outcome}
        options={outcomes}
        onChange={(outcome) => onChange({ outcome })}
      />
      {draft.outcome === 'not_applicable' && (
        <Field label={copy.bulkEditFields.reason} required validationMessage={problems.reason ?? null}>
          <Input value={draft.reason} maxLength={500} onChange={(_, { value }) => onChange({ reason: value })} />
        </Field>
      )}
    </>
  )
}
