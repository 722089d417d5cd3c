/** Notes: list, write, change, delete, recover. */
import { findHost, findReferredHost, type Host } from '#entities/hosts/host.query.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import { notesOn } from '#entities/notes/note.policy.ts'
import { notePresenter as using } from '#entities/notes/note.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { withFields } from '#platform/json/wire.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import {
  createNote as create,
  deleteNote as remove,
  restoreNote as restore,
  updateNote as update,
} from './write-note.command.ts'

export const notesRoutes: Operation[] = [
  operation('listNotes', teamMembers, listNotes),
  operation('createNote', teamMembers, createNote),
  operation('updateNote', teamMembers, updateNote),
  operation('deleteNote', teamMembers, deleteNote),
  operation('restoreNote', teamMembers, restoreNote),
]

async function listNotes({ viewer, query }: Request<'listNotes'>): Promise<Answer<'listNotes'>> {
  const filter = await notesOn(viewer, query)
  return { status: 200, body: await page(using, { viewer, filter, sort: '-rank', query }) }
}

async function createNote(request: Request<'createNote'>): Promise<Answer<'createNote'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { deal, contact, ...written } = body
    const note = await create(change, viewer, await findReferredHost(change, viewer, { deal, contact }), written)
    return { status: 201, body: await presentNote(change, viewer, note) }
  })
}

async function updateNote(request: Request<'updateNote'>): Promise<Answer<'updateNote'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const found = await find(change, request)
    await update(change, viewer, found, body)
    const note = await presentNote(change, viewer, found.note)
    return { status: 200, body: withFields(note, { events: change.eventIds }) }
  })
}

async function deleteNote(request: Request<'deleteNote'>): Promise<Answer<'deleteNote'>> {
  return write(request, async (change) => {
    const { host, note } = await find(change, request)
    await remove(change, request.viewer, host, note)
    return { status: 204 }
  })
}

async function restoreNote(request: Request<'restoreNote'>): Promise<Answer<'restoreNote'>> {
  const { viewer } = request
  return write(request, async (change) => {
    const { host, note } = await find(change, request, {})
    await restore(change, viewer, host, note)
    return { status: 200, body: await presentNote(change, viewer, note) }
  })
}

type NoteRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

/** The note and what it is about. A note exists only for viewers who may see that. */
async function find(
  change: Change,
  { viewer, params: { id }, ifMatch }: NoteRequest,
  among: object = { deleted_at: null },
): Promise<{ host: Host; note: NoteDocument }> {
  const { session } = change
  const scope = { account: viewer.account, ...among }
  // A viewer who may not see it must learn neither that the note exists nor its version.
  const unseen = await findForChange(NoteModel, { id, scope, session })
  const host = await findHost(change, viewer, unseen)
  return { host, note: await findForChange(NoteModel, { id, scope, session, ifMatch }) }
}

const presentNote = ({ session }: Change, viewer: Viewer, { _id: id }: NoteDocument) =>
  present(using, { viewer, id, session })
