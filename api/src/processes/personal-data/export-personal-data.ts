/** A person's data as a JSON file, written while it is read. */
import type { Document } from 'mongodb'
import { Readable } from 'node:stream'
import { Media } from '#platform/http/media.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { findPerson, type Found, hiddenPaths } from './find-person.query.ts'
import type { Subject } from './subject.query.ts'

/**
 * Who reads it. Owners and admins read everything. A member who reads their own may not see all records that name
 * them, so they are told which these are, and none of their texts. Clients are not told what the team wrote.
 */
export type Reader = 'brokerage' | 'member' | 'client'

/** The file. Its first record is read before the response starts, so that an error can still be a problem. */
export async function personalDataFile(viewer: Viewer, subject: Subject, reader: Reader): Promise<Media> {
  const parts = textOf(subject, reader)
  const first = await parts.next()
  const whole = async function* () {
    if (!first.done) yield first.value
    yield* parts
  }
  const fileName = `personal-data-${todayIn(viewer.time_zone)}.json`
  return new Media('application/json; charset=utf-8', Readable.from(whole()), { caching: 'no-store', fileName })
}

async function* textOf(subject: Subject, reader: Reader): AsyncGenerator<string, void> {
  const { kind, id, name, emails, phones } = subject
  const head = { about: { kind, id, name, emails, phones }, exported_at: new Date() }
  let text = `${JSON.stringify(head).slice(0, -1)},"records":[`
  for await (const found of findPerson(subject)) {
    const record = presented(found, reader)
    if (!record) continue
    yield `${text}\n${JSON.stringify(record)}`
    text = ','
  }
  yield text === ',' ? '\n]}\n' : `${text}]}\n`
}

/** What the reader is told of a document; null for nothing. */
function presented({ model, place, document, isOwn, findings }: Found, reader: Reader): object | null {
  if (reader === 'client' && !(isOwn && place.toClient && (model !== 'Event' || isDoneByThem(findings)))) return null
  const about = { collection: place.name, ...(!isHidden(model) && { id: document._id }), whole: isOwn }
  if (isOwn) return { ...about, record: recordOf({ model, place, document }, reader) }
  const hidden = hiddenPaths(model, place)
  const told = findings.filter(({ path }) => !hidden.some((one) => path === one || path.startsWith(`${one}.`)))
  if (told.length === 0) return null
  return {
    ...about,
    found: told.map(({ path, value, matches }) => ({
      path,
      value: reader === 'brokerage' ? value : matches.join(', '),
    })),
  }
}

const isDoneByThem = (findings: Found['findings']) => findings.some(({ path }) => path === 'actor')

/** Whether the documents' ids are secrets: a session's is the hash of its cookie, a repeated request's that of its key. */
const isHidden = (model: string) => model === 'Session' || model === 'IdempotencyKey'

function recordOf({ model, place, document }: Pick<Found, 'model' | 'place' | 'document'>, reader: Reader): Document {
  if (model === 'Event') return eventFor(document, reader)
  const shown = structureOf(document)
  for (const path of hiddenPaths(model, place)) remove(shown, path.split('.'))
  if (reader !== 'client' || !Array.isArray(place.toClient)) return shown
  return Object.fromEntries((place.toClient as readonly string[]).map((field) => [field, shown[field]]))
}

/** What someone did, for themself, without the values of records that they may not see any more. */
function eventFor({ at, entity, entity_id, op, cause, diff, follows, actor }: Document, reader: Reader): Document {
  const told = { at, actor, entity, entity_id, op }
  if (reader === 'brokerage') return { ...told, diff, follows, cause }
  return { ...told, fields: (diff as { path: string }[]).map(({ path }) => path) }
}

/** A copy as JSON, with ids, instants and bytes as text. */
const structureOf = (document: Document): Document => JSON.parse(JSON.stringify(document)) as Document

function remove(document: Document, [name = '', ...rest]: string[]): void {
  const inner: unknown = document[name]
  if (rest.length === 0) delete document[name]
  else if (Array.isArray(inner)) for (const one of inner) remove(one as Document, rest)
  else if (inner) remove(inner, rest)
}
