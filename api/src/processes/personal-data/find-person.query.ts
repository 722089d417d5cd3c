/** Looks through everything that the database keeps of an account, and finds a person in it. */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type Schema } from 'mongoose'
import { type Finding, findingsIn } from './findings.ts'
import type { IdentifyingTexts } from './identifying-texts.ts'
import { type Place, PLACES } from './places.ts'
import type { Subject } from './subject.query.ts'

export type Found = {
  model: string
  place: Place
  document: Document
  /** Whether the whole document belongs to the person. */
  isOwn: boolean
  findings: Finding[]
  /** The texts that identify the person in it. */
  texts: IdentifyingTexts
}

/** Who keeps a document or wrote it says nothing about a person. The words for searching follow from other fields. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['account', 'created_by', 'search', 'hash', 'prev', 'request_id'])

/** The number of documents read at a time. Between two batches, other requests get their turn. */
const BATCH = 100

/** Every document that holds something of the person, collection by collection. */
export async function* findPerson(subject: Subject, session?: ClientSession): AsyncGenerator<Found> {
  for (const [model, place] of Object.entries(PLACES)) {
    if ('none' in place) continue
    const filter = (await place.within?.(subject)) ?? { account: subject.account }
    // In no order: sorting a whole account would cost more than reading it.
    const { collection } = mongoose.model(model)
    const documents = collection.find(filter, { batchSize: BATCH, ...(session && { session }) })
    for await (const document of documents) {
      const { texts, findings } = findIn(subject, model, document)
      const isOwn = place.isOwn?.(document, subject) ?? false
      if (findings.length > 0 || isOwn) yield { model, place, document, isOwn, findings, texts }
    }
  }
}

/**
 * A record that refers to the person by id means them, even by a name that someone else has. But the names and
 * addresses of other people are their own.
 */
function findIn({ ids, texts, allTexts }: Subject, model: string, document: Document) {
  const findings = findingsIn(document, { ids, texts }, LEFT_OUT)
  const refers = findings.some(({ matches }) => matches.some((match) => ids.has(match)))
  const isOfSomeoneElse = (model === 'Contact' || model === 'User') && !ids.has(String(document._id))
  if (!refers || isOfSomeoneElse) return { texts, findings }
  return { texts: allTexts, findings: findingsIn(document, { ids, texts: allTexts }, LEFT_OUT) }
}

/** The paths of a model's secret fields, without those that the person is told. */
export function hiddenPaths(model: string, { tells = [] }: Place): string[] {
  const { schema } = mongoose.model(model) as unknown as { schema: Schema }
  const paths: string[] = []
  schema.eachPath((path, { options }) => {
    if (options.secret && !tells.includes(path)) paths.push(path)
  })
  return paths
}
