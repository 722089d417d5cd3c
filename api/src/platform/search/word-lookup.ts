/**
 * For several words, MongoDB uses the word index for one of them, and checks the others in the records found. The
 * choice matters: for "1 maple", the first word matches every record with a number that begins with 1.
 */
import type { Document } from 'mongodb'
import mongoose, { type Types } from 'mongoose'
import type { Collected } from '#platform/reads/presenter.ts'
import { readRows } from '#platform/reads/read-rows.ts'
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
/**
 * Of several words: the index alone has the ids of the records with a word. So many are read to find the records with all
 * of them, as long as these are few.
 */
const MOST_IDS = 20_000
const MOST_WITH_ALL = 1000
/** Counted up to here first: most queries have a word this rare, and need no further count. */
const FEW = 300

/** Where the id begins in the BSON of a record that has nothing else: behind its length, the type and the name. */
const ID_AT = 9

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

  /** How to read records with all the words: by the rarest one, or by their ids. */
  async byRarest(words: readonly Meant[]): Promise<Rarest> {
    const found =
      words.length === 1
        ? await this.byOne(words, [FEW, RARE])
        : ((await this.byOne(words, [FEW])) ?? (await this.byIds(words)) ?? (await this.byOne(words, [RARE, COMMON])))
    return found ?? { ...byWord(havingOne(words[0] ?? asTyped(''))), fewest: Infinity }
  }

  /** By a word in at most one of these numbers of records. */
  private async byOne(words: readonly Meant[], limits: readonly number[]): Promise<Rarest | null> {
    for (const most of limits) {
      const counts = await Promise.all(words.map((word) => this.count(word, most + 1)))
      const fewest = Math.min(...counts)
      const rarest = words[counts.indexOf(fewest)]
      if (!rarest || fewest > most) continue
      return { ...(fewest > FEW ? await this.inOrder(rarest) : byWord(havingOne(rarest))), fewest }
    }
    return null
  }

  /** By the ids of the records that have all the words, if these are few. A word in too many records is left out. */
  private async byIds(words: readonly Meant[]): Promise<Rarest | null> {
    const read = await Promise.all(words.map((word) => this.idsOf(word, MOST_IDS + 1)))
    const [fewest, ...others] = read.filter((ids) => ids.size <= MOST_IDS).toSorted((a, b) => a.size - b.size)
    const all = [...(fewest ?? [])].filter((id) => others.every((ids) => ids.has(id)))
    if (!fewest || all.length > MOST_WITH_ALL) return null
    const ids = all.map((id) => new mongoose.Types.ObjectId(Buffer.from(id, 'latin1')))
    return { condition: { _id: { $in: ids } }, index: { _id: 1 }, fewest: ids.length }
  }

  /** The ids of records with the word, as the twelve bytes of each. The index has them, so no record is read. */
  private async idsOf(word: Meant, limit: number): Promise<ReadonlySet<string>> {
    const stages = [
      { $match: { account: this.account, search: havingOne(word) } },
      { $limit: limit },
      { $project: { _id: 1 } },
    ]
    const rows = await readRows(this.model.collection, { stages, most: limit, hint: BY_TOKENS })
    return new Set(rows.map((bson) => bson.toString('latin1', ID_AT, ID_AT + 12)))
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
