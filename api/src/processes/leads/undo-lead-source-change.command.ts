/** Undoes the adding of a lead source, or a change of one. */
import type { Undone } from 'openapi'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { type LeadSourceDocument, LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { leadSourceScope } from '#entities/lead-sources/lead-source.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { conflict, forbidden, HttpProblem } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { saveLeadSource } from './write-lead-source.command.ts'

type Event = { id: string; op: string; entity_id: unknown; diff: readonly Difference[] }

/** Not a new address: whoever abused the old one would have it back. */
const OPS = new Set(['create', 'update', 'undo'])

/**
 * Restores what the event changed. A source that was added goes again, as long as no lead came from it.
 * @throws 403 for anyone but owners and admins, 404 if the source is gone, 409 naming what has changed since
 */
export async function undoLeadSourceChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  if (!seesAll(viewer)) throw forbidden('Your role doesn’t let you undo this')
  if (!OPS.has(event.op)) throw conflict('This change can’t be undone')
  const { session } = change
  const found = { id: String(event.entity_id), scope: leadSourceScope(viewer), session }
  const source = await findForChange(LeadSourceModel, found)
  const before = change.eventIds.length
  const verb = event.op === 'create' ? 'removed' : 'undid a change to'
  if (event.op === 'create') await remove(change, source, event)
  else await restore(change, viewer, source, event)
  return { event: change.eventIds[before] ?? '', summary: `${verb} the lead source “${source.name}”`, kept: [] }
}

async function remove(change: Change, source: LeadSourceDocument, event: Event): Promise<void> {
  const isUsed = await InquiryModel.exists({ lead_source: source._id }).session(change.session)
  if (isUsed) throw conflict('Leads have come from this source since then', 'Retire it instead.')
  await change.delete(source, { cause: event.id })
}

async function restore(change: Change, viewer: Viewer, source: LeadSourceDocument, event: Event): Promise<void> {
  const since = event.diff.filter(({ path, to }) => !same(source.get(path) ?? null, to ?? null))
  if (since.length > 0) {
    const errors = since.map(({ path }) => ({ field: path, reason: 'has changed since then' }))
    throw new HttpProblem(409, 'Some of this has changed since then', { errors })
  }
  for (const { path, from } of event.diff) source.set(path, from)
  await saveLeadSource(change, viewer, source, { op: 'undo', cause: event.id })
}
