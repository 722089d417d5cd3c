import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { useAtom, useSetAtom } from 'jotai'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useNavigate } from 'react-router'
import { isOnOpener } from 'ui-kit/opener'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { leadMenuAtom, planLeadAtom } from './board.atoms.ts'
import { copy } from './copy.ts'
import { makeDealAddress } from '#parts/contacts/make-deal.ts'
import type { DropLead } from './use-keyboard-lead.ts'

/** The menu of the card that opened it: every move without dragging (WCAG 2.5.7), and what else is done with a lead. */
export function LeadMenu({ drop }: { drop: DropLead }) {
  const [menu, setMenu] = useAtom(leadMenuAtom)
  const logCall = useSetAtom(callToLogAtom)
  const startPlan = useSetAtom(planLeadAtom)
  const navigate = useNavigate()
  if (!menu) return null
  const { lead, at } = menu
  return (
    <Menu
      open
      positioning={{ target: at, position: 'below', align: 'end' }}
      onOpenChange={(event, { open, type }) => {
        if (open || isOnOpener(at, event)) return
        // What an item opens gives the focus back to it; a card that moves takes it along.
        if (event.type === 'keydown' || type === 'menuItemClick') at.focus()
        setMenu(null)
      }}
    >
      <MenuPopover>
        <MenuList aria-labelledby={at.id}>
          <MenuGroup>
            <MenuGroupHeader>{copy.menu.moveTo}</MenuGroupHeader>
            {Object.values(ContactStatus)
              .filter((status) => status !== lead.status)
              .map((status) => (
                <MenuItem key={status} onClick={() => drop(lead, status)}>
                  {contactStatusLabels[status]}
                </MenuItem>
              ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={() => void navigate(makeDealAddress(lead.id))}>{copy.menu.makeDeal}</MenuItem>
          <MenuItem onClick={() => logCall({ contact: lead })}>{copy.menu.logCall}</MenuItem>
          <MenuItem onClick={() => startPlan(lead)}>{copy.menu.startPlan}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
