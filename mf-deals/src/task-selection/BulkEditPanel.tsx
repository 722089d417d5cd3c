import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components'
import { priorityLabels, waitingOnLabels } from 'openapi/codes'
import { useId, useState } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { FormProblem } from '../forms/FormProblem.tsx'
import { PanelForm } from '../forms/PanelForm.tsx'
import type { TeamPeople } from '../teams/teams.api.ts'
import { type BulkDraft, bulkChangeOf, NOBODY, NOTHING_CHANGED } from './bulk-change.ts'
import { useBulkEdit } from './use-bulk-edit.ts'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '& input, & select': { minWidth: 0, width: '100%' },
  },
})

const STAYS = 'As it is'

export interface BulkEditPanelProps {
  /** The ids of the selected tasks. */
  tasks: string[]
  people: TeamPeople
  onClose: () => void
  onEdited: () => void
}

/** The side panel that changes many tasks at once: all of them or none. */
export function BulkEditPanel({ tasks, people, onClose, onEdited }: BulkEditPanelProps) {
  const formId = useId()
  const [draft, setDraft] = useState(NOTHING_CHANGED)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const edit = useBulkEdit()
  const submit = async () => {
    const read = bulkChangeOf(draft)
    setProblems('problems' in read ? read.problems : {})
    if (!('change' in read)) return
    await edit.mutateAsync({ tasks, change: read.change }).then(
      () => {
        onClose()
        onEdited()
      },
      // Told above the form.
      () => undefined,
    )
  }

  return (
    <SidePanel
      open
      title={`Change ${formatQuantity(tasks.length, 'task')}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit" form={formId} disabled={edit.isPending}>
            {`Change ${formatQuantity(tasks.length, 'task')}`}
          </Button>
        </>
      }
    >
      <FormProblem error={edit.error} />
      <PanelForm id={formId} onSubmit={submit}>
        <Fields {...{ draft, problems, people }} onChange={(change) => setDraft({ ...draft, ...change })} />
        <Hint>{problems.form ?? 'What is left as it is stays. Dates that hang on these tasks follow.'}</Hint>
      </PanelForm>
    </SidePanel>
  )
}

interface FieldsProps {
  draft: BulkDraft
  problems: Record<string, string>
  people: TeamPeople
  onChange: (change: Partial<BulkDraft>) => void
}

function Fields({ draft, problems, people, onChange }: FieldsProps) {
  const styles = useStyles()
  const members = Object.fromEntries(people.active.map(({ user }) => [user, people.nameOf(user)]))
  return (
    <>
      <Choice
        label="Assignee"
        value={draft.assignee}
        labels={{ '': STAYS, [NOBODY]: 'Nobody', ...members }}
        onChange={(assignee) => onChange({ assignee })}
      />
      <div className={styles.pair}>
        <Choice
          label="Due"
          value={draft.due}
          labels={{ '': STAYS, shift: 'Shift by days', day: 'On a day', none: 'No date' }}
          onChange={(due) => onChange({ due })}
        />
        {draft.due === 'shift' && (
          <Field label="Days" hint="Earlier with a minus." validationMessage={problems.shift}>
            <Input type="number" value={draft.shift} onChange={(_, { value }) => onChange({ shift: value })} />
          </Field>
        )}
        {draft.due === 'day' && (
          <Field label="Day" validationMessage={problems.day}>
            <Input type="date" value={draft.day} onChange={(_, { value }) => onChange({ day: value })} />
          </Field>
        )}
      </div>
      <div className={styles.pair}>
        <Choice
          label="Priority"
          value={draft.priority}
          labels={{ '': STAYS, ...priorityLabels }}
          onChange={(priority) => onChange({ priority })}
        />
        <Choice
          label="Waiting for"
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
        <Field label="Why?" required validationMessage={problems.reason}>
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
