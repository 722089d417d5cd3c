import { useSetAtom, useStore } from 'jotai'
import type { DealCard } from 'openapi'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRowCommands } from 'remote-kit/row-commands'
import { focusRow } from 'remote-kit/row-focus'
import { lazyPart } from 'ui-kit/lazy-part'
import { selectDealsAtom, selectionAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import { useTakeStatus } from '#parts/deal-status/use-take-status.tsx'
import { copy } from './copy.ts'

const DealStatusMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "row-menus" */ './DealStatusMenu.tsx')).DealStatusMenu,
)

/**
 * What the keyboard does with the focused deal of a list or board. `dealOf`: the deal on screen with this id. Returns
 * what a command opened.
 */
export function useDealCommands(dealOf: (id: string) => DealCard | undefined): ReactNode {
  const store = useStore()
  const navigate = useNavigate()
  const select = useSetAtom(selectDealsAtom)
  const { take, dialog } = useTakeStatus()
  const [menu, setMenu] = useState<{ deal: DealCard; row: HTMLElement } | null>(null)
  const open = ({ id }: DealCard) => void navigate(`/agent/deal/${id}`)

  useRowCommands<DealCard>({
    title: copy.dealCommands.title,
    rowOf: dealOf,
    nameOf: ({ name }) => name,
    commands: [
      { id: 'deal.open', label: copy.dealCommands.open, keys: 'Enter', run: open },
      { id: 'deal.edit', label: copy.dealCommands.edit, keys: 'e', isListedOnly: true, run: open },
      {
        id: 'deal.status',
        label: copy.dealCommands.status,
        keys: 's',
        run: (deal, row) => setMenu({ deal, row }),
      },
      {
        id: 'deal.select',
        label: copy.dealCommands.select,
        keys: 'x',
        run: ({ id }) => select([id], !store.get(selectionAtom)?.has(id)),
      },
    ],
  })

  const close = () => {
    setMenu(null)
    focusRow(menu?.row)
  }
  return (
    <>
      {menu && <DealStatusMenu {...menu} onTake={take} onClose={close} />}
      {dialog}
    </>
  )
}
