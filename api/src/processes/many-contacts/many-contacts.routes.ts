/** One change of several contacts, and its preview. */
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { changeContacts as changeAll } from './change-contacts.command.ts'

export const manyContactsRoutes: Operation[] = [operation('changeContacts', teamMembers, changeContacts)]

async function changeContacts(request: Request<'changeContacts'>): Promise<Answer<'changeContacts'>> {
  const { viewer, body, query } = request
  const work = async (change: Change): Promise<Answer<'changeContacts'>> => {
    const done = await changeAll(change, viewer, body)
    return { status: 200, body: query.dry_run ? { ...done, events: [] } : done }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}
