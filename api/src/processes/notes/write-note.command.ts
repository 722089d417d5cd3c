/** Writes, pins, deletes and brings back notes, and tells whom they mention. */
import { trusted, type Types } from 'mongoose'
import type { NoteBody, NoteUpdate } from 'openapi'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { mentionsOf, textOf } from '#entities/notes/note-text.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import { canRewriteNote } from '#entities/notes/note.policy.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'

/** As much as one reads; a document has room for it many times over. */
const MOST_TEXT = 20_000
/** Something to see: not only blanks, characters without a shape and controls. */
const A_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A new note of the deal. */
export async function createNote(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  { body, pinned = false }: { body: NoteBody; pinned?: boolean },
): Promise<NoteDocument> {
  const note = new NoteModel({ account: deal.account, deal: deal._id, created_at: change.at, pinned })
  await setBody(change, viewer, note, body)
  await change.save(note, { stream: deal._id })
  await notifyMentioned(change, deal, note.mentions)
  return note
}

/** Changes what is given. @throws 403 where the viewer may not rewrite it */
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
  await notifyMentioned(change, deal, fresh)
}

/** Takes the note out of the deal; it can be brought back. */
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

/** Brings a deleted note back. One that is there stays. */
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
  if (!canRewriteNote(viewer, note)) throw forbidden('A note is its author’s to change')
}

async function setBody({ session }: Change, viewer: Viewer, note: NoteDocument, body: NoteBody): Promise<void> {
  const mentions = mentionsOf(body)
  const known = { _id: trusted({ $in: mentions.map(toId) }), account: viewer.account, is_client: false }
  const users = await UserModel.find(known, { person: 1, email: 1 }, { session }).lean()
  const names = new Map(users.map((user) => [String(user._id), fullName(user.person) || user.email]))
  if (mentions.some((user) => !names.has(user))) throw invalid('body', 'mentions somebody who is not of the team')
  const text = textOf(body, (user) => names.get(user) ?? '')
  if (!A_SIGN.test(text)) throw invalid('body', 'says nothing')
  if (text.length > MOST_TEXT) throw invalid('body', `may have ${MOST_TEXT.toLocaleString('en-US')} characters at most`)
  note.set({ body, text, mentions: mentions.map(toId) })
}

/** Only those who see the deal: a mention gives nothing away to anybody else. */
async function notifyMentioned(change: Change, deal: DealDocument, users: readonly Types.ObjectId[]): Promise<void> {
  const { session } = change
  const to: Types.ObjectId[] = []
  for (const user of users) {
    const viewer = await loadViewer(user, session)
    const seen =
      viewer && (await DealModel.collection.findOne({ $and: [{ _id: deal._id }, dealScope(viewer)] }, { session }))
    if (seen) to.push(user)
  }
  if (to.length === 0) return
  await notify(change, { to, kind: 'mentioned', text: 'mentioned you in a note', subject: deal.name, deal: deal._id })
}
