import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { PlanStepKind, planStepKindLabels } from 'openapi/codes'
import { copy } from '../copy.ts'
import { usePlansStyles } from '../Plans.styles.ts'

/** Adds a step of a kind at the end. */
export function AddStep({ onAdd }: { onAdd: (kind: PlanStepKind) => void }) {
  const styles = usePlansStyles()
  return (
    <Menu positioning="below-start">
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<AddRegular />} className={styles.add}>
          {copy.editor.add}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {Object.values(PlanStepKind).map((kind) => (
            <MenuItem key={kind} onClick={() => onAdd(kind)}>
              {planStepKindLabels[kind]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
