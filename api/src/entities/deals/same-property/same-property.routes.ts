/** Other deals for a property. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { samePropertyDeals } from './same-property.query.ts'

export const samePropertyRoutes: Operation[] = [operation('listSameProperty', teamMembers, listSameProperty)]

async function listSameProperty({ viewer, query }: Request<'listSameProperty'>): Promise<Answer<'listSameProperty'>> {
  return { status: 200, body: { results: await samePropertyDeals(viewer, query) } }
}
