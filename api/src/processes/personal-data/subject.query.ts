/** Reads who a person is and was: a contact or a user, with all the texts that have ever identified them. */
import type { Document } from 'mongodb'
import { type ClientSession, Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { mergedFrom } from '#entities/contacts/merged.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { EventModel, type StoredEvent } from '#platform/events/event.model.ts'
import { notFound } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { searchTokens } from '#platform/records/search-tokens.ts'
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
  /** What identifies them and no one else of the account. */
  texts: IdentifyingTexts
  /** With what someone else has, too: a name, the phone of a family. For records that refer to the person. */
  allTexts: IdentifyingTexts
}

type State = Record<string, unknown>

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
  // Who was merged into the contact is the same person.
  const merged = await mergedFrom(_id, session)
  const before = await Promise.all(merged.map(async (one) => statesOf(one, 'contact', account, session)))
  const identities = [...before.flat(), ...states, now].map(contactIdentity)
  const known = { account, kind: 'contact' as const, id: _id, now: contactIdentity(now), identities, users }
  return subjectOf(known, session, merged)
}

type UserReading = {
  /** The contacts that a client is, if they are sought too. */
  contacts?: readonly Types.ObjectId[]
  session?: ClientSession
}

/**
 * A user of the account.
 * @throws 404 if there is none
 */
export async function readUserSubject(
  account: Types.ObjectId,
  id: string,
  { contacts = [], session }: UserReading = {},
): Promise<Subject> {
  if (!isId(id)) throw notFound()
  const _id = toId(id)
  const user = await UserModel.collection.findOne({ _id, account }, session && { session })
  if (!user) throw notFound()
  const states = await statesOf(_id, 'user', account, session)
  const identities = states.map(userIdentity)
  const subject = { account, kind: 'user' as const, id: _id, now: userIdentity(user), identities, users: [user] }
  return subjectOf(subject, session, contacts)
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
  contacts: readonly Types.ObjectId[] = [],
): Promise<Subject> {
  const all = [now, ...identities, ...users.map(userIdentity)]
  const properties = await propertiesAmong(
    account,
    all.flatMap(({ texts }) => texts),
    session,
  )
  const known = {
    names: all.flatMap(({ names }) => names),
    emails: distinct(all.flatMap(({ emails }) => emails)),
    phones: distinct(all.flatMap(({ phones }) => phones)),
    texts: all.flatMap(({ texts }) => texts).filter((text) => !properties.has(text)),
  }
  const images = users.flatMap(({ person }) => (person?.image ? [String(person.image)] : []))
  const ids = [id, ...users.map(({ _id }) => _id as Types.ObjectId), ...contacts]
  const others = await othersLike(account, ids, known, session)
  const [name] = now.names
  return {
    account,
    kind,
    id,
    ids: new Set([...ids.map(String), ...images]),
    users: users.map(({ _id }) => _id as Types.ObjectId),
    name: (name && `${name.first_name} ${name.last_name}`.trim()) || now.texts[0] || now.emails[0] || String(id),
    emails: known.emails.filter((email) => !others.some(({ emails }) => includes(emails, email))),
    phones: now.phones,
    texts: identifyingTexts(withoutOthers(known, others)),
    allTexts: identifyingTexts(known),
  }
}

/** Streets that are the property of a deal. They say which deal it was, and the books need them. */
async function propertiesAmong(account: Types.ObjectId, texts: readonly string[], session?: ClientSession) {
  if (texts.length === 0) return new Set<unknown>()
  const sold = { account, 'address.street': { $in: texts } }
  return new Set<unknown>(await DealModel.collection.distinct('address.street', sold, session ? { session } : {}))
}

/** Other contacts and users of the account who have something of the person's identity. */
async function othersLike(
  account: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  { names, emails, phones, texts }: Identity,
  session?: ClientSession,
): Promise<Identity[]> {
  const within = session && { session }
  const notThem = { account, _id: { $nin: [...ids] } }
  const words = searchTokens(...names.map((name) => `${name.first_name} ${name.last_name}`), ...emails, ...phones)
  const like = { $or: [{ search: { $in: words } }, { 'address.street': { $in: [...texts] } }] }
  const contacts = await ContactModel.collection.find({ ...notThem, ...like }, within).toArray()
  const users = await UserModel.collection.find(notThem, within).toArray()
  return [...contacts.map(contactIdentity), ...users.map(userIdentity)]
}

const withoutOthers = ({ names, emails, phones, texts }: Identity, others: readonly Identity[]): Identity => {
  const isOthers = (of: 'emails' | 'phones' | 'texts') => (text: string) =>
    others.some((other) => includes(other[of], text))
  const isOthersName = (name: Name) =>
    others.some((other) =>
      other.names.some((one) => same(one.first_name, name.first_name) && same(one.last_name, name.last_name)),
    )
  return {
    names: names.filter((name) => !isOthersName(name)),
    emails: emails.filter((text) => !isOthers('emails')(text)),
    phones: phones.filter((text) => !isOthers('phones')(text)),
    texts: texts.filter((text) => !isOthers('texts')(text)),
  }
}

function contactIdentity(contact: State): Identity {
  const name = nameIn(contact)
  const { street } = (contact.address ?? {}) as { street?: unknown }
  const isNamed = name.first_name !== '' || name.last_name !== ''
  return {
    names: isNamed ? [name] : [],
    emails: textsOf(contact.emails),
    phones: textsOf(contact.phones),
    texts: [isNamed ? '' : textOf(contact.company), textOf(street)].filter((text) => text !== ''),
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
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
const includes = (texts: readonly string[], text: string): boolean =>
  texts.some((one) => same(one, text) || (digitsOf(text).length >= 7 && digitsOf(one) === digitsOf(text)))
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
