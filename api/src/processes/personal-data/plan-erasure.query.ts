/** What erasing a person does: the records that go, those in which a pseudonym takes their place, and those that stay. */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type Schema, Types } from 'mongoose'
import type { PersonErasure } from 'openapi'
import { digest } from '#platform/records/digest.ts'
import { findPerson, type Found } from './find-person.query.ts'
import { replacedIn } from './findings.ts'
import type { IdentifyingTexts } from './identifying-texts.ts'
import { type Place, PLACES } from './places.ts'
import type { Subject } from './subject.query.ts'

export type ErasurePlan = {
  pseudonym: string
  /** The documents to delete. */
  gone: Found[]
  /** The other documents that hold texts of the person, with what is left of each. */
  rewritten: { found: Found; after: Document }[]
  /** The events that hold texts of the person, by id, with the texts that identify them there. */
  events: ReadonlyMap<string, IdentifyingTexts>
  told: Pick<PersonErasure, 'preview' | 'name' | 'pseudonym' | 'erased' | 'kept' | 'left' | 'left_more'>
}

/** They come and go by themselves, so they make no difference to what was previewed. */
const PASSING: ReadonlySet<string> = new Set(['IdempotencyKey', 'LastSeen', 'Session'])

const MOST_LEFT = 100

/** What erasing a person would delete, rewrite and empty. Changes nothing. */
export async function planErasure(subject: Subject, pseudonym: string, session?: ClientSession): Promise<ErasurePlan> {
  const gone: Found[] = []
  const rewritten: ErasurePlan['rewritten'] = []
  const emptied: Found[] = []
  const events = new Map<string, IdentifyingTexts>()
  const deals = new Set<string>()
  for await (const found of findPerson(subject, session)) {
    const { model, place, document } = found
    if (model === 'Deal') deals.add(String(document._id))
    if (isPerson(found, subject)) emptied.push(found)
    else if (place.erased === 'delete' && (found.isOwn || !place.isOwn)) gone.push(found)
    else {
      // The tokens of search follow from the texts.
      const { search: _follows, ...texts } = document
      const after = replacedIn(texts, found.texts, pseudonym)
      if (after === texts) continue
      // There may be very many of them.
      if (model === 'Event') events.set(String(document._id), found.texts)
      else rewritten.push({ found, after })
    }
  }
  const left = await findLeft([...deals], subject, pseudonym, session)
  const seen = [...gone, ...emptied, ...rewritten.map(({ found }) => found)].filter(({ model }) => !PASSING.has(model))
  const outcome = seen.map(({ model, document, findings }) => [
    `${model} ${String(document._id)}`,
    ...findings.map(({ path }) => path),
  ])
  return {
    pseudonym,
    gone,
    rewritten,
    events,
    told: {
      preview: digest([pseudonym, outcome.toSorted(byName), [...events.keys()].toSorted(), left]),
      name: subject.name,
      pseudonym,
      erased: countByPlace(
        [...gone, ...emptied],
        [...rewritten.map(({ found }) => found), ...[...events].map(() => EVENTS)],
      ),
      kept: await countKept([...deals], session),
      left: left.slice(0, MOST_LEFT),
      left_more: Math.max(0, left.length - MOST_LEFT),
    },
  }
}

/** Whether it is the contact's or user's own record, which is emptied. */
export const isPerson = ({ model, document }: Found, { ids }: Subject): boolean =>
  (model === 'Contact' || model === 'User') && ids.has(String(document._id))

const byName = ([a = '']: string[], [b = '']: string[]): number => (a < b ? -1 : 1)

type Counted = Pick<Found, 'place'>

const EVENTS: Counted = { place: PLACES.Event as Place }

function countByPlace(whole: readonly Counted[], texts: readonly Counted[]): PersonErasure['erased'] {
  const names = Object.values(PLACES).flatMap((place) => ('none' in place ? [] : [place.name]))
  const count = (all: readonly Counted[], name: string) => all.filter(({ place }) => place.name === name).length
  return names
    .map((what) => ({ what, whole: count(whole, what), texts: count(texts, what) }))
    .filter((one) => one.whole + one.texts > 0)
}

async function countKept(deals: readonly string[], session?: ClientSession): Promise<PersonErasure['kept']> {
  if (deals.length === 0) return []
  const ofDeals = { deal: { $in: deals.map((id) => new Types.ObjectId(id)) } }
  const files = await mongoose.model('File').collection.countDocuments(ofDeals, session && { session })
  return [
    {
      what: 'Deals and their commissions',
      records: deals.length,
      reason: 'The law and your books require them. They show a pseudonym instead of the name.',
    },
    ...(files === 0
      ? []
      : [{ what: 'Files on these deals', records: files, reason: 'Their contents aren’t changed.' }]),
  ]
}

/** Texts of the person's deals that hold the first or last name alone. */
async function findLeft(
  deals: readonly string[],
  { allTexts, texts, account }: Subject,
  pseudonym: string,
  session?: ClientSession,
): Promise<PersonErasure['left']> {
  const left: PersonErasure['left'] = []
  const ids = deals.map((id) => new Types.ObjectId(id))
  for (const [model, place] of Object.entries(PLACES)) {
    if ('none' in place || !(model === 'Deal' || schemaOf(model).path('deal')) || (place.erased && !place.isOwn))
      continue
    const filter = { account, [model === 'Deal' ? '_id' : 'deal']: { $in: ids } }
    const documents = mongoose
      .model(model)
      .collection.find(filter, session && { session })
      .sort({ _id: 1 })
    for await (const document of documents) {
      const deal = String(model === 'Deal' ? document._id : document.deal)
      for (const text of textsIn(replacedIn({ ...document, search: [] }, texts, pseudonym))) {
        const [name] = allTexts.findLoose(text)
        if (name) left.push({ what: place.name, id: String(document._id), deal, text: around(text, name) })
      }
    }
  }
  return left
}

const schemaOf = (model: string) => (mongoose.model(model) as unknown as { schema: Schema }).schema

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return []
  return Object.values(value).flatMap(textsIn)
}

const AROUND = 60

/** The text around the name. */
function around(text: string, name: string): string {
  const at = text.indexOf(name)
  const [from, to] = [Math.max(0, at - AROUND), at + name.length + AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}
