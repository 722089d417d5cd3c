import { Button, Checkbox, Field, Input, Select, Switch, Textarea } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { TemplateMilestone, TemplateTask } from 'openapi'
import { agentRoleLabels, Priority, priorityLabels, taskKindLabels, waitingOnLabels } from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { codeOf } from 'remote-kit/forms/code-of'
import { SidePanel } from 'ui-kit/SidePanel'
import { ConditionField } from './ConditionField.tsx'
import { usePartPanelStyles } from './PartPanel.styles.ts'
import { RuleField } from './RuleField.tsx'
import { changeMilestone, changeTask, remove, type TemplateDraft } from './template-draft.ts'

export interface PartPanelProps {
  draft: TemplateDraft
  /** The key of a milestone or task. */
  part: string
  onChange: (draft: TemplateDraft) => void
  onClose: () => void
}

/** The side panel that edits a milestone or task of a template. What is typed is in the draft at once. */
export function PartPanel({ draft, part, onChange, onClose }: PartPanelProps) {
  const styles = usePartPanelStyles()
  const milestone = draft.milestones.find(({ key }) => key === part)
  const task = draft.milestones.flatMap(({ tasks }) => tasks).find(({ key }) => key === part)
  const set = (change: Partial<TemplateTask>) => onChange(changeTask(draft, part, change))
  const removeIt = () => {
    onClose()
    onChange(remove(draft, part))
  }
  return (
    <SidePanel
      open
      title={milestone ? 'Milestone' : 'Task'}
      meta={milestone ? undefined : draft.milestones.find(({ tasks }) => tasks.some(({ key }) => key === part))?.name}
      onClose={onClose}
      actions={
        <>
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={removeIt}>
            {milestone && milestone.tasks.length > 0 ? 'Remove with its tasks' : 'Remove'}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {milestone && (
          <MilestoneFields
            {...{ draft, milestone }}
            onChange={(change) => onChange(changeMilestone(draft, part, change))}
          />
        )}
        {task && <TaskFields {...{ draft, task }} onChange={set} />}
      </div>
    </SidePanel>
  )
}

type MilestoneFieldsProps = {
  draft: TemplateDraft
  milestone: TemplateMilestone
  onChange: (change: Partial<TemplateMilestone>) => void
}

function MilestoneFields({ draft, milestone, onChange }: MilestoneFieldsProps) {
  return (
    <>
      <Field label="Name" required>
        <Input value={milestone.name} maxLength={200} onChange={(_, { value }) => onChange({ name: value })} />
      </Field>
      <RuleField
        draft={draft}
        of={milestone.key}
        rule={milestone.due_rule}
        onChange={(due_rule) => onChange({ due_rule })}
      />
      <ConditionField switches={draft.switches} condition={milestone} onChange={onChange} />
      <Switch
        label="Show it to the client"
        checked={milestone.client_visible}
        onChange={(_, { checked }) => onChange({ client_visible: checked })}
      />
      <Field label="What the client reads" hint="One or two sentences in plain words.">
        <Textarea
          rows={3}
          value={milestone.client_text}
          maxLength={1000}
          onChange={(_, { value }) => onChange({ client_text: value })}
        />
      </Field>
    </>
  )
}

type TaskFieldsProps = { draft: TemplateDraft; task: TemplateTask; onChange: (change: Partial<TemplateTask>) => void }

function TaskFields({ draft, task, onChange }: TaskFieldsProps) {
  const others = draft.milestones.flatMap(({ tasks }) => tasks).filter(({ key }) => key !== task.key)
  const toggle = (key: string, isOn: boolean) =>
    onChange({ depends_on: isOn ? [...task.depends_on, key] : task.depends_on.filter((one) => one !== key) })
  const styles = usePartPanelStyles()
  return (
    <>
      <Field label={taskFields.title.label} required>
        <Input value={task.title} maxLength={300} onChange={(_, { value }) => onChange({ title: value })} />
      </Field>
      <RuleField draft={draft} of={task.key} rule={task.due_rule} onChange={(due_rule) => onChange({ due_rule })} />
      <div className={styles.pair}>
        <CodeField
          label={taskFields.kind.label}
          labels={taskKindLabels}
          value={task.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <CodeField
          label={taskFields.waiting_on.label}
          labels={waitingOnLabels}
          value={task.waiting_on}
          onChange={(waiting_on) => onChange({ waiting_on })}
        />
        <Field label={taskFields.priority.label}>
          <Select
            value={String(task.priority)}
            onChange={(_, { value }) => onChange({ priority: codeOf(Priority, value) ?? Priority.Medium })}
          >
            {Object.entries(priorityLabels).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <CodeField
          label="Who does it"
          labels={{ nobody: 'Nobody yet', ...agentRoleLabels }}
          value={task.assignee_role ?? 'nobody'}
          onChange={(role) => onChange({ assignee_role: role === 'nobody' ? null : role })}
        />
      </div>
      <ConditionField switches={draft.switches} condition={task} onChange={onChange} />
      <Switch
        label="Show it to the client"
        checked={task.client_visible}
        onChange={(_, { checked }) => onChange({ client_visible: checked })}
      />
      {others.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Comes after</legend>
          {others.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              checked={task.depends_on.includes(key)}
              onChange={(_, { checked }) => toggle(key, checked === true)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

interface CodeFieldProps<Code extends string> {
  label: string
  labels: Record<Code, string>
  value: Code
  onChange: (code: Code) => void
}

function CodeField<Code extends string>({ label, labels, value, onChange }: CodeFieldProps<Code>) {
  const isCode = (text: string): text is Code => Object.hasOwn(labels, text)
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, { value: chosen }) => isCode(chosen) && onChange(chosen)}>
        {Object.entries<string>(labels).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
