/** Archives or restores many deals at once. */
import type { Document } from 'mongodb'
import type { DealsChange, DealsChanged } from 'openapi'
import type { Change } from '../events/change.ts'
import { toId } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { type DealDocument, DealModel } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'
import { archiveDeal, restoreDeal } from './update-deal.command.ts'

type Action = {
  /** Why it cannot be done to a deal; null where it can. */
  refusal: (deal: DealDocument) => string | null
  run: (change: Change, deal: DealDocument) => Promise<void>
}

const ACTIONS: { readonly [action in DealsChange['action']]: Action } = {
  archive: { refusal: (deal) => (deal.archived_at ? 'is archived already' : null), run: archiveDeal },
  restore: { refusal: (deal) => (deal.archived_at ? null : 'is not archived'), run: restoreDeal },
}

/** Does it to all that it can be done to, in one transaction, and says which these were not. */
export async function changeDeals(change: Change, viewer: Viewer, body: DealsChange): Promise<DealsChanged> {
  const { refusal, run } = ACTIONS[body.action]
  const found = await seenDeals(change, viewer, body.deals)
  const answer: DealsChanged = { changed: [], skipped: [] }
  for (const id of body.deals) {
    const deal = found.get(id)
    const name = deal?.name ?? null
    const reason = deal ? refusal(deal) : 'is not among your deals'
    if (!deal || reason) {
      answer.skipped.push({ id, name, reason: reason ?? '' })
      continue
    }
    await run(change, deal)
    answer.changed.push({ id, name: deal.name })
  }
  return answer
}

async function seenDeals(
  { session }: Change,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, DealDocument>> {
  const named: Document = { _id: { $in: ids.map(toId) } }
  const rows = await DealModel.collection.find({ $and: [named, dealScope(viewer)] }, { session }).toArray()
  return new Map(rows.map((row) => [String(row._id), DealModel.hydrate(row)]))
}
