import { MenuItem } from '@fluentui/react-components'
import { planStepKindLabels } from 'openapi/codes'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { copy } from '../copy.ts'
import type { DraftStep } from './plan-draft.ts'
import { fieldOfStep, type PlanProblems } from './plan-problems.ts'
import { usePlansStyles } from '../Plans.styles.ts'
import { StepFields } from './StepFields.tsx'

export interface StepCardProps {
  step: DraftStep
  number: number
  isLast: boolean
  problems: PlanProblems
  onChange: (step: DraftStep) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One step while its plan is edited. */
export function StepCard({ step, number, isLast, problems, onChange, onMove, onRemove }: StepCardProps) {
  const styles = usePlansStyles()
  return (
    <div role="group" aria-label={copy.editor.step(number)} className={styles.step}>
      <div className={styles.stepHead}>
        <strong>{`${number}. ${planStepKindLabels[step.kind]}`}</strong>
        <ActionsMenu label={copy.editor.actionsOf(number)}>
          {number > 1 && <MenuItem onClick={() => onMove(-1)}>{copy.editor.up}</MenuItem>}
          {!isLast && <MenuItem onClick={() => onMove(1)}>{copy.editor.down}</MenuItem>}
          <MenuItem onClick={onRemove}>{copy.editor.remove}</MenuItem>
        </ActionsMenu>
      </div>
      <StepFields
        step={step}
        problemOf={(field) => problems.get(fieldOfStep(step, field)) ?? null}
        onChange={(fields) => onChange({ ...step, ...fields })}
      />
    </div>
  )
}
