/** Notifies people in the transaction of the change: they are notified if and only if it happens. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { NotificationKind, UserStatus } from 'openapi/codes'
import { coveredNow } from '#entities/absences/absences.query.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { actorName } from '#entities/actors/actor-names.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { isMailWaiting, type Mail, queueMail } from '#platform/mail/queue-mail.command.ts'
import { channelsOf } from './channels.query.ts'
import { NotificationModel } from './notification.model.ts'

/** The content of a notification. */
export type Told = {
  /** The recipients. Duplicates, the actor and former members are left out. */
  to: readonly Types.ObjectId[]
  kind: NotificationKind
  /**
   * What happened, as a sentence without its actor: `mentioned you in a note`. The actor's name is put in front. As a
   * function where it names the recipient: their stand-in is told of `them`.
   */
  text: string | ((whom: 'you' | 'them') => string)
  /** It comes by itself, whoever has caused it: the text is the whole sentence. */
  byItself?: boolean
  /** Also whoever caused it is told, if they are among the recipients. */
  tellsActor?: boolean
  /** It can't wait: its mail leaves right away. */
  atOnce?: boolean
  /** Recipients are told even if they were told something of this kind about the record lately. */
  anew?: boolean
  /** What it is about: the title of a task, the name of a deal. */
  subject: string
  /** What recipients would look up next, for its email. */
  details?: [label: string, value: string][]
  /** The record that it links to. Recipients must still be able to see it to read the notification. */
  deal?: Types.ObjectId | null
  task?: Types.ObjectId | null
  contact?: Types.ObjectId | null
  /** The mail, for a kind that has one of its own. It leaves at once. */
  mail?: (recipient: Recipient) => Mail
  /** The kind that it takes back. Where mail of that kind about the same record has not left yet, neither is sent. */
  takesBack?: NotificationKind
}

type Recipient = Pick<StoredUser, '_id' | 'email' | 'person'>

/** What may be taken back and done again at once is told once. */
const ONCE: ReadonlySet<NotificationKind> = new Set([
  NotificationKind.lead,
  NotificationKind.joined,
  NotificationKind.storm,
])
const SECOND_THOUGHTS_MS = 5 * 60_000
/** Mail leaves a little later, and only if it is still true. */
const MAIL_WAITS_MS = 2 * 60_000

/** Amounts are for the person alone: whoever covers for them does not see their commission. */
const PERSONAL: ReadonlySet<NotificationKind> = new Set([NotificationKind.commission])

/**
 * Tells the recipients, each in the ways that they have chosen, and the stand-ins of those who are away. Sample data is
 * news to no one.
 */
export async function notify(change: Change, told: Told): Promise<void> {
  const others = told.to.filter((user) => told.tellsActor || !change.actor.id || !user.equals(change.actor.id))
  if (others.length === 0 || (await isOfSample(told, change.actor.account, change.session))) return
  const sentence = await sentenceOf(change, told)
  await tell(change, others, { ...told, text: sentence('you') })
  if (PERSONAL.has(told.kind)) return
  for (const { user, stand_in, name } of await awayAmong(change, told.to)) {
    // Who is told for themselves needs no copy.
    const isKnown = [...told.to, change.actor.id].some((one) => one?.equals(stand_in))
    if (isKnown) continue
    const { mail: _own, ...copied } = told
    await tell(change, [stand_in], { ...copied, text: `For ${name}: ${sentence('them')}`, covering: user })
  }
}

/** The whole sentence, to the person whom it concerns (`you`) or to whoever covers for them. */
async function sentenceOf(change: Change, { text, byItself }: Told): Promise<(whom: 'you' | 'them') => string> {
  const actor = byItself ? '' : `${(await actorName(change.actor.id, change.session)) ?? 'ProTracker'} `
  return (whom) => `${actor}${typeof text === 'string' ? text : text(whom)}`
}

