/** Export of tasks. */
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { csvFile, exportLimit } from '#platform/reads/csv-file.ts'
import { forgivenQuery } from '#platform/search/correct-query.query.ts'
import { taskColumns } from './task-columns.ts'
import { taskFilter, taskOrder } from './task.filter.ts'
import { TaskModel } from './task.model.ts'
import { taskPresenter as using } from './task.presenter.ts'

export function tasksExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportTasks(request: Request<'exportTasks'>): Promise<Answer<'exportTasks'>> {
    const { viewer, query, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const seen = taskFilter(viewer, query.deal ? { deal: query.deal } : {})
    const q = await forgivenQuery(TaskModel, { viewer, q: query.q, seen })
    const filter = taskFilter(viewer, { ...query, q })
    const columns = await taskColumns(viewer)
    const sort = taskOrder(query.sort ?? 'due_date')
    const tell = recordExport(request)
    return {
      status: 200,
      body: await csvFile(using, { viewer, filter, sort, columns, name: 'tasks', tell }),
    }
  }

  return [operation('exportTasks', exporters, exportTasks)]
}
