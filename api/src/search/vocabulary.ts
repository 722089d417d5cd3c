/** What the vocabulary of an account has for what somebody types. Which of it the viewer may be told, only records can say. */
import type { Types } from 'mongoose'
import { askedForms, costOf, nearNumbers } from '../records/near-words.ts'
import { beginsWith } from '../records/search-words.ts'
import { WordModel } from './word.model.ts'

/** A word that a typed one may mean: 0 for what was typed. */
export type Near = { word: string; cost: number }

/** Words tried in place of each that was typed. */
const MOST_NEAR = 20
/** Words that share a form with a typed one, of which the nearest are tried. */
const MOST_FOUND = 200

/** The words that a typed one may mean, the nearest first. */
export async function nearWords(account: Types.ObjectId, typed: string): Promise<Near[]> {
  const numbers = nearNumbers(typed)
  if (numbers.length > 0) return numbers.map((word, at) => ({ word, cost: 1 + at / numbers.length }))
  const forms = askedForms(typed)
  if (forms.length === 0) return []
  const found = await WordModel.collection
    .find<{ word: string }>({ account, forms: { $in: forms } }, { projection: { _id: 0, word: 1 } })
    .limit(MOST_FOUND)
    .toArray()
  return found
    .flatMap(({ word }) => {
      const cost = costOf(typed, word)
      return cost === undefined || cost === 0 ? [] : [{ word, cost: cost + strangeness(typed, word) }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_NEAR)
}

/** People rarely mistake the first letter: of two words as near, the one that shares it is meant. */
const strangeness = (typed: string, word: string): number => (typed[0] === word[0] ? 0 : 0.25)

/** The words of letters that begin so; none where they are more than `most`. */
export async function begunWords(account: Types.ObjectId, typed: string, most: number): Promise<string[]> {
  if (!/^\p{L}+$/u.test(typed)) return []
  const found = await WordModel.collection
    .find<{ word: string }>({ account, word: beginsWith(typed) }, { projection: { _id: 0, word: 1 } })
    .limit(most + 1)
    .toArray()
  return found.length > most ? [] : found.map(({ word }) => word)
}
