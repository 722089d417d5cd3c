/** Saves lead routing as owners and admins ask for it. */
import type { LeadRoutingUpdate } from 'openapi'
import { type LeadRoutingDocument, LeadRoutingModel } from '#entities/lead-routing/lead-routing.model.ts'
import { changesOf, NO_ROUTING } from '#entities/lead-routing/lead-routing.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { preconditionFailed } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { checkedRules } from './checked-rules.query.ts'

/**
 * Changes the given parts of the account's routing.
 * @throws 400 naming the field, 412 if someone has changed it since
 */
export async function saveRouting(
  change: Change,
  viewer: Viewer,
  update: LeadRoutingUpdate,
  ifMatch?: number,
): Promise<LeadRoutingDocument> {
  const { account } = viewer
  const known = await LeadRoutingModel.findOne({ account }, null, { session: change.session })
  if (ifMatch !== undefined && ifMatch !== changesOf(known ?? NO_ROUTING)) throw preconditionFailed()
  const routing = known ?? new LeadRoutingModel({ account })
  const { rules, ...others } = update
  routing.set(others)
  if (rules) routing.set('rules', await checkedRules(change, viewer, rules, known?.rules ?? []))
  await change.save(routing)
  return routing
}
