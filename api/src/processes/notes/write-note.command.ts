/** Writes, pins, deletes and recovers notes, and notifies the people mentioned. */
import type { Types } from 'mongoose'
import type { NoteCreate, NoteUpdate } from 'openapi'
import { type Host, onHost } from '#entities/hosts/host.query.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import { canRewriteNote } from '#entities/notes/note.policy.ts'
import { findTaskOf } from '#entities/tasks/find-task-of.query.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { notifyMentioned, setRichText } from './rich-text.command.ts'

/**
 * Creates a note on the deal or the contact, or a comment on one of the deal's tasks.
 * @throws 400 if the task is not one of the deal
 */
export async function createNote(
  change: Change,
  viewer: Viewer,
  host: Host,
  { task: taskId, body, pinned = false }: Omit<NoteCreate, 'deal' | 'contact'>,
): Promise<NoteDocument> {
  const { account, _id } = host.record
  if (taskId && host.kind === 'contact') throw invalid('task', 'needs a deal')
  const task = taskId ? await findTaskOf(_id, taskId, change) : null
  const note = new NoteModel({ account, ...onHost(host), task: task?._id ?? null, created_at: change.at, pinned })
  await setRichText(change, viewer, note, { body })
  await change.save(note, { stream: _id })
  await notify(change, { host, note, users: note.mentions })
  return note
}

/**
 * Updates the given fields.
 * @throws 403 if the viewer may not edit the note
 */
export async function updateNote(
  change: Change,
  viewer: Viewer,
  { host, note }: { host: Host; note: NoteDocument },
  { body, pinned }: NoteUpdate,
): Promise<void> {
  const before = note.mentions.map(String)
  if (body) {
    requireAuthor(viewer, note)
    await setRichText(change, viewer, note, { body })
    if (note.isModified('body')) note.edited_at = change.at
  }
  if (pinned !== undefined) note.pinned = pinned
  const isPinnedOnly = !body && note.isModified('pinned')
  await change.save(note, { stream: host.record._id, ...(isPinnedOnly && { op: note.pinned ? 'pin' : 'unpin' }) })
  const fresh = note.mentions.filter((user) => !before.includes(String(user)))
  await notify(change, { host, note, users: fresh })
}

/** Deletes the note. It can be recovered. */
export async function deleteNote(change: Change, viewer: Viewer, host: Host, note: NoteDocument): Promise<void> {
  requireAuthor(viewer, note)
  note.deleted_at = change.at
  await change.save(note, { stream: host.record._id, op: 'delete' })
}

/** Recovers a deleted note. Does nothing to one that exists. */
export async function restoreNote(change: Change, viewer: Viewer, host: Host, note: NoteDocument): Promise<void> {
  requireAuthor(viewer, note)
  note.deleted_at = null
  await change.save(note, { stream: host.record._id, op: 'restore' })
}

function requireAuthor(viewer: Viewer, note: NoteDocument): void {
  if (!canRewriteNote(viewer, note)) throw forbidden('Only its author can change a note')
}

type Mentioning = { host: Host; note: NoteDocument; users: readonly Types.ObjectId[] }

const mentioned = (where: 'note' | 'comment') => (whom: 'you' | 'them') => `mentioned ${whom} in a ${where}`

async function notify(change: Change, { host, note, users }: Mentioning): Promise<void> {
  // Its task may have been deleted since.
  const task = note.task && (await TaskModel.findById(note.task, { title: 1 }, { session: change.session }))
  const told = task
    ? { text: mentioned('comment'), subject: task.title, task: task._id }
    : { text: mentioned('note'), subject: host.name }
  await notifyMentioned(change, { host, users, told })
}
