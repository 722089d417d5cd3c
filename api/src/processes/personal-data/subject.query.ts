/** Reads who a person is and was: a contact or a user, with all the texts that have ever identified them. */
import type { Document } from 'mongodb'
import { type ClientSession, Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { notFound } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { DeletedContactModel } from '#processes/contact-deletion/deleted-contact.model.ts'
import { type Identity, identifyingTexts, type IdentifyingTexts, type Name } from './identifying-texts.ts'

export type Subject = {
  account: Types.ObjectId
  kind: 'contact' | 'user'
  /** The contact or the user. */
  id: Types.ObjectId
  /** The records that are the person: for a contact, the client's user too; with their images. */
  ids: ReadonlySet<string>
  /** The users among these. */
  users: readonly Types.ObjectId[]
  name: string
  emails: readonly string[]
  phones: readonly string[]
  texts: IdentifyingTexts
}

type State = Record<string, unknown>

/** Longer notes than this identify a person wherever somebody has copied them. */
const TELLING_NOTES = 20

/**
 * A contact of the account, and the client's user if they sign in. A deleted contact is found too: its events
 * still tell everything about it.
 * @throws 404 if there is none
 */
export async function readContactSubject(
  account: Types.ObjectId,
  id: string,
  session?: ClientSession,
): Promise<Subject> {
  if (!isId(id)) throw notFound()
  const _id = toId(id)
  const states = await statesOf(_id, 'contact', account, session)
  const within = session && { session }
  const stored = await ContactModel.collection.findOne({ _id, account }, within)
  const kept = stored ?? (await DeletedContactModel.collection.findOne({ _id, account }, within))?.contact
  const now = kept ?? states.at(-1)
  if (!now) throw notFound()
  const users = await usersOfContact(account, _id, session)
  const identities = [...states, now].map(contactIdentity)
  return subjectOf({ account, kind: 'contact', id: _id, now: contactIdentity(now), identities, users }, session)
}

type UserReading = {
  /** The contacts that a client is, if they are sought too. */
  contacts?: readonly Types.ObjectId[]
  /** Contacts whose texts are theirs, even if the user has the same. */
  others?: readonly Types.ObjectId[]
  session?: ClientSession
}

/**
 * A user of the account.
 * @throws 404 if there is none
 */
export async function readUserSubject(
  account: Types.ObjectId,
  id: string,
  { contacts = [], others = [], session }: UserReading = {},
): Promise<Subject> {
  if (!isId(id)) throw notFound()
  const _id = toId(id)
  const user = await UserModel.collection.findOne({ _id, account }, session && { session })
  if (!user) throw notFound()
  const states = await statesOf(_id, 'user', account, session)
  const identities = states.map(userIdentity)
  const subject = { account, kind: 'user' as const, id: _id, now: userIdentity(user), identities, users: [user] }
  return subjectOf(subject, session, { contacts, others: await contactIdentities(others, session) })
}

async function contactIdentities(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<Identity[]> {
  const found = ContactModel.collection.find({ _id: { $in: [...ids] } }, session && { session })
  return (await found.toArray()).map(contactIdentity)
}

/** The contacts that a client is, by the deals shared with them. */
export async function contactsOfClient(user: Types.ObjectId, session?: ClientSession): Promise<Types.ObjectId[]> {
  return (await PortalModel.collection.distinct('contact', { user }, session ? { session } : {})) as Types.ObjectId[]
}

/** The client's users with whom deals were shared as this contact and as no other. */
async function usersOfContact(account: Types.ObjectId, contact: Types.ObjectId, session?: ClientSession) {
  const within = session ? { session } : {}
  const used = (await PortalModel.collection.distinct('user', { contact }, within)) as (Types.ObjectId | null)[]
  const ids = used.filter((user) => user !== null)
  const elsewhere = { user: { $in: ids }, contact: { $ne: contact } }
  const shared = new Set((await PortalModel.collection.distinct('user', elsewhere, within)).map(String))
  const own = ids.filter((user) => !shared.has(String(user)))
  return UserModel.collection.find({ _id: { $in: own }, account, is_client: true }, within).toArray()
}

type Known = Pick<Subject, 'account' | 'kind' | 'id'> & {
  now: Identity
  identities: readonly Identity[]
  users: readonly Document[]
}

async function subjectOf(
  { account, kind, id, now, identities, users }: Known,
  session?: ClientSession,
  { contacts = [], others = [] }: { contacts?: readonly Types.ObjectId[]; others?: readonly Identity[] } = {},
): Promise<Subject> {
  const all = [now, ...identities, ...users.map(userIdentity)]
  const properties = await propertiesAmong(
    account,
    all.flatMap(({ texts }) => texts),
    session,
  )
  const own = (of: 'emails' | 'phones') =>
    distinct(all.flatMap((one) => one[of])).filter((text) => !others.some((other) => other[of].includes(text)))
  const isOthers = (name: Name) =>
    others.some(({ names }) =>
      names.some((one) => same(one.first_name, name.first_name) && same(one.last_name, name.last_name)),
    )
  const identity = {
    names: all.flatMap(({ names }) => names).filter((name) => !isOthers(name)),
    emails: own('emails'),
    phones: own('phones'),
    texts: all.flatMap(({ texts }) => texts).filter((text) => !properties.has(text)),
  }
  const images = users.flatMap(({ person }) => (person?.image ? [String(person.image)] : []))
  const ids = [id, ...users.map(({ _id }) => _id), ...contacts].map(String)
  const [name] = now.names
  return {
    account,
    kind,
    id,
    ids: new Set([...ids, ...images]),
    users: users.map(({ _id }) => _id as Types.ObjectId),
    name: (name && `${name.first_name} ${name.last_name}`.trim()) || now.texts[0] || now.emails[0] || String(id),
    emails: identity.emails,
    phones: identity.phones,
    texts: identifyingTexts(identity),
  }
}

/** Streets that are the property of a deal. They say which deal it was, and the books need them. */
async function propertiesAmong(account: Types.ObjectId, texts: readonly string[], session?: ClientSession) {
  if (texts.length === 0) return new Set<unknown>()
  const sold = { account, 'address.street': { $in: texts } }
  return new Set<unknown>(await DealModel.collection.distinct('address.street', sold, session ? { session } : {}))
}

function contactIdentity(contact: State): Identity {
  const name = nameIn(contact)
  const { street } = (contact.address ?? {}) as { street?: unknown }
  const notes = textOf(contact.notes)
  const isNamed = name.first_name !== '' || name.last_name !== ''
  return {
    names: isNamed ? [name] : [],
    emails: textsOf(contact.emails),
    phones: textsOf(contact.phones),
    texts: [isNamed ? '' : textOf(contact.company), textOf(street), notes.length >= TELLING_NOTES ? notes : ''].filter(
      (text) => text !== '',
    ),
  }
}

function userIdentity(user: State): Identity {
  const person = (user.person ?? {}) as State
  const name = nameIn(person)
  return {
    names: name.first_name === '' && name.last_name === '' ? [] : [name],
    emails: textsOf([user.email]),
    phones: textsOf([person.phone_number]),
    texts: [],
  }
}

const nameIn = (named: State): Name => ({ first_name: textOf(named.first_name), last_name: textOf(named.last_name) })
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

/** The states that a record has had, by its events: a former name or address is the person's, too. */
async function statesOf(
  id: Types.ObjectId,
  entity: 'contact' | 'user',
  account: Types.ObjectId,
  session?: ClientSession,
): Promise<State[]> {
  const events = EventModel.collection
    .find<StoredEvent>({ entity_id: id, entity, account }, session && { session })
    .sort({ at: 1, _id: 1 })
  const states: State[] = []
  for await (const { diff } of events) {
    const state = structuredClone(states.at(-1) ?? {})
    // A deletion tells what was there before, and an erased value nothing.
    for (const { path, from, to } of diff) put(state, path ?? '', to ?? from)
    states.push(state)
  }
  return states
}

/** Sets what a path such as `person.first_name` or `emails.0` leads to. */
function put(state: State, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value !== null && value !== undefined) state[name] = value
    return
  }
  const inner = state[name]
  const next = typeof inner === 'object' && inner !== null ? (inner as State) : {}
  state[name] = next
  put(next, rest.join('.'), value)
}