/** Those of the users who are away today, with the names by which their stand-ins know them. */
async function awayAmong({ session, actor, at }: Change, users: readonly Types.ObjectId[]) {
  const zoneOf = async () =>
    (await AccountModel.findById(actor.account, { time_zone: 1 }, { session }).lean().orFail()).time_zone
  const covered = await coveredNow(users, { at, session, zoneOf })
  if (covered.length === 0) return []
  const ids = covered.map(({ user }) => user)
  const people = await UserModel.find({ _id: trusted({ $in: ids }) }, { person: 1, email: 1 }, { session }).lean()
  const nameOf = new Map(people.map(({ _id, person, email }) => [String(_id), fullName(person) || email]))
  return covered.map(({ user, stand_in }) => ({ user, stand_in, name: nameOf.get(String(user)) ?? '' }))
}

/** What is told, as a whole sentence. `covering` is the person for whom a stand-in is told. */
type Sentence = Omit<Told, 'to' | 'text' | 'byItself'> & { text: string; covering?: Types.ObjectId }

async function tell(change: Change, others: readonly Types.ObjectId[], told: Sentence): Promise<void> {
  const { session, actor } = change
  const active = { account: actor.account, is_client: false, status: UserStatus.Active }
  const named = { _id: trusted({ $in: others }), ...active }
  const users = await UserModel.find(named, { email: 1, person: 1 }, { session }).lean<Recipient[]>()
  if (users.length === 0) return
  const waysOf = await channelsOf(others, told.kind, session)
  await addToInboxes(
    change,
    users.filter(({ _id }) => waysOf(_id).inbox),
    told,
  )
  for (const user of users.filter(({ _id }) => waysOf(_id).mail)) {
    if (told.mail) await queueMail(change, told.mail(user))
    else await mailNotice(change, user, told)
  }
}

async function isOfSample(
  { deal, contact }: Pick<Told, 'deal' | 'contact'>,
  account: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const sample = await findSampleData(account, session)
  if (!sample) return false
  return sample.deals.some((id) => deal?.equals(id)) || sample.contacts.some((id) => contact?.equals(id))
}

async function addToInboxes(
  { session, actor, at }: Change,
  users: readonly Recipient[],
  told: Sentence,
): Promise<void> {
  const { kind, text, subject, deal = null, task = null, contact = null } = told
  const record = { kind, deal, task, contact }
  const since = trusted({ $gte: new Date(at.getTime() - SECOND_THOUGHTS_MS) })
  const lately = { user: trusted({ $in: users.map(({ _id }) => _id) }), ...record, created_at: since }
  const known =
    ONCE.has(kind) && !told.anew ? await NotificationModel.find(lately, { user: 1 }, { session }).lean() : []
  const isKnown = ({ _id }: Recipient) => known.some(({ user }) => user.equals(_id))
  const named = deal && (await DealModel.findById(deal, { name: 1 }, { session }).lean())
  const about = {
    ...record,
    deal_name: named?.name ?? '',
    text,
    subject,
    account: actor.account,
    actor: actor.id,
    created_at: at,
  }
  await NotificationModel.insertMany(
    users.filter((user) => !isKnown(user)).map(({ _id: user }) => ({ ...about, user })),
    { session },
  )
}

async function mailNotice(change: Change, { _id, email, person }: Recipient, told: Sentence): Promise<void> {
  const { kind, takesBack = kind, text, subject, details = [], deal, task, contact, covering } = told
  const about = task ?? contact ?? deal
  if (!about) return
  for (const waiting of told.anew ? [] : new Set([kind, takesBack])) {
    if (await isMailWaiting(change, { to: email, about, 'data.about.kind': waiting })) return
  }
  const ids = { deal: textOf(deal), task: textOf(task), contact: textOf(contact) }
  const data = {
    first_name: person.first_name,
    text,
    subject,
    details,
    about: { user: String(_id), covering: textOf(covering), kind, ...ids },
  }
  await queueMail(change, { to: email, template: 'notice', data }, { about, ms: told.atOnce ? 0 : MAIL_WAITS_MS })
}

const textOf = (id: Types.ObjectId | null | undefined): string | null => (id ? String(id) : null)
