import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { copy } from '../copy.ts'

const FIELDS = ['first_name', 'last_name', 'agent_name', 'agent_phone', 'agent_email', 'brokerage'] as const

/** Chooses what stands for a name or a number: `{{first_name}}`. */
export function MergeFieldMenu({ onChoose }: { onChoose: (field: string) => void }) {
  return (
    <Menu positioning="below-start">
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<AddRegular />}>{copy.step.insertField}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {FIELDS.map((field) => (
            <MenuItem key={field} onClick={() => onChoose(`{{${field}}}`)}>
              {copy.step.fieldNames[field]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
