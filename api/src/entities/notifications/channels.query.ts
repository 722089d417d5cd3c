/** By which ways people are told of what. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import type { NotificationChannels, NotificationChoices } from 'openapi'
import { NotificationKind } from 'openapi/codes'
import { NotificationSettingsModel } from './notification-settings.model.ts'

type Kinds = Required<NotificationChoices>

const both = { inbox: true, mail: true }
const inboxOnly = { inbox: true, mail: false }

/** What happens often is not mailed unless someone asks for it. */
const DEFAULTS: Kinds = {
  [NotificationKind.reminder]: both,
  [NotificationKind.assigned]: inboxOnly,
  [NotificationKind.mentioned]: inboxOnly,
  [NotificationKind.rescheduled]: inboxOnly,
  [NotificationKind.lead]: both,
  [NotificationKind.joined]: both,
  [NotificationKind.client_done]: both,
  [NotificationKind.client_reopened]: both,
  [NotificationKind.storm]: both,
  [NotificationKind.key_date]: both,
  [NotificationKind.client_message]: both,
  [NotificationKind.commission]: both,
  [NotificationKind.erasure]: both,
  [NotificationKind.covering]: both,
  // The email is the reply itself.
  [NotificationKind.replied]: both,
  [NotificationKind.bounced]: inboxOnly,
}

/** The chosen ways, completed with the defaults. */
export const withDefaults = (chosen: NotificationChoices | undefined): Kinds => ({ ...DEFAULTS, ...chosen })

/** The ways in which each of the users is told of a kind, by the user's id. */
export async function channelsOf(
  users: readonly Types.ObjectId[],
  kind: NotificationKind,
  session: ClientSession,
): Promise<(user: Types.ObjectId) => NotificationChannels> {
  const chosen = { _id: trusted({ $in: [...users] }) }
  const settings = await NotificationSettingsModel.find(chosen, { kinds: 1 }, { session }).lean()
  const byUser = new Map(settings.map(({ _id, kinds }) => [String(_id), kinds as NotificationChoices]))
  return (user) => withDefaults(byUser.get(String(user)))[kind]
}
