/** Writes, pins, deletes and recovers notes, and notifies the people mentioned. */
import { trusted, type Types } from 'mongoose'
import type { NoteBody, NoteCreate, NoteUpdate } from 'openapi'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { mentionsOf, textOf } from '#entities/notes/note-text.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import { canRewriteNote } from '#entities/notes/note.policy.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { findTaskOf } from '#entities/tasks/find-task-of.query.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'

/** The maximum text length: plenty to read, and far below a document's size limit. */
const MOST_TEXT = 20_000
/** At least one visible character: not only whitespace, invisible characters and control characters. */
const A_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Creates a note on the deal, or a comment on one of its tasks.
 * @throws 400 if the task is not one of the deal
 */
export async function createNote(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  { task: taskId, body, pinned = false }: Omit<NoteCreate, 'deal'>,
): Promise<NoteDocument> {
  const task = taskId ? await findTaskOf(deal._id, taskId, change) : null
  const { account, _id } = deal
  const note = new NoteModel({ account, deal: _id, task: task?._id ?? null, created_at: change.at, pinned })
  await setBody(change, viewer, note, body)
  await change.save(note, { stream: _id })
  await notifyMentioned(change, { deal, note, users: note.mentions })
  return note
}

/**
 * Updates the given fields.
 * @throws 403 if the viewer may not edit the note
 */
export async function updateNote(
  change: Change,
  viewer: Viewer,
  { deal, note }: { deal: DealDocument; note: NoteDocument },
  { body, pinned }: NoteUpdate,
): Promise<void> {
  const before = note.mentions.map(String)
  if (body) {
    requireAuthor(viewer, note)
    await setBody(change, viewer, note, body)
    if (note.isModified('body')) note.edited_at = change.at
  }
  if (pinned !== undefined) note.pinned = pinned
  const isPinnedOnly = !body && note.isModified('pinned')
  await change.save(note, { stream: deal._id, ...(isPinnedOnly && { op: note.pinned ? 'pin' : 'unpin' }) })
  const fresh = note.mentions.filter((user) => !before.includes(String(user)))
  await notifyMentioned(change, { deal, note, users: fresh })
}

/** Deletes the note. It can be recovered. */
export async function deleteNote(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  note: NoteDocument,
): Promise<void> {
  requireAuthor(viewer, note)
  note.deleted_at = change.at
  await change.save(note, { stream: deal._id, op: 'delete' })
}

/** Recovers a deleted note. Does nothing to one that exists. */
export async function restoreNote(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  note: NoteDocument,
): Promise<void> {
  requireAuthor(viewer, note)
  note.deleted_at = null
  await change.save(note, { stream: deal._id, op: 'restore' })
}

function requireAuthor(viewer: Viewer, note: NoteDocument): void {
  if (!canRewriteNote(viewer, note)) throw forbidden('Only its author can change a note')
}

async function setBody({ session }: Change, viewer: Viewer, note: NoteDocument, body: NoteBody): Promise<void> {
  const mentions = mentionsOf(body)
  const known = { _id: trusted({ $in: mentions.map(toId) }), account: viewer.account, is_client: false }
  const users = await UserModel.find(known, { person: 1, email: 1 }, { session }).lean()
  const names = new Map(users.map((user) => [String(user._id), fullName(user.person) || user.email]))
  if (mentions.some((user) => !names.has(user))) throw invalid('body', 'mentions someone who isn’t on the team')
  const text = textOf(body, (user) => names.get(user) ?? '')
  if (!A_SIGN.test(text)) throw invalid('body', 'can’t be empty')
  if (text.length > MOST_TEXT) throw invalid('body', `must be ${MOST_TEXT.toLocaleString('en-US')} characters or fewer`)
  note.set({ body, text, mentions: mentions.map(toId) })
}

type Mentioning = { deal: DealDocument; note: NoteDocument; users: readonly Types.ObjectId[] }

const mentioned = (where: 'note' | 'comment') => (whom: 'you' | 'them') => `mentioned ${whom} in a ${where}`

/** Notifies only people who may see the deal, so that a mention reveals nothing. */
async function notifyMentioned(change: Change, { deal, note, users }: Mentioning): Promise<void> {
  const { session } = change
  const to: Types.ObjectId[] = []
  for (const user of users) {
    const viewer = await loadViewer(user, session)
    const seen =
      viewer && (await DealModel.collection.findOne({ $and: [{ _id: deal._id }, dealScope(viewer)] }, { session }))
    if (seen) to.push(user)
  }
  if (to.length === 0) return
  // Its task may have been deleted since.
  const task = note.task && (await TaskModel.findById(note.task, { title: 1 }, { session }))
  const about = task
    ? { text: mentioned('comment'), subject: task.title, task: task._id }
    : { text: mentioned('note'), subject: deal.name }
  await notify(change, { to, kind: 'mentioned', deal: deal._id, ...about })
}
