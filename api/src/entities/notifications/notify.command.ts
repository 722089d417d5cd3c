/** Notifies people in the transaction of the change: they are notified if and only if it happens. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { NotificationKind, UserStatus } from 'openapi/codes'
import { actorName } from '#entities/actors/actor-names.query.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { isMailWaiting, type Mail, queueMail } from '#platform/mail/queue-mail.command.ts'
import { channelsOf } from './channels.query.ts'
import { NotificationModel } from './notification.model.ts'

/** The content of a notification. */
export type Told = {
  /** The recipients. Duplicates, the actor and former members are left out. */
  to: readonly Types.ObjectId[]
  kind: NotificationKind
  /** What happened, as a sentence without its actor: `mentioned you in a note`. The actor's name is put in front. */
  text: string
  /** It comes by itself, whoever has caused it: the text is the whole sentence. */
  byItself?: boolean
  /** What it is about: the title of a task, the name of a deal. */
  subject: string
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

/** Tells the recipients, each in the ways that they have chosen. Sample data is news to nobody. */
export async function notify(change: Change, told: Told): Promise<void> {
  const { session, actor } = change
  const others = told.to.filter((user) => !actor.id || !user.equals(actor.id))
  if (others.length === 0 || (await isOfSample(told, actor.account, session))) return
  const active = { account: actor.account, is_client: false, status: UserStatus.Active }
  const named = { _id: trusted({ $in: others }), ...active }
  const users = await UserModel.find(named, { email: 1, person: 1 }, { session }).lean<Recipient[]>()
  if (users.length === 0) return
  const waysOf = await channelsOf(others, told.kind, session)
  const sentence = told.byItself
    ? told.text
    : `${(await actorName(change.actor.id, change.session)) ?? 'ProTracker'} ${told.text}`
  await addToInboxes(
    change,
    users.filter(({ _id }) => waysOf(_id).inbox),
    { ...told, text: sentence },
  )
  for (const user of users.filter(({ _id }) => waysOf(_id).mail)) {
    if (told.mail) await queueMail(change, told.mail(user))
    else await mailNotice(change, user, { ...told, text: sentence })
  }
}

async function isOfSample({ deal, contact }: Told, account: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const sample = await findSampleData(account, session)
  if (!sample) return false
  return sample.deals.some((id) => deal?.equals(id)) || sample.contacts.some((id) => contact?.equals(id))
}

async function addToInboxes({ session, actor, at }: Change, users: readonly Recipient[], told: Told): Promise<void> {
  const { kind, text, subject, deal = null, task = null, contact = null } = told
  const record = { kind, deal, task, contact }
  const since = trusted({ $gte: new Date(at.getTime() - SECOND_THOUGHTS_MS) })
  const lately = { user: trusted({ $in: users.map(({ _id }) => _id) }), ...record, created_at: since }
  const known = ONCE.has(kind) ? await NotificationModel.find(lately, { user: 1 }, { session }).lean() : []
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

async function mailNotice(change: Change, { _id, email, person }: Recipient, told: Told): Promise<void> {
  const { kind, takesBack = kind, text, subject, deal, task, contact } = told
  const about = task ?? contact ?? deal
  if (!about) return
  for (const waiting of new Set([kind, takesBack])) {
    if (await isMailWaiting(change, { to: email, about, 'data.about.kind': waiting })) return
  }
  const ids = { deal: textOf(deal), task: textOf(task), contact: textOf(contact) }
  const data = { first_name: person.first_name, text, subject, about: { user: String(_id), kind, ...ids } }
  await queueMail(change, { to: email, template: 'notice', data }, { about, ms: MAIL_WAITS_MS })
}

const textOf = (id: Types.ObjectId | null | undefined): string | null => (id ? String(id) : null)
