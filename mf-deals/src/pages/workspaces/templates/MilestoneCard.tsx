import { Button, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { TemplateDueRule, TemplateMilestone, TemplateTask } from 'openapi'
import { TaskKindIcon } from '#parts/tasks/TaskKindIcon.tsx'
import { copy } from './copy.ts'
import { conditionLabel } from '#pages/workspaces/templates/draft/ConditionField.tsx'
import { ruleLabel } from '#pages/workspaces/templates/draft/rule-label.ts'
import { addTask, move, type DraftEditorProps, titlesOf } from '#pages/workspaces/templates/draft/template-draft.ts'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

export interface MilestoneCardProps extends DraftEditorProps {
  milestone: TemplateMilestone
  /** Opens a milestone or task by its key. */
  onOpen: (key: string) => void
}

/** A milestone of a template with its tasks and their due rules. */
export function MilestoneCard({ milestone, draft, isDisabled, onChange, onOpen }: MilestoneCardProps) {
  const styles = useTemplateEditorStyles()
  const titles = titlesOf(draft)
  const add = () => {
    const added = addTask(draft, milestone.key)
    onChange(added.draft)
    onOpen(added.key)
  }
  const line = (title: string, part: TemplateMilestone | TemplateTask, isStrong = false) => (
    <PartLine
      {...{ title, isStrong, isDisabled }}
      due={dueLabel(part.due_rule, titles)}
      condition={conditionLabel(part, draft.switches)}
      onOpen={() => onOpen(part.key)}
      onMove={(step) => onChange(move(draft, part.key, step))}
    />
  )
  return (
    <li className={styles.milestone}>
      <div className={styles.head}>{line(milestone.name, milestone, true)}</div>
      <ul className={styles.tasks} aria-label={copy.milestoneCard.tasks(milestone.name)}>
        {milestone.tasks.map((task) => (
          <li key={task.key} className={styles.task}>
            <TaskKindIcon kind={task.kind} />
            {line(task.title, task)}
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <Button className={styles.add} size="small" appearance="subtle" icon={<AddRegular />} onClick={add}>
          {copy.milestoneCard.addTask}
        </Button>
      )}
    </li>
  )
}

const dueLabel = (rule: TemplateDueRule | null, titles: ReadonlyMap<string, string>) =>
  rule ? ruleLabel(rule, (key) => titles.get(key) ?? key) : ''

interface PartLineProps {
  title: string
  due: string
  condition: string
  isStrong: boolean
  isDisabled: boolean
  onOpen: () => void
  onMove: (step: -1 | 1) => void
}

function PartLine({ title, due, condition, isStrong, isDisabled, onOpen, onMove }: PartLineProps) {
  const styles = useTemplateEditorStyles()
  return (
    <>
      <div className={styles.text}>
        {isDisabled ? (
          <span className={mergeClasses(isStrong && styles.strong)}>{title}</span>
        ) : (
          <button type="button" className={mergeClasses(styles.open, isStrong && styles.strong)} onClick={onOpen}>
            {title}
          </button>
        )}
        {due && <span className={styles.due}>{due}</span>}
        {condition && <span className={styles.condition}>{condition}</span>}
      </div>
      {!isDisabled && (
        <div className={styles.moves}>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowUpRegular />}
            aria-label={copy.partLine.up(title)}
            onClick={() => onMove(-1)}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowDownRegular />}
            aria-label={copy.partLine.down(title)}
            onClick={() => onMove(1)}
          />
        </div>
      )}
    </>
  )
}
