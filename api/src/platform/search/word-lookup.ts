/**
 * For several words, MongoDB uses the word index for one of them, and checks the others in the records found. The
 * choice matters: for "1 maple", the first word matches every record with a number that begins with 1.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Collected } from '#platform/reads/presenter.ts'
import { beginsWith, BY_TOKENS } from '#platform/records/search-tokens.ts'

/** What a record may have for one word of a query: words with these prefixes, or whole words. */
export type Meant = { begins: readonly string[]; whole: readonly string[] }

/** How to find records by a word: a condition that they all satisfy, and the index for it. */
export type ByWord = { condition: Document; index: Document }

/** The rarest of several words, and how many records have it. Infinity: each is in more than were counted. */
type Rarest = ByWord & { fewest: number }

/**
 * A word in at most this many records is read by its index and sorted. A commoner one is soon met in the list's order.
 */
const RARE = 3000
/** Of several words: records with all of them may be far apart in the list's order, so a commoner one is read as well. */
const COMMON = 10_000
/** Counted up to here first: most queries have a word this rare, and need no further count. */
const FEW = 300

/** A typed word stands for the words that begin with it. */
export const asTyped = (typed: string): Meant => ({ begins: [typed], whole: [] })

/** A filter for records that have one meaning of each word. */
export const havingAll = (words: readonly Meant[]): Document => ({
  $and: words.map((word) => ({ search: havingOne(word) })),
})

const havingOne = ({ begins, whole }: Meant): Document => ({ $in: [...begins.map(beginsWith), ...whole] })

/** The words of one query in the records of an account. Each is counted only once. */
export class WordLookup {
  readonly model: Collected
  private readonly account: Types.ObjectId
  private readonly counted = new Map<string, { limit: number; count: Promise<number> }>()

  constructor(model: Collected, account: Types.ObjectId) {
    this.model = model
    this.account = account
  }

  /** Whether any record of the account has the word. */
  async isKnown(word: Meant): Promise<boolean> {
    return (await this.count(word, FEW + 1)) > 0
  }

  /** Whether every word is in some record; false without words. */
  async areKnown(words: readonly Meant[]): Promise<boolean> {
    const known = await Promise.all(words.map((word) => this.isKnown(word)))
    return words.length > 0 && !known.includes(false)
  }

  /** How to read records with all the words, if one is rare enough to sort its records. Otherwise MongoDB decides. */
  async byRare(words: readonly Meant[]): Promise<ByWord | undefined> {
    if (words.length === 0) return undefined
    const { fewest, ...by } = await this.byRarest(words)
    return fewest === Infinity ? undefined : by
  }

  /** How to read records with all the words: by the rarest one. */
  async byRarest(words: readonly Meant[]): Promise<Rarest> {
    for (const most of words.length > 1 ? [FEW, RARE, COMMON] : [FEW, RARE]) {
      const counts = await Promise.all(words.map((word) => this.count(word, most + 1)))
      const fewest = Math.min(...counts)
      const rarest = words[counts.indexOf(fewest)]
      if (!rarest || fewest > most) continue
      return { ...(fewest > FEW ? await this.inOrder(rarest) : byWord(havingOne(rarest))), fewest }
    }
    return { ...byWord(havingOne(words[0] ?? asTyped(''))), fewest: Infinity }
  }

  /** If a word is no prefix of longer ones, its records are in index order, so that reading a few costs little. */
  private async inOrder(word: Meant): Promise<ByWord> {
    const [typed = '', ...others] = [...word.begins, ...word.whole]
    const longer = { $elemMatch: { $gt: typed, $lt: `${typed}\u{10FFFF}` } }
    const isWhole = others.length === 0 && (await this.countInIndex(longer, 1)) === 0
    return byWord(isWhole ? { $eq: typed } : havingOne(word))
  }

  /** How many records have the word. If there are `limit` or more, at least `limit`. */
  private async count(word: Meant, limit: number): Promise<number> {
    const key = JSON.stringify(word)
    const last = this.counted.get(key)
    if (last && (last.limit >= limit || (await last.count) < last.limit)) return last.count
    const count = this.countInIndex(havingOne(word), limit)
    this.counted.set(key, { limit, count })
    return count
  }

  private countInIndex(search: Document, limit: number): Promise<number> {
    return this.model.collection.countDocuments({ account: this.account, search }, { limit, hint: BY_TOKENS })
  }
}

/** MongoDB prefers a condition on array elements when it picks an index. */
const byWord = (word: Document): ByWord => ({ condition: { search: { $elemMatch: word } }, index: BY_TOKENS })
