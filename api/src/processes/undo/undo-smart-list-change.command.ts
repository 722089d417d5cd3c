/** Undoes a change of a smart list. It is kept when it is deleted, so values are all that changes. */
import type { Undone } from 'openapi'
import { type SmartListDocument, SmartListModel } from '#entities/smart-lists/smart-list.model.ts'
import { canKeepSmartList, smartListScope } from '#entities/smart-lists/smart-list.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { forbidden } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { placeOf, undoWay } from '#processes/deal-history/undoable.policy.ts'
import { putBack, valueAt } from './put-back.ts'
import { cannotBeUndone, changedSince } from './refuse-undo.ts'
import type { EventToUndo } from './subject.query.ts'

const OPS = { remove: 'delete', recover: 'restore' } as const
const DONE = { remove: 'deleted', recover: 'restored' } as const

/** @throws 404 if the viewer may not see the list, 403 if they may not change it, 409 naming what has changed since */
export async function undoSmartListChange(change: Change, viewer: Viewer, event: EventToUndo): Promise<Undone> {
  const seen = { id: String(event.entity_id), scope: smartListScope(viewer, {}), session: change.session }
  const list = await findForChange(SmartListModel, seen)
  if (!canKeepSmartList(viewer, list)) throw forbidden()
  const way = undoWay(event)
  if (way === null) throw cannotBeUndone(event)
  if (Boolean(list.deleted_at) !== (way === 'recover'))
    throw changedSince([{ field: 'smart_list', reason: way === 'recover' ? 'is already there' : 'no longer exists' }])
  const written = event.diff.filter((one) => placeOf('smart_list', one)?.kind === 'written')
  const since = way === 'recover' ? [] : written.filter(({ path, to }) => !same(valueAt(list, path), to ?? null))
  if (since.length > 0) throw changedSince(since.map(({ path }) => ({ field: path, reason: 'has changed since then' })))
  if (way === 'remove' || way === 'recover') list.deleted_at = way === 'remove' ? change.at : null
  else for (const { path, from } of written) restore(list, path, from)
  const isSwitch = way === 'remove' || way === 'recover'
  await change.save(list, { op: isSwitch ? OPS[way] : 'undo', cause: event.id })
  const summary = `${isSwitch ? DONE[way] : 'undid a change to'} the list “${list.name}”`
  return { event: change.eventIds.at(-1) ?? '', summary, kept: [] }
}

/** One filter of several, or a whole field. */
function restore(list: SmartListDocument, path: string, from: unknown): void {
  const [field = '', filter] = path.split('.')
  if (filter === undefined) return putBack(list, field, from)
  const { [filter]: _now, ...others } = list.filters as Record<string, unknown>
  list.filters = from === null ? others : { ...others, [filter]: from }
  list.markModified('filters')
}
