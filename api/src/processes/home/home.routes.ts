/** Home: the start of the day. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { readFirstSteps } from './read-first-steps.query.ts'
import { readHome } from './read-home.query.ts'

export const homeRoutes: Operation[] = [
  operation('getHome', teamMembers, getHome),
  operation('getFirstSteps', teamMembers, async ({ viewer }) => ({ status: 200, body: await readFirstSteps(viewer) })),
]

async function getHome({ viewer, query: { team } }: Request<'getHome'>): Promise<Answer<'getHome'>> {
  return { status: 200, body: await readHome(viewer, { team }) }
}
