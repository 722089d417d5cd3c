/** Export of the audit log. */
import type { AuditEvent } from 'openapi'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { batches, csvFileOf, exportLimit } from '#platform/reads/csv-file.ts'
import { auditColumns as columns } from './audit-columns.ts'
import { presentAuditEvents, readEventPresenter as using } from './audit-event.presenter.ts'
import { auditFilter } from './audit.filter.ts'
import { auditors } from './audit.policy.ts'

export function auditExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportAuditEvents(request: Request<'exportAuditEvents'>): Promise<Answer<'exportAuditEvents'>> {
    const { viewer, query, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const read = batches(using, { viewer, filter: auditFilter(viewer, query), sort: '-at' })
    const tell = recordExport(request)
    return { status: 200, body: await csvFileOf({ viewer, columns, name: 'audit', tell }, told(read)) }
  }

  return [operation('exportAuditEvents', auditors, exportAuditEvents)]
}

/** Adds the names of actors and records to events. */
async function* told(
  read: AsyncIterable<Parameters<typeof presentAuditEvents>[0]>,
): AsyncGenerator<AuditEvent[], void> {
  for await (const events of read) yield await presentAuditEvents(events)
}
