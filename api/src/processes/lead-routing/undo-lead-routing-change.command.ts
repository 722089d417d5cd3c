/** Undoes a change of lead routing. */
import type { Undone } from 'openapi'
import { LeadRoutingModel } from '#entities/lead-routing/lead-routing.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type Difference, same } from '#platform/events/diff.ts'
import { forbidden, HttpProblem } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'

type Event = { id: string; op: string; entity_id: unknown; diff: readonly Difference[] }

/** What an account without rules has. */
const EMPTY: { readonly [path: string]: unknown } = { rules: [], skips_off_hours: true }

/**
 * Restores what the event changed. Of the first rules, none are left.
 * @throws 403 for anyone but owners and admins, 409 naming what has changed since
 */
export async function undoLeadRoutingChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  if (!seesAll(viewer)) throw forbidden('Your role doesn’t let you undo this')
  const found = { id: String(event.entity_id), scope: { account: viewer.account }, session: change.session }
  const routing = await findForChange(LeadRoutingModel, found)
  const diff = event.diff.filter(({ path }) => path !== 'account')
  const state = routing.toObject() as unknown as Record<string, unknown>
  const since = diff.filter(({ path, to }) => !same(state[path] ?? null, to ?? null))
  if (since.length > 0) {
    const errors = since.map(({ path }) => ({ field: path, reason: 'has changed since then' }))
    throw new HttpProblem(409, 'Some of this has changed since then', { errors })
  }
  for (const { path, from } of diff) routing.set(path, from ?? EMPTY[path] ?? null)
  const before = change.eventIds.length
  await change.save(routing, { op: 'undo', cause: event.id })
  return { event: change.eventIds[before] ?? '', summary: 'undid a change to the lead routing', kept: [] }
}
