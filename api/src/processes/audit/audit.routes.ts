/** The audit log: who did what in the account, and when. It is read from the events written with each change. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { page } from '#platform/reads/pagination.ts'
import { presentAuditEvents, readEventPresenter as using } from './audit-event.presenter.ts'
import { auditFilter } from './audit.filter.ts'
import { auditors } from './audit.policy.ts'

export const auditRoutes: Operation[] = [operation('listAuditEvents', auditors, listAuditEvents)]

async function listAuditEvents({ viewer, query }: Request<'listAuditEvents'>): Promise<Answer<'listAuditEvents'>> {
  const events = await page(using, { viewer, filter: auditFilter(viewer, query), sort: '-at', query })
  const read = events.value()
  return { status: 200, body: { ...read, results: await presentAuditEvents(read.results) } }
}
