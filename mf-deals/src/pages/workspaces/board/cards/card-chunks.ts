/** Divides the cards of a column into chunks that are mounted together, so that a move changes as few as possible. */

/** The initial number of cards in a chunk. Moves may add some. */
const CHUNK_SIZE = 3

export interface Chunk<Card> {
  key: number
  cards: readonly Card[]
}

type Identified = { id: string }

const isSame = <Card>(one: readonly Card[], other: readonly Card[]) =>
  one.length === other.length && one.every((card, at) => card === other[at])

/**
 * The chunks of `cards`, reusing those of `before` where possible: a card stays in its chunk, so that it is not mounted
 * again when another card is added above it. An unchanged chunk is the same object.
 */
export function chunksOf<Card extends Identified>(
  before: readonly Chunk<Card>[],
  cards: readonly Card[],
): readonly Chunk<Card>[] {
  const homes = new Map(before.flatMap((chunk) => chunk.cards.map(({ id }) => [id, chunk.key] as const)))
  const chunks: { key: number; cards: Card[] }[] = []
  const used = new Set<number>()
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1
  for (const card of cards) {
    const home = homes.get(card.id)
    const open = chunks.at(-1)
    const returns = home !== undefined && !used.has(home)
    if (open && !returns && (home === open.key || open.cards.length < CHUNK_SIZE)) {
      open.cards.push(card)
      continue
    }
    const key = returns ? home : next++
    used.add(key)
    chunks.push({ key, cards: [card] })
  }
  return chunks.map((chunk) => {
    const old = before.find(({ key }) => key === chunk.key)
    return old && isSame(old.cards, chunk.cards) ? old : chunk
  })
}
