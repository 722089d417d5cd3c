/** Undoes the adding of a custom field, or a change of one. */
import type { Undone } from 'openapi'
import { type CustomFieldDocument, CustomFieldModel } from '#entities/custom-fields/custom-field.model.ts'
import { customFieldScope } from '#entities/custom-fields/custom-field.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { conflict, forbidden, HttpProblem } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { placeField, requireFreeName, requireRoom, setOptions } from './write-custom-field.command.ts'
import { isInUse } from './values-in-use.query.ts'

type Event = { id: string; op: string; entity_id: unknown; diff: readonly Difference[] }

const OPS = new Set(['create', 'update', 'undo'])

/**
 * Restores what the event changed. A field that was added goes again, as long as no record has a value of it. An option
 * that a record has by now is retired instead of removed.
 * @throws 403 for anyone but owners and admins, 404 if the field is gone, 409 naming what has changed since
 */
export async function undoCustomFieldChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  if (!seesAll(viewer)) throw forbidden('Your role doesn’t let you undo this')
  if (!OPS.has(event.op)) throw conflict('This change can’t be undone')
  const { session } = change
  const found = { id: String(event.entity_id), scope: customFieldScope(viewer), session }
  const field = await findForChange(CustomFieldModel, found)
  const before = change.eventIds.length
  const verb = event.op === 'create' ? 'removed' : 'undid a change to'
  if (event.op === 'create') await remove(change, field, event)
  else await restore(change, field, event)
  return { event: change.eventIds[before] ?? '', summary: `${verb} the custom field “${field.name}”`, kept: [] }
}

async function remove(change: Change, field: CustomFieldDocument, event: Event): Promise<void> {
  if (await isInUse(change, field))
    throw conflict('Some of this has changed since then', 'Records have values in this field. Retire it instead.')
  await change.delete(field, { cause: event.id })
}

async function restore(change: Change, field: CustomFieldDocument, { id, diff }: Event): Promise<void> {
  const now = field.toObject({ depopulate: true }) as unknown as Record<string, unknown>
  // Other fields make room, so the position may have moved without anyone meaning it.
  const since = diff.filter(({ path, to }) => path !== 'order' && !same(now[path] ?? null, to ?? null))
  if (since.length > 0) {
    const errors = since.map(({ path }) => ({ field: path, reason: 'has changed since then' }))
    throw new HttpProblem(409, 'Some of this has changed since then', { errors })
  }
  for (const { path, from } of diff) if (path !== 'order' && path !== 'options') field.set(path, from)
  const options = diff.find(({ path }) => path === 'options')
  if (options) await setOptions(change, field, options.from as { key: string; name: string; retired: boolean }[])
  if (field.isModified('name')) await requireFreeName(change, field)
  if (field.isModified('retired') && !field.retired) await requireRoom(change, field)
  const order = diff.find(({ path }) => path === 'order')
  if (order) await placeField(change, field, Number(order.from))
  await change.save(field, { op: 'undo', cause: id })
}
