/**
 * Erases a person, exactly as previewed: their own records go or are emptied, and a pseudonym takes their place wherever
 * else they are named, in events too. One event tells it, with nothing of the person. See
 * docs/decisions/personal-data.md.
 */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type Schema, Types } from 'mongoose'
import type { PersonErase, PersonErasure } from 'openapi'
import { ContactStatus, UserStatus } from 'openapi/codes'
import { contactRenamed } from '#entities/contacts/contact-hooks.ts'
import { ContactModel, LEAD_STATUSES, type StoredContact } from '#entities/contacts/contact.model.ts'
import { mergedFrom } from '#entities/contacts/merged.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { LooseBytesModel } from '#entities/files/file-bytes.model.ts'
import { FilePreviewModel } from '#entities/files/file-preview.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { revokePortal } from '#processes/sharing/revoke-portal.command.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import { endSessions } from '#entities/sessions/renew-sessions.command.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { personChanged } from '#entities/users/user-hooks.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { redactEvents } from '#platform/events/redact-events.command.ts'
import { invalid, preconditionFailed } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { isRecorded, newId, nextVersion } from '#platform/records/record.ts'
import { forgetWords } from '#platform/search/forget-words.command.ts'
import type { Found } from './find-person.query.ts'
import { replacedIn, withoutTokens } from './findings.ts'
import { type ErasurePlan, planErasure } from './plan-erasure.query.ts'
import type { Subject } from './subject.query.ts'

/**
 * Erases the person.
 * @throws 400 if the name is not typed as it is, 412 if the outcome differs from the given `preview`
 */
export async function erasePerson(
  change: Change,
  subject: Subject,
  pseudonym: string,
  confirmation: PersonErase | null,
): Promise<Omit<PersonErasure, 'applied'>> {
  const { session } = change
  const plan = await planErasure(subject, pseudonym, session)
  if (confirmation) requireMeant(confirmation, plan)

  await closePortals(change, subject)
  for (const user of subject.users) await endSessions(change, user)
  await deleteDocuments(change, plan.gone)
  for (const { found, after } of plan.rewritten) await rewrite(change, found, after)
  await emptyContact(change, subject, pseudonym)
  for (const user of subject.users) await emptyUser(change, user, pseudonym)
  await forgetWords(change, {
    account: subject.account,
    words: subject.allTexts.tokens,
    models: [ContactModel, DealModel, TaskModel],
  })

  const redacted = await redact(change, subject, plan)
  const before = change.eventIds.length
  const facts = { pseudonym, records: plan.gone.length + plan.rewritten.length, redacted }
  change.recordEvent({
    stream: subject.id,
    entity: subject.kind,
    entity_id: subject.id,
    op: 'erase',
    diff: Object.entries(facts).map(([path, to]) => ({ path, from: null, to })),
    follows: [],
    cause: null,
  })
  return { ...plan.told, name: pseudonym, event: change.eventIds[before] ?? null }
}

function requireMeant({ name, preview }: PersonErase, { told }: ErasurePlan): void {
  if (name?.trim() !== told.name) throw invalid('name', `doesn’t match “${told.name}”`)
  if (preview !== told.preview) throw preconditionFailed()
}

async function closePortals(change: Change, { kind, id }: Subject): Promise<void> {
  const portals = await PortalModel.find({ [kind]: id }, null, { session: change.session })
  for (const portal of portals) await revokePortal(change, portal)
}

async function deleteDocuments({ session }: Change, gone: readonly Found[]): Promise<void> {
  for (const [model, found] of Map.groupBy(gone, ({ model }) => model)) {
    const ids = found.map(({ document }) => document._id)
    await mongoose.model(model).collection.deleteMany({ _id: { $in: ids } }, { session })
    if (model === 'File') await loosenBytes(session, found)
    if (model !== 'Task') continue
    await ReminderModel.collection.deleteMany({ task: { $in: ids } }, { session })
    await NotificationModel.collection.deleteMany({ task: { $in: ids } }, { session })
  }
}

/** Of files that are gone, no bytes and no pictures stay. The next sweep takes the bytes. */
async function loosenBytes(session: ClientSession, files: readonly Found[]): Promise<void> {
  const loose = files.map(({ document }) => ({ _id: document.bytes as Types.ObjectId, since: new Date(0) }))
  await LooseBytesModel.insertMany(loose, { session })
  await FilePreviewModel.collection.deleteMany({ _id: { $in: files.map(({ document }) => document._id) } }, { session })
}

