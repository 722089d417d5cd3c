/** One action on several deals, and its preview. */
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { changeDeals as changeAll } from './change-deals.command.ts'

export const manyDealsRoutes: Operation[] = [operation('changeDeals', teamMembers, changeDeals)]

async function changeDeals(request: Request<'changeDeals'>): Promise<Answer<'changeDeals'>> {
  const { viewer, body, query } = request
  const work = async (change: Change): Promise<Answer<'changeDeals'>> => {
    const done = await changeAll(change, viewer, body)
    return { status: 200, body: query.dry_run ? { ...done, events: [] } : done }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}
