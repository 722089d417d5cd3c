import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowExitRegular } from '@fluentui/react-icons/svg/arrow-exit'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { CheckboxCheckedRegular } from '@fluentui/react-icons/svg/checkbox-checked'
import { PersonSwapRegular } from '@fluentui/react-icons/svg/person-swap'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { isOnOpener } from 'ui-kit/opener'
import { laneOf } from '#pages/workspaces/board/cache/deal-lanes.ts'
import type { Slot } from '#pages/workspaces/board/cache/slots.ts'
import { lanesAtom } from '#pages/workspaces/board/moves/lane.ts'
import { useBoardActions } from '#pages/workspaces/board/moves/board-actions.ts'
import { cardMenuAtom, leavingAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { nextPaint } from '#pages/workspaces/board/moves/next-paint.ts'
import { selectDealsAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { copy } from './copy.ts'

/** The menu of the card that opened it: every move without dragging (WCAG 2.5.7), and archiving. The board has one. */
export function CardMenu() {
  const phases = useAtomValue(activePhasesAtom)
  const [menu, setMenu] = useAtom(cardMenuAtom)
  const select = useSetAtom(selectDealsAtom)
  const leave = useSetAtom(leavingAtom)
  const lanes = useAtomValue(lanesAtom)
  const { archive, drop, endOf, refusalOf, topOf } = useBoardActions()
  const popover = useRef<HTMLDivElement | null>(null)
  if (!menu) return null

  const { deal, button } = menu
  const own = phases.find(({ id }) => id === deal.phase)
  const to = (slot: Slot) => () => drop(deal.id, slot, 'menu')
  const leads = lanes?.filter(({ key }) => key !== laneOf(deal) && refusalOf(deal, key) === null) ?? []

  /**
   * Hidden at once but removed after the next paint: with the focus in it, removing takes longer than moving a card.
   * Until then it keeps the pointer, so that no card below gets the hover style first.
   */
  const closeBehind = async () => {
    popover.current?.style.setProperty('opacity', '0', 'important')
    await nextPaint()
    // What it opened gives the focus back to it; a card that moved takes it along.
    if (popover.current?.contains(document.activeElement)) button.focus()
    setMenu((now) => (now === menu ? null : now))
  }

  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(event, { open, type }) => {
        if (open || isOnOpener(button, event)) return
        if (type === 'menuItemClick') return void closeBehind()
        setMenu(null)
        if (event.type === 'keydown') button.focus()
      }}
    >
      <MenuPopover
        ref={(element: HTMLDivElement | null) => {
          popover.current = element
        }}
      >
        <MenuList aria-labelledby={button.id}>
          <MenuGroup>
            <MenuGroupHeader>{copy.cardMenu.moveTo}</MenuGroupHeader>
            {phases
              .filter(({ id }) => id !== deal.phase)
              .map(({ id, name, colour }) => (
                <MenuItem key={id} icon={<PhaseDot color={phaseColors[colour]} />} onClick={to(topOf(deal, id))}>
                  {name}
                </MenuItem>
              ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={<ArrowUpRegular />} onClick={to(topOf(deal, deal.phase))}>
            {copy.cardMenu.top(own?.name ?? '')}
          </MenuItem>
          <MenuItem icon={<ArrowDownRegular />} onClick={to(endOf(deal))}>
            {copy.cardMenu.bottom(own?.name ?? '')}
          </MenuItem>
          <MenuDivider />
          {leads.length > 0 && (
            <Menu>
              <MenuTrigger disableButtonEnhancement>
                <MenuItem icon={<PersonSwapRegular />}>{copy.cardMenu.lead}</MenuItem>
              </MenuTrigger>
              <MenuPopover>
                <MenuList>
                  {leads.map(({ key, name }) => (
                    <MenuItem key={key} onClick={to(topOf(deal, deal.phase, key))}>
                      {name}
                    </MenuItem>
                  ))}
                </MenuList>
              </MenuPopover>
            </Menu>
          )}
          <MenuItem icon={<ArrowExitRegular />} onClick={() => leave(deal)}>
            {copy.cardMenu.moveElsewhere}
          </MenuItem>
          <MenuItem icon={<CheckboxCheckedRegular />} onClick={() => select([deal.id], true)}>
            {copy.cardMenu.select}
          </MenuItem>
          <MenuItem icon={<ArchiveRegular />} onClick={() => archive(deal)}>
            {copy.cardMenu.archive}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function PhaseDot({ color }: { color: string }) {
  return (
    <span style={{ display: 'grid', placeItems: 'center' }}>
      <span style={{ width: 8, height: 8, borderRadius: '50%', backgroundColor: color }} />
    </span>
  )
}
