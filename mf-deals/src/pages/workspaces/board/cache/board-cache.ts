/** The board in the query cache, and how a card is moved there before the API answers. */
import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Board, BoardColumn, DealCard, DealGroups, DealPage } from 'openapi'
import { laneKeyOf, laneOf, ledBy } from './deal-lanes.ts'
import { type ColumnOrder, insertAt, type Place, type Slot } from './slots.ts'
import { notifySynchronously } from './notify-synchronously.ts'

type Pages = InfiniteData<DealPage>

/** The query keys of a board, or of one of its lanes: the board itself and, per phase, the pages of a scrolled column. */
export interface BoardKeys {
  board: QueryKey
  column: (phase: string) => QueryKey
}

/** The query keys of a board with lanes: those of each lane, by its key, and what counts all of them. */
export interface LaneKeys {
  lanes: ReadonlyMap<string, BoardKeys>
  /** The board without lanes, whose counts are above the columns. */
  whole: QueryKey
  /** The groups, whose counts are at the heads of the lanes. */
  groups: QueryKey
}

export interface BoardCache {
  /** The columns on screen. */
  columns: () => ColumnOrder[]
  find: (deal: string) => DealCard | undefined
  /** Cancels pending reads, which would undo an optimistic change. Null if there are none. */
  hold: () => Promise<void> | null
  /** Shows the deal at the place instead of where it is now. */
  place: (deal: DealCard, slot: Slot) => void
  remove: (deal: DealCard) => void
}

/** The cards of a column: its own pages once it was scrolled, else the cards that came with the board. */
export function columnDeals(column: BoardColumn, pages: Pages | undefined): readonly DealCard[] {
  return pages ? pages.pages.flatMap(({ results }) => results) : column.deals
}

/** Where a card leaves a board from, and the place that it enters; either can be on another lane. */
interface Step {
  deal: DealCard
  from: string | null
  to: Slot | null
}

/** The board, or a lane of it, without a card that leaves, or with one that enters, and counts and values updated. */
function boardWith(board: Board, { deal, from, to }: Step): Board {
  const value = deal.price ?? 0
  const columns = board.columns.map((column) => {
    const leaves = column.phase.id === from
    const enters = column.phase.id === to?.phase
    if (!leaves && !enters) return column
    const rest = column.deals.filter(({ id }) => id !== deal.id)
    return {
      ...column,
      count: column.count + Number(enters) - Number(leaves),
      value: column.value + (enters ? value : 0) - (leaves ? value : 0),
      deals: to && enters ? insertAt(rest, deal, to) : rest,
    }
  })
  const by = Number(to !== null) - Number(from !== null)
  return { ...board, columns, count: board.count + by, value: board.value + by * value }
}

/** The pages of a column that the card leaves or enters. */
function pagesWith(pages: Pages, phase: string, { deal, to }: Step): Pages {
  const without = pages.pages.map((page) => ({ ...page, results: page.results.filter(({ id }) => id !== deal.id) }))
  if (to?.phase !== phase) return { ...pages, pages: without }
  const holds = (id: string | null) => without.findIndex(({ results }) => results.some((other) => other.id === id))
  const pageIndex = [holds(to.before), holds(to.after)].find((index) => index >= 0) ?? without.length - 1
  return {
    ...pages,
    pages: without.map((page, index) =>
      index === pageIndex ? { ...page, results: insertAt(page.results, deal, to) } : page,
    ),
  }
}

/** The groups after a card has changed its lane. */
function groupsWith(groups: DealGroups, { price }: DealCard, from: string, to: string | undefined): DealGroups {
  const value = price ?? 0
  return {
    ...groups,
    groups: groups.groups.map((group) => {
      const by = Number(laneKeyOf(group) === to) - Number(laneKeyOf(group) === from)
      return by === 0 ? group : { ...group, count: group.count + by, value: group.value + by * value }
    }),
  }
}

async function stopReading(cache: QueryClient, filters: readonly { queryKey: QueryKey; exact: boolean }[]) {
  await Promise.all(filters.map((filter) => cache.cancelQueries(filter)))
}

