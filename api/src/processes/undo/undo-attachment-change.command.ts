/** Undoes a change of an activity, a relationship, a note or a file. They are kept when they are deleted, so values are all that changes. */
import type { FieldError, Undone } from 'openapi'
import { type ActivityDocument, ActivityModel } from '#entities/activities/activity.model.ts'
import { type FileDocument, FileModel, goneSince } from '#entities/files/file.model.ts'
import { requireRoom } from '#entities/files/write-file.command.ts'
import { findHost } from '#entities/hosts/host.query.ts'
import { type NoteDocument, NoteModel } from '#entities/notes/note.model.ts'
import { type RelationshipDocument, RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { seesRelationship } from '#entities/relationships/relationship.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { saveActivity } from '#processes/activities/write-activity.command.ts'
import { placeOf, type UndoWay, undoWay, writtenFields } from '#processes/deal-history/undoable.policy.ts'
import { saveRelationship } from '#processes/relationships/write-relationship.command.ts'
import { presentUndone } from './present-undone.ts'
import { putBack } from './put-back.ts'
import { changedSince, requireMayUndo } from './refuse-undo.ts'
import type { EventToUndo } from './subject.query.ts'

type Attachment = ActivityDocument | RelationshipDocument | NoteDocument | FileDocument

const ofContact: ReadonlySet<string> = new Set(['activity', 'relationship'])

const OPS: { readonly [way in UndoWay]?: string } = { remove: 'delete', recover: 'restore' }

/** @throws 404 if the viewer may not see the deal or the contact, 403 if they may not undo the event, 409 naming what has changed since */
export async function undoAttachmentChange(change: Change, viewer: Viewer, event: EventToUndo): Promise<Undone> {
  const record = await readAttachment(change, event)
  if (!record) throw notFound()
  // An activity belongs to its contact, whichever deal it was about.
  const on = {
    contact: record.contact ?? null,
    deal: ofContact.has(event.entity) ? null : (record.get('deal') ?? null),
  }
  const { record: host } = await findHost(change, viewer, on)
  if (record instanceof RelationshipModel && !(await seesRelationship(viewer, record, change.session))) throw notFound()
  requireMayUndo(viewer, event, record.created_by)
  const way = undoWay(event) ?? 'values'
  const isPurged = record instanceof FileModel && record.deleted_at && record.deleted_at <= goneSince(change.at)
  if (isPurged || Boolean(record.deleted_at) !== (way === 'recover'))
    throw changedSince([
      { field: event.entity, reason: !isPurged && way === 'recover' ? 'is already there' : 'no longer exists' },
    ])
  const since = way === 'recover' ? [] : changesSince(event, record)
  if (since.length > 0) throw changedSince(since)
  if (way === 'recover' && record instanceof FileModel)
    await requireRoom(change, on.contact ? { contact: on.contact } : { deal: on.deal })
  if (way === 'values') restoreValues(event, record)
  else record.set('deleted_at', way === 'remove' ? change.at : null)
  const before = change.eventIds.length
  const told = { op: OPS[way] ?? 'undo', cause: event.id }
  if (record instanceof ActivityModel) await saveActivity(change, record, told)
  else if (record instanceof RelationshipModel) await saveRelationship(change, record, told)
  // The cast is safe: saving uses only what notes and files have in common.
  else await change.save(record as NoteDocument, { ...told, stream: host._id })
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

/** The record; null if it is gone. */
async function readAttachment({ session }: Change, { entity, entity_id: id }: EventToUndo): Promise<Attachment | null> {
  if (entity === 'activity') return ActivityModel.findById(id).session(session)
  if (entity === 'relationship') return RelationshipModel.findById(id).session(session)
  if (entity === 'note') return NoteModel.findById(id).session(session)
  return FileModel.findById(id).session(session)
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
