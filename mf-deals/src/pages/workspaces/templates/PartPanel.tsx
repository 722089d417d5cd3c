import { Button, Field, Input, Switch, Textarea } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { ClientSide, TemplateMilestone, TemplateTask } from 'openapi'
import {
  AgentRole,
  agentRoleLabels,
  Priority,
  priorityLabels,
  Representation,
  TaskKind,
  taskKindLabels,
  WaitingOn,
  waitingOnLabels,
} from 'openapi/codes'
import { taskFields } from 'openapi/fields/task'
import { TickList } from 'remote-kit/forms/TickList'
import { SidePanel } from 'ui-kit/SidePanel'
import { sideLabel, sideOptions } from '#parts/client-sides/client-sides.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'
import { ConditionField } from '#pages/workspaces/templates/draft/ConditionField.tsx'
import { usePartPanelStyles } from './PartPanel.styles.ts'
import { RuleField } from '#pages/workspaces/templates/draft/RuleField.tsx'
import {
  changeMilestone,
  changeTask,
  remove,
  type TemplateDraft,
} from '#pages/workspaces/templates/draft/template-draft.ts'

export interface PartPanelProps {
  draft: TemplateDraft
  /** The key of a milestone or task. */
  part: string
  onChange: (draft: TemplateDraft) => void
  onClose: () => void
}

/** The side panel that edits a milestone or task of a template. Changes go to the draft at once. */
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
      title={milestone ? copy.partPanel.milestone : copy.partPanel.task}
      meta={milestone ? undefined : draft.milestones.find(({ tasks }) => tasks.some(({ key }) => key === part))?.name}
      onClose={onClose}
      actions={
        <>
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={removeIt}>
            {milestone && milestone.tasks.length > 0 ? copy.partPanel.removeWithTasks : copy.partPanel.remove}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {copy.partPanel.done}
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
      <Field label={copy.milestoneFields.name} required>
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
        label={copy.milestoneFields.visible}
        checked={milestone.client_visible}
        onChange={(_, { checked }) => onChange({ client_visible: checked })}
      />
      <SideField draft={draft} part={milestone} onChange={(client_side) => onChange({ client_side })} />
      <Field label={copy.milestoneFields.description} hint={copy.milestoneFields.descriptionHint}>
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

const kinds = codeChoices(TaskKind, taskKindLabels)
const waiting = codeChoices(WaitingOn, waitingOnLabels)
const priorities = codeChoices(Priority, priorityLabels)
const roles = [{ value: '' as const, label: copy.roles.noOne }, ...codeChoices(AgentRole, agentRoleLabels)]

type TaskFieldsProps = { draft: TemplateDraft; task: TemplateTask; onChange: (change: Partial<TemplateTask>) => void }

function TaskFields({ draft, task, onChange }: TaskFieldsProps) {
  const others = draft.milestones.flatMap(({ tasks }) => tasks).filter(({ key }) => key !== task.key)
  const styles = usePartPanelStyles()
  return (
    <>
      <Field label={taskFields.title.label} required>
        <Input value={task.title} maxLength={300} onChange={(_, { value }) => onChange({ title: value })} />
      </Field>
      <RuleField draft={draft} of={task.key} rule={task.due_rule} onChange={(due_rule) => onChange({ due_rule })} />
      <div className={styles.pair}>
        <ChoiceField
          label={taskFields.kind.label}
          options={kinds}
          value={task.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <ChoiceField
          label={taskFields.waiting_on.label}
          options={waiting}
          value={task.waiting_on}
          onChange={(waiting_on) => onChange({ waiting_on })}
        />
        <ChoiceField
          label={taskFields.priority.label}
          options={priorities}
          value={task.priority}
          onChange={(priority) => onChange({ priority })}
        />
        <ChoiceField
          label={copy.taskFields.role}
          options={roles}
          value={task.assignee_role ?? ''}
          onChange={(role) => onChange({ assignee_role: role || null })}
        />
      </div>
      <ConditionField switches={draft.switches} condition={task} onChange={onChange} />
      <Switch
        label={copy.taskFields.visible}
        checked={task.client_visible}
        onChange={(_, { checked }) => onChange({ client_visible: checked })}
      />
      <SideField draft={draft} part={task} onChange={(client_side) => onChange({ client_side })} />
      {others.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{copy.taskFields.after}</legend>
          <TickList
            options={others.map(({ key, title }) => ({ value: key, label: title }))}
            chosen={task.depends_on}
            onChange={(depends_on) => onChange({ depends_on })}
          />
        </fieldset>
      )}
    </>
  )
}

type SideFieldProps = {
  draft: TemplateDraft
  part: TemplateMilestone | TemplateTask
  onChange: (side: ClientSide | null) => void
}

/** Whose clients see a part, in a template for both sides. */
function SideField({ draft, part, onChange }: SideFieldProps) {
  if (draft.representation !== Representation.Dual || !part.client_visible) return null
  return (
    <ChoiceField
      label={sideLabel}
      options={sideOptions}
      value={part.client_side ?? ''}
      onChange={(side) => onChange(side || null)}
    />
  )
}
