/** Undoes a change of a note or a file. Both are kept when they are deleted, so values are all that changes. */
import type { FieldError, Undone } from 'openapi'
import { type FileDocument, FileModel, goneSince } from '#entities/files/file.model.ts'
import { requireRoom } from '#entities/files/write-file.command.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { placeOf, type UndoWay, undoWay, writtenFields } from '#processes/deal-history/undoable.policy.ts'
import { presentUndone } from './present-undone.ts'
import { putBack } from './put-back.ts'
import { changedSince, requireMayUndo } from './refuse-undo.ts'
import { type EventToUndo, readDeal } from './subject.query.ts'

type Attachment = NoteDocument | FileDocument

const OPS: { readonly [way in UndoWay]?: string } = { remove: 'delete', recover: 'restore' }

/** @throws 404 if the viewer may not see the deal, 403 if they may not undo the event, 409 naming what has changed since */
export async function undoAttachmentChange(change: Change, viewer: Viewer, event: EventToUndo): Promise<Undone> {
  const deal = await readDeal(change, viewer, event)
  if (!deal) throw notFound()
  const record = await readAttachment(change, event)
  requireMayUndo(viewer, event, record?.created_by)
  const way = undoWay(event) ?? 'values'
  if (!record || Boolean(record.deleted_at) !== (way === 'recover'))
    throw changedSince([
      { field: event.entity, reason: record && way === 'recover' ? 'is already there' : 'no longer exists' },
    ])
  const since = way === 'recover' ? [] : changesSince(event, record)
  if (since.length > 0) throw changedSince(since)
  if (way === 'recover' && record instanceof FileModel) await requireRoom(change, deal._id)
  if (way === 'values') restoreValues(event, record)
  else record.set('deleted_at', way === 'remove' ? change.at : null)
  const before = change.eventIds.length
  // The cast is safe: saving uses only what notes and files have in common.
  await change.save(record as NoteDocument, { op: OPS[way] ?? 'undo', stream: deal._id, cause: event.id })
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

/** The note or file; null for a file whose bytes are gone. */
async function readAttachment(
  { session, at }: Change,
  { entity, entity_id: id }: EventToUndo,
): Promise<Attachment | null> {
  if (entity === 'note') return NoteModel.findById(id).session(session)
  const file = await FileModel.findById(id).session(session)
  return file?.deleted_at && file.deleted_at <= goneSince(at) ? null : file
}

/** What differs from how the event left it. An event that created it left all of it. */
function changesSince(event: EventToUndo, record: Attachment): FieldError[] {
  const then = new Map(event.diff.map(({ path, to }) => [path, to]))
  const now = record.toObject({ depopulate: true }) as Record<string, unknown>
  return writtenFields(event.entity)
    .filter((field) => event.op === 'create' || then.has(field))
    .filter((field) => !same(now[field] ?? null, then.get(field) ?? null))
    .map((field) => ({ field, reason: 'has changed since then' }))
}

function restoreValues({ entity, diff }: EventToUndo, record: Attachment): void {
  for (const one of diff) {
    const place = placeOf(entity, one)
    if (place && place.kind !== 'following') putBack(record, place.field, one.from)
  }
}
