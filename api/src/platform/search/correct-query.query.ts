/**
 * Typo correction: if the words of a list's query match nothing that the viewer may see, the nearest words that do are
 * used. Candidates come from the account's vocabulary, but only words of a record within the viewer's scope are ever
 * revealed.
 */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Json } from '#platform/json/wire.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { queryWords } from '#platform/records/search-tokens.ts'
import { nearPhrasePrefixes } from './phrase-prefixes.ts'
import { type Near, Vocabulary } from './vocabulary.ts'
import { asTyped, type ByWord, havingAll, type Meant, WordLookup } from './word-lookup.ts'

/** The most records read to find the best reading of the query. */
const MOST_READ = 20

type Searched = {
  viewer: Viewer
  q: string
  /** A filter for all records that the viewer could find. */
  seen: Document
}
type MaybeSearched = Omit<Searched, 'q'> & { q: string | undefined }
type Asked = Omit<Searched, 'viewer'> & { vocabulary: Vocabulary; lookup: WordLookup }

/** What a list's response contains besides its rows. */
export type Head = { corrected_q?: string }

/** How to read a list: the extra fields of its response, and the word to use the index for. */
type How = { head: Head; by: ByWord | undefined }

type Listed = { results: unknown[]; count: number | null }

/** Returns `list` for `q`, or if nothing in `seen` matches its words, for the nearest words. */
export async function withTypoCorrection<T extends Listed>(
  model: Collected,
  { q, ...searched }: MaybeSearched,
  list: (q: string | undefined, how: How) => Promise<Json<T>>,
): Promise<Json<T>> {
  if (q === undefined) return list(q, { head: {}, by: undefined })
  const vocabulary = new Vocabulary(searched.viewer.account)
  const lookup = new WordLookup(model, searched.viewer.account)
  const find = async (words: string, head: Head) =>
    list(words, { head, by: await lookup.byRare(queryWords(words).map(asTyped)) })
  // A page beyond the last one has no results either.
  const isNothing = (json: Json<T>) => json.value().results.length === 0 && !json.value().count
  return orByNearest({ q, ...searched, vocabulary, lookup }, find, isNothing)
}

/** The result of `find` for `q` or, if that is empty, for the nearest words of a record in `seen`. */
export async function orByNearest<T>(
  searched: Asked,
  find: (q: string, head: Head) => Promise<T>,
  isNothing: (found: T) => boolean,
): Promise<T> {
  const asked = await find(searched.q, {})
  const corrected = isNothing(asked) ? await correctBy(searched) : null
  if (corrected === null) return asked
  const near = await find(corrected, { corrected_q: corrected })
  // If other filters leave nothing, there is no correction to report.
  return isNothing(near) ? asked : near
}

/** The effective words of a list by `q`: those of the query or, if nothing in `seen` matches them, the nearest ones. */
export async function forgivenQuery(model: Collected, searched: MaybeSearched): Promise<string | undefined> {
  const { viewer, q, seen } = searched
  return q === undefined ? undefined : ((await correctQuery(model, viewer, q, seen)) ?? q)
}

/** The query with the nearest words of a record in `seen`. Null if its own words match one, or nothing is near. */
export async function correctQuery(
  model: Collected,
  { account }: Viewer,
  q: string,
  seen: Document,
): Promise<string | null> {
  return correctBy({ q, seen, vocabulary: new Vocabulary(account), lookup: new WordLookup(model, account) })
}

async function correctBy({ q, seen, vocabulary, lookup }: Asked): Promise<string | null> {
  const words = queryWords(q)
  const near = await Promise.all(words.map((word) => vocabulary.nearWords(word)))
  if (near.every((one) => one.length === 0)) return null
  const known = await Promise.all(words.map((word) => lookup.isKnown(asTyped(word))))
  const meant = words.map((typed, at) => ({ begins: [typed], whole: (near[at] ?? []).map(({ word }) => word) }))
  const unknown = meant.filter((_, at) => !known[at])
  if (unknown.length > 0 && !(await lookup.areKnown(unknown))) return null
  const find = (all: readonly Meant[] | null, most: number) => findRecords(lookup, seen, all, most)
  const isFound = async (all: readonly Meant[] | null) => (await find(all, 1)).length > 0
  if (unknown.length === 0 && (await isFound(words.map(asTyped)))) return null

  // Usually some record has the nearest word for each. Otherwise any record with near words will do.
  const nearest = words.map((word, at) => (known[at] ? word : (near[at]?.[0]?.word ?? word)))
  if (await isFound(nearPhrasePrefixes(nearest.map(asTyped)))) return nearest.join(' ')
  const opened = bestReading(words, near, await find(nearPhrasePrefixes(meant), MOST_READ))
  if (opened !== null) return opened
  if (await isFound(nearest.map(asTyped))) return nearest.join(' ')
  return bestReading(words, near, await find(meant, MOST_READ))
}

/** The query in the words of the nearest record; null without records. */
function bestReading(
  words: readonly string[],
  near: readonly (readonly Near[])[],
  records: readonly { search: string[] }[],
): string | null {
  const readings = records.map(({ search }) => words.map((word, at) => read(word, near[at] ?? [], search)))
  const costOfAll = (reading: readonly Near[]) => reading.reduce((sum, { cost }) => sum + cost, 0)
  const [best] = readings.toSorted((a, b) => costOfAll(a) - costOfAll(b))
  return best?.map(({ word }) => word).join(' ') ?? null
}

/** The meaning of a typed word in a record with these words. */
function read(typed: string, near: readonly Near[], search: readonly string[]): Near {
  const asTyped = { word: typed, cost: 0 }
  if (search.some((word) => word.startsWith(typed))) return asTyped
  return near.find(({ word }) => search.includes(word)) ?? asTyped
}

/** The words of some records in `seen` that have one meaning of each word. Empty without words. */
async function findRecords(
  lookup: WordLookup,
  seen: Document,
  meant: readonly Meant[] | null,
  most: number,
): Promise<{ search: string[] }[]> {
  if (meant === null) return []
  const { condition, index, fewest } = await lookup.byRarest(meant)
  if (fewest === 0) return []
  return lookup.model.collection
    .find<{ search: string[] }>(
      { $and: [seen, condition, havingAll(meant)] },
      { projection: { search: 1 }, hint: index },
    )
    .limit(most)
    .toArray()
}
