/** Gives tasks of templates that no one was responsible for to the lead. */
import type { Types } from 'mongoose'
import { AgentRole, Progress } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { change } from '#platform/events/change.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { saveTasksInDeal } from '#processes/deal-save/save-deal.command.ts'

const unassigned = {
  assignee: null,
  assignee_role: null,
  template_key: { $ne: null },
  progress: { $ne: Progress.COMPLETE },
}
const isUnassigned = ({ assignee, assignee_role: role, template_key: key, progress }: TaskDocument) =>
  !assignee && !role && key !== null && progress !== Progress.COMPLETE

/**
 * Every task of a stored template gets the role of lead if it has none, and so do the open tasks that deals have from
 * templates. Each deal is one change of its own, in its history. Idempotent. Returns false if `signal` stopped it early.
 */
export async function giveTasksARole(signal: AbortSignal): Promise<boolean> {
  await TemplateModel.collection.updateMany(
    { milestones: { $elemMatch: { tasks: { $elemMatch: { assignee_role: null } } } } },
    {
      $set: { 'milestones.$[].tasks.$[task].assignee_role': AgentRole.lead, updated_at: new Date() },
      $inc: { version: 1 },
    },
    { arrayFilters: [{ 'task.assignee_role': null }] },
  )
  const deals = TaskModel.collection.aggregate<{ _id: Types.ObjectId }>([
    { $match: { ...unassigned, deal: { $ne: null } } },
    { $group: { _id: '$deal' } },
  ])
  for await (const { _id } of deals) {
    if (signal.aborted) return false
    await giveToLead(_id)
  }
  return true
}

async function giveToLead(_id: Types.ObjectId): Promise<void> {
  const stored = await DealModel.findById(_id, { account: 1 }).lean()
  if (!stored) return
  await change({ id: null, account: stored.account, requestId: 'migration' }, async (tx) => {
    const deal = await DealModel.findById(_id).session(tx.session)
    if (!deal) return
    const course = await readCourse(tx, deal)
    const tasks = course.tasks.filter(isUnassigned)
    for (const task of tasks) task.assignee_role = AgentRole.lead
    await saveTasksInDeal(tx, deal, course, { op: 'edit_tasks', tasks })
  })
}
