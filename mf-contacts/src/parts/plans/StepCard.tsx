import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { planStepKindLabels } from 'openapi/codes'
import { copy } from './copy.ts'
import type { DraftStep } from './plan-draft.ts'
import { usePlansStyles } from './Plans.styles.ts'
import { StepFields } from './StepFields.tsx'

export interface StepCardProps {
  step: DraftStep
  number: number
  isLast: boolean
  onChange: (step: DraftStep) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One step while its plan is edited. */
export function StepCard({ step, number, isLast, onChange, onMove, onRemove }: StepCardProps) {
  const styles = usePlansStyles()
  return (
    <div role="group" aria-label={copy.editor.step(number)} className={styles.step}>
      <div className={styles.stepHead}>
        <strong>{`${number}. ${planStepKindLabels[step.kind]}`}</strong>
        <Menu positioning="below-end">
          <MenuTrigger disableButtonEnhancement>
            <Button
              size="small"
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              aria-label={copy.editor.actionsOf(number)}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {number > 1 && <MenuItem onClick={() => onMove(-1)}>{copy.editor.up}</MenuItem>}
              {!isLast && <MenuItem onClick={() => onMove(1)}>{copy.editor.down}</MenuItem>}
              <MenuItem onClick={onRemove}>{copy.editor.remove}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
      <StepFields step={step} onChange={(fields) => onChange({ ...step, ...fields })} />
    </div>
  )
}
