/** Tells people in their inboxes, in the transaction of what they are told: it is told if and only if it happens. */
import { trusted, type Types } from 'mongoose'
import { type NotificationKind, UserStatus } from 'openapi/codes'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { NotificationModel } from './notification.model.ts'

/** What is told. */
export type Told = {
  /** Whom; twice named is told once. Whoever does it is not told of it, nor is anybody who does not work here any more. */
  to: readonly Types.ObjectId[]
  kind: NotificationKind
  /** What happened, in a sentence without its actor: `mentioned you in a note`. Their name is put in front. */
  text: string
  /** What it is about: the title of a task, the name of a deal. */
  subject: string
  /** Where it leads, and what somebody must still see in order to read it. */
  deal?: Types.ObjectId | null
  task?: Types.ObjectId | null
}

/** Puts it into the inboxes of those whom it concerns. */
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
