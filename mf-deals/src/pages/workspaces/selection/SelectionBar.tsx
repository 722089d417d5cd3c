import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useAtomValue, useSetAtom } from 'jotai'
import type { DealsChange } from 'openapi'
import { useRef, useState } from 'react'
import { useCommands } from 'remote-kit/commands'
import { lazyPart } from 'ui-kit/lazy-part'
import { SelectionToolbar } from 'ui-kit/SelectionToolbar'
import { type BulkAction, bulkActions, isChoice } from './bulk-actions.ts'
import { copy } from './copy.ts'
import { endSelectingAtom, selectionAtom } from './selection.atoms.ts'
import { useSelectionBarStyles } from './SelectionBar.styles.ts'
import { MOST_DEALS, useChangeDeals } from './use-change-deals.ts'

const BulkChoiceMenu = lazyPart(async () => (await import('./BulkChoiceMenu.tsx')).BulkChoiceMenu)
const GiveTemplatePanel = lazyPart(async () => (await import('./GiveTemplatePanel.tsx')).GiveTemplatePanel)
const MoveDatesPanel = lazyPart(async () => (await import('./MoveDatesPanel.tsx')).MoveDatesPanel)
const UnderContractPanel = lazyPart(async () => (await import('./UnderContractPanel.tsx')).UnderContractPanel)
const MoveDealsDialog = lazyPart(async () => (await import('./MoveDealsDialog.tsx')).MoveDealsDialog)

const parts = {
  agent: BulkChoiceMenu,
  status: BulkChoiceMenu,
  priority: BulkChoiceMenu,
  dates: MoveDatesPanel,
  template: GiveTemplatePanel,
  move: MoveDealsDialog,
} as const

type Open = { action: BulkAction | 'accept' | 'lose'; target: HTMLElement }

/** Actions for the selected deals of a workspace; null for all workspaces. */
export function SelectionBar({ workspace }: { workspace: string | null }) {
  const styles = useSelectionBarStyles()
  const selection = useAtomValue(selectionAtom)
  const end = useSetAtom(endSelectingAtom)
  const [open, setOpen] = useState<Open | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { changeDeals, isPending } = useChangeDeals()
  const deals = [...(selection ?? [])]
  const isOff = deals.length === 0 || deals.length > MOST_DEALS || isPending
  const close = () => setOpen(null)
  const change = (one: DealsChange) => changeDeals(one, { onDone: end })
  const archive = () => change({ action: 'archive', deals })
  /** Without a button that stays, such as from the palette, menus open at the bar. */
  const openAt = (action: Open['action'], target: HTMLElement | null = bar.current) =>
    target && setOpen({ action, target })
  useCommands(() => ({
    title: copy.selectionBar.commands(deals.length),
    commands: [
      { id: 'deals.archive', label: copy.selectionBar.archive, run: archive, isOff },
      ...bulkActions.map((action) => ({
        id: `deals.${action}`,
        label: copy.selectionBar.command[action],
        run: () => openAt(action),
        isOff,
      })),
    ],
  }))
  const panel = { deals, onChanged: end, onClose: close }
  return (
    <>
      <SelectionToolbar
        ref={bar}
        what={copy.selectionBar.what}
        count={deals.length}
        most={MOST_DEALS}
        isCovered={open !== null}
        onEnd={end}
      >
        <Button appearance="primary" icon={<ArchiveRegular />} disabledFocusable={isOff} onClick={archive}>
          {copy.selectionBar.archive}
        </Button>
        {bulkActions.map((action) => (
          <Button
            key={action}
            className={styles.wide}
            disabledFocusable={isOff}
            aria-haspopup={isChoice(action) ? 'menu' : 'dialog'}
            onClick={({ currentTarget }) => openAt(action, currentTarget)}
            {...parts[action].onApproach}
          >
            {copy.selectionBar.action[action]}
          </Button>
        ))}
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button className={styles.narrow} icon={<MoreHorizontalRegular />} disabledFocusable={isOff}>
              {copy.selectionBar.more}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {bulkActions.map((action) => (
                <MenuItem key={action} onClick={() => openAt(action)} {...parts[action].onApproach}>
                  {copy.selectionBar.command[action]}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </SelectionToolbar>
      {open && isChoice(open.action) && (
        <BulkChoiceMenu
          action={open.action}
          deals={deals}
          target={open.target}
          onChange={change}
          onAccept={() => openAt('accept')}
          onLose={() => openAt('lose')}
          onClose={() => setOpen((now) => (now && isChoice(now.action) ? null : now))}
        />
      )}
      {open?.action === 'dates' && <MoveDatesPanel {...panel} />}
      {open?.action === 'template' && <GiveTemplatePanel {...panel} />}
      {open?.action === 'accept' && <UnderContractPanel {...panel} />}
      {(open?.action === 'move' || open?.action === 'lose') && (
        <MoveDealsDialog
          deals={deals}
          workspace={workspace}
          isLosing={open.action === 'lose'}
          onMoved={end}
          onClose={close}
        />
      )}
    </>
  )
}
