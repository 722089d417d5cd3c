/** Logs, changes, deletes and recovers activities. When the contact was last contacted follows. */
import type { Types } from 'mongoose'
import type { ActivityUpdate } from 'openapi'
import { ActivityDirection, ActivityKind, activityKindLabels } from 'openapi/codes'
import type { ActivityDocument } from '#entities/activities/activity.model.ts'
import type { ContactDocument } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { notifyMentioned, setRichText } from '#processes/notes/rich-text.command.ts'
import { followLastTouch } from './follow-last-touch.command.ts'

/** Kinds that no one starts: both sides meet. */
const MUTUAL: ReadonlySet<string> = new Set([ActivityKind.meeting, ActivityKind.showing])
/** Kinds that take a while. */
const LASTING: ReadonlySet<string> = new Set([ActivityKind.call, ActivityKind.meeting, ActivityKind.showing])

/**
 * Sets the given fields of a new or stored activity, and saves it.
 * @throws 400 naming the field
 */
export async function writeActivity(
  change: Change,
  viewer: Viewer,
  { contact, activity }: { contact: ContactDocument; activity: ActivityDocument },
  { body, deal, at, ...facts }: ActivityUpdate,
): Promise<void> {
  const before = activity.mentions.map(String)
  if (at !== undefined) activity.at = new Date(at)
  if (activity.at > change.at) throw invalid('at', 'can’t be in the future')
  activity.set(facts)
  fitToKind(activity, facts)
  if (deal !== undefined) activity.deal = deal ? await dealSeen(change, viewer, deal) : null
  if (body) {
    await setRichText(change, viewer, activity, { body, isOptional: true })
    if (!activity.isNew && activity.isModified('body')) activity.edited_at = change.at
  }
  await saveActivity(change, activity)
  const users = activity.mentions.filter((user) => !before.includes(String(user)))
  const told = {
    text: (whom: 'you' | 'them') => `mentioned ${whom} in ${NOUNS[activity.kind]}`,
    subject: contactName(contact),
  }
  await notifyMentioned(change, { host: { kind: 'contact', record: contact, name: told.subject }, users, told })
}

const NOUNS: { readonly [kind in ActivityKind]: string } = {
  call: 'a call',
  email: 'an email',
  text: 'a text',
  meeting: 'a meeting',
  showing: 'a showing',
  other: 'an activity',
}

/** Deletes the activity. It can be recovered. */
export async function deleteActivity(change: Change, activity: ActivityDocument): Promise<void> {
  activity.deleted_at = change.at
  await saveActivity(change, activity, { op: 'delete' })
}

/** Recovers a deleted activity. Does nothing to one that exists. */
export async function restoreActivity(change: Change, activity: ActivityDocument): Promise<void> {
  activity.deleted_at = null
  await saveActivity(change, activity, { op: 'restore' })
}

/** Saves the activity in the stream of its contact. */
export async function saveActivity(
  change: Change,
  activity: ActivityDocument,
  told: { op?: string; cause?: string } = {},
): Promise<void> {
  await change.save(activity, { ...told, stream: activity.contact })
  await followLastTouch(change, [activity.contact])
}

/** Refuses what the kind does not have if it is given, and clears what another kind had. */
function fitToKind(activity: ActivityDocument, given: Omit<ActivityUpdate, 'body' | 'deal' | 'at'>): void {
  const { kind } = activity
  const plural = `${activityKindLabels[kind].toLowerCase()}s`
  const isMutual = MUTUAL.has(kind)
  if (isMutual && given.direction) throw invalid('direction', `isn’t for ${plural}`)
  activity.direction = isMutual ? null : (activity.direction ?? ActivityDirection.outgoing)
  if (kind !== ActivityKind.call && given.outcome) throw invalid('outcome', 'is only for calls')
  if (kind === ActivityKind.call && !activity.outcome) throw invalid('outcome', 'is required for calls')
  if (kind !== ActivityKind.call) activity.outcome = null
  if (!LASTING.has(kind) && given.minutes) throw invalid('minutes', 'is only for calls, meetings and showings')
  if (!LASTING.has(kind)) activity.minutes = null
}

async function dealSeen({ session }: Change, viewer: Viewer, id: string): Promise<Types.ObjectId> {
  return (await findReferred(DealModel, { field: 'deal', id, scope: dealScope(viewer), session }))._id
}
