/**
 * Forgives typos: a list by words that begin nothing the viewer sees is a list by the nearest words that do. Candidates come
 * from the account's vocabulary, but only what a record within the viewer's scope has is ever said.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Collected } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Json } from '../http/wire.ts'
import { askedForms, costOf, nearNumbers } from '../records/near-words.ts'
import { queryWords } from '../records/search-words.ts'
import { byRarest, type ByWord, havingOne, isBegun, type Meant } from './rarest-word.ts'
import { WordModel } from './word.model.ts'

/** A word that a typed one may mean: 0 for what was typed. */
type Near = { word: string; cost: number }

/** Words tried in place of each that was typed. */
const MOST_NEAR = 20
/** Words that share a form with a typed one, of which the nearest are tried. */
const MOST_FOUND = 200
/** Records that are looked at for the best reading of the query. */
const MOST_READ = 20

type Searched = {
  viewer: Viewer
  q: string | undefined
  /** What the viewer could find, by any words. */
  seen: Document
}

/** How a list is to be read: what its answer says besides its rows, and by which word. */
type How = { head: { corrected_q?: string }; by: ByWord | undefined }

/**
 * Answers `list` by `q`, or where nothing that is `seen` begins with its words, by the nearest words.
 */
export async function forgiving<T extends { results: unknown[]; count: number | null }>(
  model: Collected,
  { viewer, q, seen }: Searched,
  list: (q: string | undefined, how: How) => Promise<Json<T>>,
): Promise<Json<T>> {
  if (q === undefined) return list(q, { head: {}, by: undefined })
  const asked = await list(q, { head: {}, by: await rareWord(model, viewer, q) })
  if (asked.value().results.length > 0) return asked
  const corrected = await correctQuery(model, viewer, q, seen)
  if (corrected === null) return asked
  const near = await list(corrected, { head: { corrected_q: corrected }, by: await rareWord(model, viewer, corrected) })
  // Filters may leave nothing of what was found: then nothing is to be said.
  const { count, results } = near.value()
  return results.length === 0 && !count ? asked : near
}

/** The words that a list by `q` is by: those of the query, or where nothing that is `seen` begins with them, the nearest. */
export async function forgivenQuery(model: Collected, { viewer, q, seen }: Searched): Promise<string | undefined> {
  return q === undefined ? undefined : ((await correctQuery(model, viewer, q, seen)) ?? q)
}

/** The rarest of the query's words, where that is rare; otherwise MongoDB finds out. */
async function rareWord(model: Collected, { account }: Viewer, q: string): Promise<ByWord | undefined> {
  const words = queryWords(q)
  if (words.length === 0) return undefined
  const { isRare, ...by } = await byRarest(model, account, words.map(asTyped))
  return isRare ? by : undefined
}

const asTyped = (typed: string): Meant => ({ typed, near: [] })

/** The query with the nearest words that a record within `seen` has; null where it has its own, or nothing is near. */
export async function correctQuery(
  model: Collected,
  viewer: Viewer,
  q: string,
  seen: Document,
): Promise<string | null> {
  const words = queryWords(q)
  const near = await Promise.all(words.map((word) => nearWords(viewer.account, word)))
  if (near.every((one) => one.length === 0)) return null
  const known = await Promise.all(words.map((word) => isBegun(model, viewer.account, word)))
  const find = (meant: readonly Meant[], most: number) => findRecords(model, viewer, { seen, meant, most })

  // What is nearest of all is mostly there. Otherwise something of whatever is near.
  const nearest = words.map((word, at) => (known[at] ? word : (near[at]?.[0]?.word ?? word)))
  if ((await find(nearest.map(asTyped), 1)).length > 0) return known.includes(false) ? nearest.join(' ') : null
  const meant = words.map((typed, at) => ({ typed, near: (near[at] ?? []).map(({ word }) => word) }))
  const found = await find(meant, MOST_READ)
  const readings = found.map(({ search }) => words.map((word, at) => read(word, near[at] ?? [], search)))
  const costOfAll = (reading: readonly Near[]) => reading.reduce((sum, { cost }) => sum + cost, 0)
  const [best] = readings.toSorted((a, b) => costOfAll(a) - costOfAll(b))
  return best?.map(({ word }) => word).join(' ') ?? null
}

/** Some of the records within `seen` that have one of what is meant by each word: the words of each. */
async function findRecords(
  model: Collected,
  { account }: Viewer,
  { seen, meant, most }: { seen: Document; meant: readonly Meant[]; most: number },
): Promise<{ search: string[] }[]> {
  const { condition, index } = await byRarest(model, account, meant)
  const all = meant.map((word) => ({ search: havingOne(word) }))
  return model.collection
    .find<{ search: string[] }>({ $and: [seen, condition, ...all] }, { projection: { search: 1 }, hint: index })
    .limit(most)
    .toArray()
}

/** What a typed word means in a record that has these words. */
function read(typed: string, near: readonly Near[], search: readonly string[]): Near {
  const asTyped = { word: typed, cost: 0 }
  if (search.some((word) => word.startsWith(typed))) return asTyped
  return near.find(({ word }) => search.includes(word)) ?? asTyped
}

/** The words that a typed one may mean, the nearest first. */
async function nearWords(account: Types.ObjectId, typed: string): Promise<Near[]> {
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
