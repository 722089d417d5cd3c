import { useSetAtom, useStore } from 'jotai'
import { type RefObject, useMemo, useRef } from 'react'
import type { DealCard } from 'openapi'
import { positionOf } from '#pages/workspaces/board/cache/slots.ts'
import { useBoardCache } from '#pages/workspaces/board/cache/use-board-cache.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import type { BoardActions } from './board-actions.ts'
import { announcementAtom } from './board.atoms.ts'
import { focusMovedCard } from './card-elements.ts'
import { copy } from './copy.ts'
import { useArchiveDeal } from './use-archive-deal.ts'
import { type MoveDeal, useMoveDeal } from './use-move-deal.ts'

export interface BoardControl {
  actions: BoardActions
  find: (deal: string) => DealCard | undefined
  move: MoveDeal
  /** The element of the board. */
  root: RefObject<HTMLDivElement | null>
}

/** The actions on the board of a workspace with these filters. The same object while these stay the same. */
export function useBoardControl(workspace: string, query: DealQuery): BoardControl {
  const root = useRef<HTMLDivElement>(null)
  const cache = useBoardCache(workspace, query)
  const move = useMoveDeal(cache)
  const archive = useArchiveDeal(cache, move)
  const store = useStore()
  const announce = useSetAtom(announcementAtom)

  const actions = useMemo((): BoardActions => {
    const columns = () => cache.columns().filter(({ phase }) => !query.phase || phase === query.phase)
    return {
      columns,
      describeSlot: (deal, slot) => {
        const phase = store.get(activePhasesAtom).find(({ id }) => id === slot.phase)
        const { index, total } = positionOf(columns(), slot, deal)
        return copy.useBoardControl.place(phase?.name ?? 'Column', index + 1, total)
      },
      drop: (deal, slot, part) => {
        void move(deal, slot)
        if (part && root.current) focusMovedCard(root.current, deal, slot.phase, part)
      },
      archive: (deal) => {
        announce(copy.useBoardControl.archived(deal.name))
        root.current?.focus()
        void archive(deal)
      },
    }
  }, [announce, archive, cache, move, query.phase, store])

  return useMemo(() => ({ actions, find: cache.find, move, root }), [actions, cache, move])
}
