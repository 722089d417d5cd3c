/** Home: the start of the day. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { readHome } from './read-home.query.ts'

export const homeRoutes: Operation[] = [operation('getHome', teamMembers, getHome)]

async function getHome({ viewer, query: { team } }: Request<'getHome'>): Promise<Answer<'getHome'>> {
  return { status: 200, body: await readHome(viewer, team) }
}
