/** What an undoing answers. */
import type { Undone } from 'openapi'
import { tellLastEvent } from '../deals/deal-event.presenter.ts'
import type { Change } from '../events/change.ts'
import { toId } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'

/** Names the event that tells the undoing, and says in its words what was taken back. */
export async function tellUndone(
  change: Change,
  viewer: Viewer,
  event: string,
  kept: Undone['kept'] = [],
): Promise<Undone> {
  await change.flush()
  const told = await tellLastEvent(viewer, { _id: toId(event) }, change.session)
  return { event, summary: told?.summary ?? '', kept }
}
