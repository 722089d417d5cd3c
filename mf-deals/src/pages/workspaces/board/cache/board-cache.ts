/** The board in the query cache, and how a card is moved there before the API answers. */
import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Board, BoardColumn, DealCard, DealPage } from 'openapi'
import { type ColumnOrder, insertAt, type Slot } from './slots.ts'
import { notifySynchronously } from './notify-synchronously.ts'

type Pages = InfiniteData<DealPage>

/** The query keys of a board: the board itself and, per phase, the pages of a scrolled column. */
export interface BoardKeys {
  board: QueryKey
  column: (phase: string) => QueryKey
}

export interface BoardCache {
  /** The columns on screen. */
  columns: () => ColumnOrder[]
  find: (deal: string) => DealCard | undefined
  /** Cancels pending reads, which would undo an optimistic change. Null if there are none. */
  hold: () => Promise<void> | null
  place: (deal: DealCard, slot: Slot) => void
  remove: (deal: DealCard) => void
}

/** The cards of a column: its own pages once it was scrolled, else the cards that came with the board. */
export function columnDeals(column: BoardColumn, pages: Pages | undefined): readonly DealCard[] {
  return pages ? pages.pages.flatMap(({ results }) => results) : column.deals
}

/** The board with one card moved or removed, and counts and values updated. */
function boardWith(board: Board, deal: DealCard, slot: Slot | null): Board {
  const value = deal.price ?? 0
  const columns = board.columns.map((column) => {
    const leaves = column.phase.id === deal.phase
    const enters = column.phase.id === slot?.phase
    if (!leaves && !enters) return column
    const rest = column.deals.filter(({ id }) => id !== deal.id)
    return {
      ...column,
      count: column.count + Number(enters) - Number(leaves),
      value: column.value + (enters ? value : 0) - (leaves ? value : 0),
      deals: slot && enters ? insertAt(rest, { ...deal, phase: slot.phase }, slot) : rest,
    }
  })
  if (slot) return { ...board, columns }
  return {
    ...board,
    columns,
    count: board.count - 1,
    value: board.value - value,
    archived_count: board.archived_count + 1,
  }
}

/** The pages of the column that the card leaves or enters. */
function pagesWith(pages: Pages, phase: string, deal: DealCard, slot: Slot | null): Pages {
  const without = pages.pages.map((page) => ({ ...page, results: page.results.filter(({ id }) => id !== deal.id) }))
  if (slot?.phase !== phase) return { ...pages, pages: without }
  const holds = (id: string | null) => without.findIndex(({ results }) => results.some((other) => other.id === id))
  const pageIndex = [holds(slot.before), holds(slot.after)].find((index) => index >= 0) ?? without.length - 1
  return {
    ...pages,
    pages: without.map((page, index) =>
      index === pageIndex ? { ...page, results: insertAt(page.results, { ...deal, phase }, slot) } : page,
    ),
  }
}

async function stopReading(cache: QueryClient, filters: readonly { queryKey: QueryKey; exact: boolean }[]) {
  await Promise.all(filters.map((filter) => cache.cancelQueries(filter)))
}

/** The board at `keys`. Everything is empty until the board has loaded. */
export function createBoardCache(cache: QueryClient, keys: BoardKeys): BoardCache {
  const queries = cache.getQueryCache()
  // Computed once: hashing a key costs more than the rest of a lookup.
  const boardHash = hashKey(keys.board)
  const columnHashes = new Map<string, string>()
  const columnHash = (phase: string) => {
    const hash = columnHashes.get(phase) ?? hashKey(keys.column(phase))
    columnHashes.set(phase, hash)
    return hash
  }
  const board = () => queries.get<Board>(boardHash)?.state.data
  const pages = (phase: string) => queries.get<Pages>(columnHash(phase))?.state.data
  const shown = () =>
    board()?.columns.map((column) => ({
      phase: column.phase.id,
      deals: columnDeals(column, pages(column.phase.id)),
    })) ?? []

  const write = (deal: DealCard, slot: Slot | null) => {
    const current = board()
    if (!current) return
    notifySynchronously(() => {
      cache.setQueryData<Board>(keys.board, boardWith(current, deal, slot))
      for (const phase of new Set([deal.phase, slot?.phase ?? deal.phase])) {
        const old = pages(phase)
        if (old) cache.setQueryData<Pages>(keys.column(phase), pagesWith(old, phase, deal, slot))
      }
    })
  }

  return {
    columns: () => shown().map(({ phase, deals }) => ({ phase, ids: deals.map(({ id }) => id) })),
    find: (deal) =>
      shown()
        .flatMap(({ deals }) => deals)
        .find(({ id }) => id === deal),
    hold: () => {
      if (cache.isFetching() === 0) return null
      const phases = board()?.columns.map(({ phase }) => keys.column(phase.id)) ?? []
      const filters = [keys.board, ...phases].map((queryKey) => ({ queryKey, exact: true }))
      const reading = filters.filter((filter) => cache.isFetching(filter) > 0)
      return reading.length > 0 ? stopReading(cache, reading) : null
    },
    place: write,
    remove: (deal) => write(deal, null),
  }
}
