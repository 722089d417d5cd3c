/**
 * Of several words, MongoDB reads the index on words by one, and looks for the others in the records that it finds. Which one
 * makes the difference: "1 maple" by its first word is every record with a number that begins so.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Collected } from '#platform/reads/presenter.ts'
import { beginsWith, BY_WORDS } from '#platform/records/search-words.ts'

/** What a record may have for one word of a query: words that begin so, or whole ones. */
export type Meant = { begins: readonly string[]; whole: readonly string[] }

/** Records found by a word: a condition that is theirs in any case, and the index that has it. */
export type ByWord = { condition: Document; index: Document }

/** The rarest of several words, and how many records have it, counted up to `RARE` and one. */
type Rarest = ByWord & { fewest: number }

/** A word that no more records have is read by that index and sorted; a common one is soon met in the order of the list. */
const RARE = 3000
/** Counted up to here first: most queries have a word that so few records have, and need no more. */
const FEW = 300

/** A word means what it begins. */
export const asTyped = (typed: string): Meant => ({ begins: [typed], whole: [] })

/** A filter for records that have one of what is meant by each word. */
export const havingAll = (words: readonly Meant[]): Document => ({
  $and: words.map((word) => ({ search: havingOne(word) })),
})

const havingOne = ({ begins, whole }: Meant): Document => ({ $in: [...begins.map(beginsWith), ...whole] })

/** The words of one query as the records of an account have them. Each is counted once, however often it matters. */
export class WordLookup {
  readonly model: Collected
  private readonly account: Types.ObjectId
  private readonly counted = new Map<string, { limit: number; count: Promise<number> }>()

  constructor(model: Collected, account: Types.ObjectId) {
    this.model = model
    this.account = account
  }

  /** Whether some record of the account has the word. */
  async isKnown(word: Meant): Promise<boolean> {
    return (await this.count(word, FEW + 1)) > 0
  }

  /** Whether every word is one that some record has; false where there is none. */
  async areKnown(words: readonly Meant[]): Promise<boolean> {
    const known = await Promise.all(words.map((word) => this.isKnown(word)))
    return words.length > 0 && !known.includes(false)
  }

  /** How to read what has all the words, where one of them is rare enough to sort what has it; otherwise MongoDB finds out. */
  async byRare(words: readonly Meant[]): Promise<ByWord | undefined> {
    if (words.length === 0) return undefined
    const { fewest, ...by } = await this.byRarest(words)
    return fewest <= RARE ? by : undefined
  }

  /** How to read what has all the words: by the one that the fewest records have. */
  async byRarest(words: readonly Meant[]): Promise<Rarest> {
    for (const most of [FEW, RARE]) {
      const counts = await Promise.all(words.map((word) => this.count(word, most + 1)))
      const fewest = Math.min(...counts)
      const rarest = words[counts.indexOf(fewest)]
      if (!rarest || fewest > most) continue
      return { ...(fewest > FEW ? await this.inOrder(rarest) : byWord(havingOne(rarest))), fewest }
    }
    return { ...byWord(havingOne(words[0] ?? asTyped(''))), fewest: RARE + 1 }
  }

  /** A word that begins no longer one is met in the order of the index, so that whoever wants a few reads little more. */
  private async inOrder(word: Meant): Promise<ByWord> {
    const [typed = '', ...others] = [...word.begins, ...word.whole]
    const longer = { $elemMatch: { $gt: typed, $lt: `${typed}\u{10FFFF}` } }
    const isWhole = others.length === 0 && (await this.countInIndex(longer, 1)) === 0
    return byWord(isWhole ? { $eq: typed } : havingOne(word))
  }

  /** How many records have the word: all of them where they are fewer than `limit`, else at least as many. */
  private async count(word: Meant, limit: number): Promise<number> {
    const key = JSON.stringify(word)
    const last = this.counted.get(key)
    if (last && (last.limit >= limit || (await last.count) < last.limit)) return last.count
    const count = this.countInIndex(havingOne(word), limit)
    this.counted.set(key, { limit, count })
    return count
  }

  private countInIndex(search: Document, limit: number): Promise<number> {
    return this.model.collection.countDocuments({ account: this.account, search }, { limit, hint: BY_WORDS })
  }
}

/** Of all conditions on an array, MongoDB looks up one on its elements first. */
const byWord = (word: Document): ByWord => ({ condition: { search: { $elemMatch: word } }, index: BY_WORDS })
