/** Looks up typed words in an account's vocabulary. Only the records decide which of these the viewer may learn. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { askedForms, costOf, nearNumbers } from '#platform/records/near-words.ts'
import { onceForEach } from '#platform/records/once-for-each.ts'
import { beginsWith } from '#platform/records/search-tokens.ts'
import { WordModel } from './word.model.ts'

/** A word that a typed one may mean. The cost is 0 for the typed word itself. */
export type Near = { word: string; cost: number }

/** The most words tried for each typed one. */
const MOST_NEAR = 20
/** The most words read that share a form with a typed one. The nearest of them are tried. */
const MOST_FOUND = 200
/** The most words that a typed prefix may have. */
const MOST_BEGUN = 20

/** The vocabulary of an account during one query. Each word is looked up once, for all kinds of records searched. */
export class Vocabulary {
  private readonly account: Types.ObjectId

  constructor(account: Types.ObjectId) {
    this.account = account
  }

  /** The words that a typed one may mean, nearest first. */
  readonly nearWords = onceForEach((typed: string) => this.findNear(typed))

  /** The words with this prefix, letters only. None if there are more than `MOST_BEGUN`. */
  readonly wordsStartingWith = onceForEach((typed: string) => this.findStartingWith(typed))

  private async findNear(typed: string): Promise<Near[]> {
    const numbers = nearNumbers(typed)
    if (numbers.length > 0) return numbers.map((word, at) => ({ word, cost: 1 + at / numbers.length }))
    const forms = askedForms(typed)
    const found = forms.length > 0 ? await this.find({ forms: { $in: forms } }, MOST_FOUND) : []
    return found
      .flatMap((word) => {
        const cost = costOf(typed, word)
        return cost === undefined || cost === 0 ? [] : [{ word, cost: cost + strangeness(typed, word) }]
      })
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_NEAR)
  }

  private async findStartingWith(typed: string): Promise<string[]> {
    if (!/^\p{L}+$/u.test(typed)) return []
    const found = await this.find({ word: beginsWith(typed) }, MOST_BEGUN + 1)
    return found.length > MOST_BEGUN ? [] : found
  }

  private async find(asked: Document, most: number): Promise<string[]> {
    const words = WordModel.collection.find<{ word: string }>(
      { account: this.account, ...asked },
      { projection: { _id: 0, word: 1 } },
    )
    return (await words.limit(most).toArray()).map(({ word }) => word)
  }
}

/** People rarely mistype the first letter: of two words equally near, the one with the same first letter wins. */
const strangeness = (typed: string, word: string): number => (typed[0] === word[0] ? 0 : 0.25)
