/** Places on a board: where a card is, and where it would go. */

/** A place in a column: between two cards, or at its end if both are null. The names are those of `moveDeal`. */
export interface Slot {
  phase: string
  /** The card right after it. */
  before: string | null
  /** The card right before it. */
  after: string | null
}

/** The ids of the cards of a column, in order. */
export interface ColumnOrder {
  phase: string
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
export function slotAtIndex({ phase, ids }: ColumnOrder, index: number, moved: string): Slot {
  const others = ids.filter((id) => id !== moved)
  const at = Math.max(0, Math.min(index, others.length))
  return { phase, before: others[at] ?? null, after: others[at - 1] ?? null }
}

/** The current place of a card; null if no column shows it. */
export function slotOf(columns: readonly ColumnOrder[], deal: string): Slot | null {
  const column = columns.find(({ ids }) => ids.includes(deal))
  return column ? slotAtIndex(column, column.ids.indexOf(deal), deal) : null
}

export function isSameSlot(a: Slot, b: Slot): boolean {
  return a.phase === b.phase && a.before === b.before && a.after === b.after
}

/** The index of the place and the number of cards once the card is there. */
export function positionOf(columns: readonly ColumnOrder[], slot: Slot, moved: string) {
  const others = columns.find(({ phase }) => phase === slot.phase)?.ids.filter((id) => id !== moved) ?? []
  const next = others.indexOf(slot.before ?? '')
  const previous = others.indexOf(slot.after ?? '')
  const index = next >= 0 ? next : previous >= 0 ? previous + 1 : others.length
  return { index, total: others.length + 1 }
}

export type Step = 'up' | 'down' | 'left' | 'right'

/** The place one step away by keyboard: along the column, or at the same height in the next one. */
export function stepSlot(columns: readonly ColumnOrder[], slot: Slot, moved: string, step: Step): Slot {
  const at = columns.findIndex(({ phase }) => phase === slot.phase)
  const { index } = positionOf(columns, slot, moved)
  const column = columns[step === 'left' ? at - 1 : step === 'right' ? at + 1 : at]
  if (!column) return slot
  return slotAtIndex(column, step === 'up' ? index - 1 : step === 'down' ? index + 1 : index, moved)
}
