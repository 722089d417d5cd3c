/** What the vocabulary of an account has for what somebody types. Which of it the viewer may be told, only records can say. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { askedForms, costOf, nearNumbers } from '#platform/records/near-words.ts'
import { onceForEach } from '#platform/records/once-for-each.ts'
import { beginsWith } from '#platform/records/search-words.ts'
import { WordModel } from './word.model.ts'

/** A word that a typed one may mean: 0 for what was typed. */
export type Near = { word: string; cost: number }

/** Words tried in place of each that was typed. */
const MOST_NEAR = 20
/** Words that share a form with a typed one, of which the nearest are tried. */
const MOST_FOUND = 200
/** Words that what is typed may begin. */
const MOST_BEGUN = 20

/** The vocabulary of an account as one query asks for it: for each word once, however many kinds of records are searched. */
export class Vocabulary {
  private readonly account: Types.ObjectId

  constructor(account: Types.ObjectId) {
    this.account = account
  }

  /** The words that a typed one may mean, the nearest first. */
  readonly nearWords = onceForEach((typed: string) => this.findNear(typed))

  /** The words of letters that begin so; none where they are more than `MOST_BEGUN`. */
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

/** People rarely mistake the first letter: of two words as near, the one that shares it is meant. */
const strangeness = (typed: string, word: string): number => (typed[0] === word[0] ? 0 : 0.25)