/** The board at `keys`, with or without lanes. Everything is empty until the board has loaded. */
export function createBoardCache(cache: QueryClient, keys: BoardKeys | LaneKeys): BoardCache {
  const queries = cache.getQueryCache()
  const hasLanes = 'lanes' in keys
  const parts = hasLanes ? [...keys.lanes].map(([lane, part]) => partOf(lane, part)) : [partOf(undefined, keys)]

  function partOf(lane: string | undefined, part: BoardKeys) {
    // Computed once: hashing a key costs more than the rest of a lookup.
    const boardHash = hashKey(part.board)
    const columnHashes = new Map<string, string>()
    const columnHash = (phase: string) => {
      const hash = columnHashes.get(phase) ?? hashKey(part.column(phase))
      columnHashes.set(phase, hash)
      return hash
    }
    const board = () => queries.get<Board>(boardHash)?.state.data
    const pages = (phase: string) => queries.get<Pages>(columnHash(phase))?.state.data
    const columns = () =>
      board()?.columns.map((column) => ({
        phase: column.phase.id,
        lane,
        deals: columnDeals(column, pages(column.phase.id)),
      })) ?? []
    const write = (step: Step) => {
      const current = board()
      if (!current) return
      cache.setQueryData<Board>(part.board, boardWith(current, step))
      for (const phase of new Set([step.from, step.to?.phase ?? step.from])) {
        const old = phase === null ? undefined : pages(phase)
        if (phase !== null && old) cache.setQueryData<Pages>(part.column(phase), pagesWith(old, phase, step))
      }
    }
    const readKeys = () => [part.board, ...(board()?.columns.map(({ phase }) => part.column(phase.id)) ?? [])]
    return { lane, columns, write, readKeys }
  }

  const shown = () => parts.flatMap(({ columns }) => columns())
  const placeOf = (deal: string): Place | undefined => shown().find(({ deals }) => deals.some(({ id }) => id === deal))

  const write = (deal: DealCard, to: Slot | null) =>
    notifySynchronously(() => {
      const at = placeOf(deal.id) ?? { phase: deal.phase, lane: hasLanes ? laneOf(deal) : undefined }
      const moved = to ? { ...deal, phase: to.phase, agents: to.lane ? ledBy(deal, to.lane) : deal.agents } : deal
      for (const part of parts) {
        const from = part.lane === at.lane ? at.phase : null
        const entered = to && part.lane === to.lane ? to : null
        if (from !== null || entered) part.write({ deal: moved, from, to: entered })
      }
      if (hasLanes) writeTotals(keys, moved, at, to)
      else if (!to) countArchived(keys.board)
    })

  const countArchived = (board: QueryKey) =>
    cache.setQueryData<Board>(board, (now) => now && { ...now, archived_count: now.archived_count + 1 })

  const writeTotals = ({ whole, groups }: LaneKeys, deal: DealCard, at: Place, to: Slot | null) => {
    const step: Step = { deal, from: at.phase, to: to && { phase: to.phase, before: null, after: null } }
    if (to?.phase !== at.phase) cache.setQueryData<Board>(whole, (now) => now && boardWith(now, step))
    if (!to) countArchived(whole)
    const { lane } = at
    if (lane === undefined || lane === to?.lane) return
    cache.setQueryData<DealGroups>(groups, (now) => now && groupsWith(now, deal, lane, to?.lane))
  }

  return {
    columns: () => shown().map(({ deals, ...place }) => ({ ...place, ids: deals.map(({ id }) => id) })),
    find: (deal) =>
      shown()
        .flatMap(({ deals }) => deals)
        .find(({ id }) => id === deal),
    hold: () => {
      if (cache.isFetching() === 0) return null
      const read = [...parts.flatMap(({ readKeys }) => readKeys()), ...(hasLanes ? [keys.whole, keys.groups] : [])]
      const filters = read.map((queryKey) => ({ queryKey, exact: true }))
      const reading = filters.filter((filter) => cache.isFetching(filter) > 0)
      return reading.length > 0 ? stopReading(cache, reading) : null
    },
    place: write,
    remove: (deal) => write(deal, null),
  }
}
