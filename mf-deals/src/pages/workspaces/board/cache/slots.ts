/** Places on a board: where a card is, and where it would go. */

/** A column of a board or, on a board with lanes, its part in one of them. */
export interface Place {
  phase: string
  /** The key of the lane; undefined on a board without lanes. */
  lane?: string | undefined
}

/** A place in a column: between two cards, or at its end if both are null. The names are those of `moveDeal`. */
export interface Slot extends Place {
  /** The card right after it. */
  before: string | null
  /** The card right before it. */
  after: string | null
}

/** The ids of the cards of a column, in order. */
export interface ColumnOrder extends Place {
  ids: readonly string[]
}

/** Inserts `item` before the one card, else after the other, else at the end. */
export function insertAt<Item extends { id: string }>(
  list: readonly Item[],
  item: Item,
  { before, after }: Pick<Slot, 'before' | 'after'>,
): Item[] {
  const rest = list.filter(({ id }) => id !== item.id)
  const next = rest.findIndex(({ id }) => id === before)
  const previous = rest.findIndex(({ id }) => id === after)
  if (next >= 0) return rest.toSpliced(next, 0, item)
  if (previous >= 0) return rest.toSpliced(previous + 1, 0, item)
  return [...rest, item]
}

/** The place at `index` of a column, not counting the card `moved`. */
export function slotAtIndex({ phase, lane, ids }: ColumnOrder, index: number, moved: string): Slot {
  const others = ids.filter((id) => id !== moved)
  const at = Math.max(0, Math.min(index, others.length))
  return { ...placeOf({ phase, lane }), before: others[at] ?? null, after: others[at - 1] ?? null }
}

/** The current place of a card; null if no column shows it. */
export function slotOf(columns: readonly ColumnOrder[], deal: string): Slot | null {
  const column = columns.find(({ ids }) => ids.includes(deal))
  return column ? slotAtIndex(column, column.ids.indexOf(deal), deal) : null
}

/** Whether two places are the same column, in the same lane. */
export const isSamePlace = (a: Place, b: Place): boolean => a.phase === b.phase && a.lane === b.lane

/** Only the place, without a lane where there are none. */
const placeOf = ({ phase, lane }: Place): Place => (lane === undefined ? { phase } : { phase, lane })

/** A place as one text, unique on its board. */
export const placeKey = ({ phase, lane }: Place): string => (lane === undefined ? phase : `${lane} ${phase}`)

/** Whether two slots are the same place, between the same cards. */
export function isSameSlot(a: Slot, b: Slot): boolean {
  return isSamePlace(a, b) && a.before === b.before && a.after === b.after
}

/** The index of the place and the number of cards once the card is there. */
export function positionOf(columns: readonly ColumnOrder[], slot: Slot, moved: string) {
  const others = columns.find((column) => isSamePlace(column, slot))?.ids.filter((id) => id !== moved) ?? []
  const next = others.indexOf(slot.before ?? '')
  const previous = others.indexOf(slot.after ?? '')
  const index = next >= 0 ? next : previous >= 0 ? previous + 1 : others.length
  return { index, total: others.length + 1 }
}

export type Step = 'up' | 'down' | 'left' | 'right'

/**
 * The place one step away by keyboard: along the column, on into the lane above or below, or at the same height in the
 * next column.
 */
export function stepSlot(columns: readonly ColumnOrder[], slot: Slot, moved: string, step: Step): Slot {
  const own = columns.find((column) => isSamePlace(column, slot))
  if (!own) return slot
  const { index, total } = positionOf(columns, slot, moved)
  const neighbor = (row: readonly ColumnOrder[], by: 1 | -1) => row[row.indexOf(own) + by]
  if (step === 'left' || step === 'right') {
    const lane = columns.filter((column) => column.lane === slot.lane)
    const next = neighbor(lane, step === 'left' ? -1 : 1)
    return next ? slotAtIndex(next, index, moved) : slot
  }
  const down = step === 'down'
  const isAtEnd = down ? index === total - 1 : index === 0
  const across = columns.filter(({ phase }) => phase === slot.phase)
  const next = isAtEnd ? neighbor(across, down ? 1 : -1) : undefined
  if (next) return slotAtIndex(next, down ? 0 : next.ids.length, moved)
  return slotAtIndex(own, index + (down ? 1 : -1), moved)
}
