/** The response to an undo. */
import type { Undone } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { presentLastEvent } from '#processes/deal-history/deal-event.presenter.ts'

/** Names the event that records the undo, with a sentence that says what was undone. */
export async function presentUndone(
  change: Change,
  viewer: Viewer,
  event: string,
  kept: Undone['kept'] = [],
): Promise<Undone> {
  await change.flush()
  const told = await presentLastEvent(viewer, { _id: toId(event) }, change.session)
  return { event, summary: told?.summary ?? '', kept }
}