/** Writes what is left of a document. An event of its own would tell what it was before. */
async function rewrite({ session, at }: Change, { model, place, document }: Found, after: Document): Promise<void> {
  const changed = Object.entries({ ...after, ...(await place.derived?.(after as never)) })
    .filter(([name, value]) => value !== document[name])
    .map(([name, value]) => [name, { $literal: value as unknown }])
  const { collection, schema } = mongoose.model(model) as unknown as { collection: mongoose.Collection; schema: Schema }
  const version = isRecorded(schema) ? nextVersion(at, 'edit') : {}
  await collection.updateOne({ _id: document._id }, [{ $set: { ...Object.fromEntries(changed), ...version } }], {
    session,
  })
}

/** What the books need of a contact, and who it belongs to. */
const KEPT_OF_CONTACT = ['account', 'status', 'source', 'owner', 'shared_with', 'merged_into'] as const
const KEPT_OF_USER = ['account', 'is_client'] as const

async function emptyContact(change: Change, { kind, id }: Subject, pseudonym: string): Promise<void> {
  const stored = kind === 'contact' ? await ContactModel.findById(id, null, { session: change.session }).lean() : null
  if (!stored) return
  const kept = Object.fromEntries(KEPT_OF_CONTACT.map((field) => [field, stored[field]])) as Partial<StoredContact>
  // A lead that no one can reach would wait on the board for good.
  const status = LEAD_STATUSES.includes(stored.status) ? ContactStatus.Lost : stored.status
  const empty = new ContactModel({ ...kept, status, first_name: pseudonym })
  await replaceFields(change, ContactModel, { ...empty.toObject(), _id: id })
  // Nothing is left of those merged into it.
  const merged = await mergedFrom(id, change.session)
  await ContactModel.collection.deleteMany({ _id: { $in: merged } }, { session: change.session })
  await contactRenamed.run(change, id)
}

/** No one can sign in with the address, and no mail can reach it. */
async function emptyUser(change: Change, id: Types.ObjectId, pseudonym: string): Promise<void> {
  const stored = await UserModel.findById(id, null, { session: change.session }).lean().orFail()
  const kept = Object.fromEntries(KEPT_OF_USER.map((field) => [field, stored[field]]))
  const email = `erased-${newId().toHexString()}@erased.invalid`
  const empty = new UserModel({ ...kept, email, status: UserStatus.Disabled, person: { first_name: pseudonym } })
  await replaceFields(change, UserModel, { ...empty.toObject(), _id: id })
  await personChanged.run(change, id)
}

const BOOKKEEPING = ['_id', 'created_at', 'created_by', 'updated_at', 'version', 'versions_since_edit']

async function replaceFields(
  { session, at }: Change,
  { collection }: { collection: mongoose.Collection },
  { _id, ...record }: Document,
): Promise<void> {
  const fields = Object.entries(record).filter(([name]) => !BOOKKEEPING.includes(name))
  const literal = Object.fromEntries(fields.map(([name, value]) => [name, { $literal: value as unknown }]))
  await collection.updateOne({ _id }, [{ $set: { ...literal, ...nextVersion(at, 'edit') } }], { session })
}

/** Takes the person out of the events. Of their own records, and of those that are deleted, the events keep no values. */
async function redact(change: Change, subject: Subject, { gone, events, pseudonym }: ErasurePlan) {
  const empty = new Set([...subject.ids, ...gone.map(({ document }) => String(document._id))])
  const theirs = { entity_id: { $in: [...empty].filter(isId).map(toId) } }
  const own = (await EventModel.collection.distinct('_id', theirs, { session: change.session })) as Types.ObjectId[]
  const kept: ReadonlySet<string> = new Set([...KEPT_OF_CONTACT, ...KEPT_OF_USER])
  return redactEvents(change, {
    ids: [...[...events.keys()].map(toId), ...own],
    replace: (value, { event, path }) => {
      const [field = ''] = path.split('.')
      const texts = events.get(String(event._id)) ?? subject.texts
      if (path === 'cause') return replacedIn(value, texts, pseudonym)
      if (empty.has(String(event.entity_id)) && !kept.has(field)) return null
      const isSearch = path.split('.').at(-1) === 'search'
      return isSearch ? withoutTokens(value, texts) : replacedIn(value, texts, pseudonym)
    },
  })
}
