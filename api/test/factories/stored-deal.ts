/** A deal as it is stored, with its tasks and milestones. */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { plainFields } from '#platform/events/diff.ts'
import { toId } from '#platform/reads/find.ts'

type Records = { deal: Document | null; tasks: Map<string, Document>; milestones: Map<string, Document> }

/** The stored fields of the deal and its items, without bookkeeping. */
export const fieldsOf = ({ deal, tasks, milestones }: Records): Record<string, unknown> => ({
  deal: deal && filled(DealModel, deal),
  tasks: Object.fromEntries([...tasks].map(([id, task]) => [id, filled(TaskModel, task)])),
  milestones: Object.fromEntries([...milestones].map(([id, one]) => [id, filled(MilestoneModel, one)])),
})

/** The record with its model's defaults for unset fields. */
function filled(model: { hydrate: (stored: object) => { toObject: () => unknown } }, record: Document): object {
  const { _id, ...fields } = plainFields(model.hydrate(record).toObject() as Record<string, unknown>)
  return fields
}

export async function storedDeal(id: string): Promise<Record<string, unknown>> {
  const byId = (rows: Document[]) => new Map(rows.map((row) => [String(row._id), row]))
  return fieldsOf({
    deal: await DealModel.collection.findOne({ _id: toId(id) }),
    tasks: byId(await TaskModel.collection.find({ deal: toId(id) }).toArray()),
    milestones: byId(await MilestoneModel.collection.find({ deal: toId(id) }).toArray()),
  })
}
