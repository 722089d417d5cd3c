import { useSetAtom, useStore } from 'jotai'
import { type RefObject, useMemo, useRef } from 'react'
import type { DealCard } from 'openapi'
import { laneOf } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { isSamePlace, type Place, positionOf, slotAtIndex, slotOf } from '#pages/workspaces/board/cache/slots.ts'
import { useBoardCache } from '#pages/workspaces/board/cache/use-board-cache.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { foldedLanesAtom, lanesAtom } from './lane.ts'
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

/**
 * The actions on the board of a workspace with these filters and, with lanes, their keys. The same object while these
 * stay the same.
 */
export function useBoardControl(
  workspace: string,
  query: DealQuery,
  lanes: readonly string[] | undefined,
): BoardControl {
  const root = useRef<HTMLDivElement>(null)
  const cache = useBoardCache(workspace, query, lanes)
  const move = useMoveDeal(cache)
  const archive = useArchiveDeal(cache, move)
  const store = useStore()
  const announce = useSetAtom(announcementAtom)

  const actions = useMemo((): BoardActions => {
    const isOpen = ({ lane }: Place) => lane === undefined || !store.get(foldedLanesAtom).has(lane)
    const columns = () =>
      cache.columns().filter((column) => (!query.phase || column.phase === query.phase) && isOpen(column))
    const laneOfSlot = (lane: string | undefined) => store.get(lanesAtom)?.find(({ key }) => key === lane)
    const ownLane = (deal: DealCard) => (store.get(lanesAtom) ? laneOf(deal) : undefined)
    const refusalOf = (deal: DealCard, lane: string | undefined) =>
      lane === ownLane(deal) ? null : (laneOfSlot(lane)?.refusal ?? null)
    return {
      columnsFor: (deal) => columns().filter(({ lane }) => refusalOf(deal, lane) === null),
      slotOf: (deal) => slotOf(cache.columns(), deal),
      topOf: (deal, phase, lane = ownLane(deal)) => {
        const column = cache.columns().find((one) => isSamePlace(one, { phase, lane }))
        return slotAtIndex(column ?? { phase, lane, ids: [] }, 0, deal.id)
      },
      endOf: (deal) => slotAtIndex({ phase: deal.phase, lane: ownLane(deal), ids: [] }, 0, deal.id),
      refusalOf,
      describeSlot: (deal, slot) => {
        const phase = store.get(activePhasesAtom).find(({ id }) => id === slot.phase)
        const { index, total } = positionOf(cache.columns(), slot, deal)
        const place = copy.useBoardControl.place(phase?.name ?? 'Column', index + 1, total)
        const lane = laneOfSlot(slot.lane)
        return lane ? copy.useBoardControl.inLane(lane.name, place) : place
      },
      drop: (deal, slot, part, how) => {
        void move(deal, slot, how)
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
