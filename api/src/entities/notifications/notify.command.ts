/** Notifies people in their inboxes, in the transaction of the change: they are notified if and only if it happens. */
import { trusted, type Types } from 'mongoose'
import { type NotificationKind, UserStatus } from 'openapi/codes'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { NotificationModel } from './notification.model.ts'

/** The content of a notification. */
export type Told = {
  /** The recipients. Duplicates, the actor and former members are left out. */
  to: readonly Types.ObjectId[]
  kind: NotificationKind
  /** What happened, as a sentence without its actor: `mentioned you in a note`. The actor's name is put in front. */
  text: string
  /** What it is about: the title of a task, the name of a deal. */
  subject: string
  /** The record that it links to. Recipients must still be able to see it to read the notification. */
  deal?: Types.ObjectId | null
  task?: Types.ObjectId | null
}

/** Adds the notification to the inboxes of its recipients. */
export async function notify(change: Change, { to, deal = null, task = null, ...told }: Told): Promise<void> {
  const { session, actor, at } = change
  const others = to.filter((user) => !actor.id || !user.equals(actor.id))
  if (others.length === 0) return
  const active = { account: actor.account, is_client: false, status: UserStatus.Active }
  const users = await UserModel.find({ _id: trusted({ $in: others }), ...active }, { _id: 1 }, { session }).lean()
  if (users.length === 0) return
  const text = `${await actorName(change)} ${told.text}`
  const about = { ...told, text, account: actor.account, actor: actor.id, deal, task, created_at: at }
  await NotificationModel.insertMany(
    users.map(({ _id: user }) => ({ ...about, user })),
    { session },
  )
}

async function actorName({ session, actor }: Change): Promise<string> {
  const user = await UserModel.findById(actor.id, { person: 1, email: 1 }, { session }).lean()
  return user ? fullName(user.person) || user.email : 'ProTracker'
}
