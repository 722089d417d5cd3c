/** The timeline of a contact. */
import { onSeen } from '#entities/hosts/host.query.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { toId } from '#platform/reads/find.ts'
import { readTimeline } from './read-timeline.query.ts'

export const contactTimelineRoutes: Operation[] = [operation('getContactTimeline', teamMembers, getContactTimeline)]

async function getContactTimeline({
  viewer,
  params: { id },
  query,
}: Request<'getContactTimeline'>): Promise<Answer<'getContactTimeline'>> {
  await onSeen(viewer, 'contact', id)
  return { status: 200, body: await readTimeline(viewer, toId(id), query) }
}
