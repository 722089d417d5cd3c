/** Activities: list, read, export. */
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters, teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { csvFile, exportLimit } from '#platform/reads/csv-file.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { activityColumns } from './activity-columns.ts'
import { activityScope } from './activity.policy.ts'
import { activityPresenter } from './activity.presenter.ts'

export function activitiesRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportActivities(request: Request<'exportActivities'>): Promise<Answer<'exportActivities'>> {
    const { viewer, query, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const using = await activityPresenter(viewer)
    const filter = await activityFilter(viewer, query)
    const columns = await activityColumns(viewer)
    const tell = recordExport(request)
    const sort = query.sort ?? '-at'
    return { status: 200, body: await csvFile(using, { viewer, filter, sort, columns, name: 'activities', tell }) }
  }

  return [
    operation('listActivities', teamMembers, listActivities),
    operation('getActivity', teamMembers, getActivity),
    operation('exportActivities', exporters, exportActivities),
  ]
}

async function listActivities({ viewer, query }: Request<'listActivities'>): Promise<Answer<'listActivities'>> {
  const using = await activityPresenter(viewer)
  const filter = await activityFilter(viewer, query)
  const asked = { contact: query.contact ?? null, kind: query.kind ?? null }
  return { status: 200, body: await page(using, { viewer, filter, asked, sort: query.sort ?? '-at', query }) }
}

async function getActivity({ viewer, params: { id } }: Request<'getActivity'>): Promise<Answer<'getActivity'>> {
  const using = await activityPresenter(viewer)
  return { status: 200, body: await present(using, { viewer, id, scope: await activityScope(viewer) }) }
}

type Asked = { contact?: string; kind?: readonly string[] }

const activityFilter = async (viewer: Viewer, { contact, kind }: Asked) => ({
  ...(await activityScope(viewer, contact)),
  ...(kind && { kind: { $in: kind } }),
})
