/** Hides each side's steps of dual deals from the other side's clients, who saw them before steps had sides. */
import type { Types } from 'mongoose'
import { type ClientSide, Representation } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { DUAL } from '#entities/templates/starters/dual.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { saveTasksInDeal } from '#processes/deal-save/save-deal.command.ts'

/** The sides of the built-in template's items, by key. */
const SIDES = new Map(
  DUAL.milestones
    .flatMap((milestone) => [milestone, ...milestone.tasks])
    .flatMap(({ key, client_side: side }) => (side ? [[key, side] as const] : [])),
)

/**
 * The items of dual templates and dual deals that came from the built-in template get its sides. Each record is one
 * change of its own, in its history. Idempotent. Returns false if `signal` stopped it early.
 */
export async function giveDualDealsSides(signal: AbortSignal): Promise<boolean> {
  const dual = { representation: Representation.Dual }
  for await (const { _id, account } of TemplateModel.collection.find(dual, { projection: { account: 1 } })) {
    if (signal.aborted) return false
    await inChange(account as Types.ObjectId, (tx) => ofTemplate(tx, _id))
  }
  for await (const { _id, account } of DealModel.collection.find(dual, { projection: { account: 1 } })) {
    if (signal.aborted) return false
    if (await hasStepsWithoutSide(_id)) await inChange(account as Types.ObjectId, (tx) => ofDeal(tx, _id))
  }
  return true
}

const inChange = (account: Types.ObjectId, work: (tx: Change) => Promise<void>): Promise<void> =>
  change({ id: null, account, requestId: 'migration' }, work)

async function ofTemplate(tx: Change, _id: Types.ObjectId): Promise<void> {
  const template = await TemplateModel.findById(_id).session(tx.session)
  if (!template) return
  const sided = template.milestones
    .flatMap((one) => [one, ...one.tasks])
    .filter(({ key, client_side }) => !client_side && SIDES.has(key))
  for (const item of sided) item.client_side = SIDES.get(item.key) ?? null
  if (sided.length > 0) await tx.save(template)
}

/** Whether the deal has template steps without a side. Without any, no change needs to begin. */
async function hasStepsWithoutSide(deal: Types.ObjectId): Promise<boolean> {
  const step = { deal, client_side: null, template_key: { $ne: null } }
  return Boolean((await TaskModel.collection.findOne(step)) ?? (await MilestoneModel.collection.findOne(step)))
}

async function ofDeal(tx: Change, _id: Types.ObjectId): Promise<void> {
  const deal = await DealModel.findById(_id).session(tx.session)
  if (!deal) return
  const course = await readCourse(tx, deal)
  const tasks = course.tasks.filter(giveSide)
  for (const milestone of course.milestones.filter(giveSide)) await tx.save(milestone, { stream: deal._id })
  if (tasks.length > 0) await saveTasksInDeal(tx, deal, course, { op: 'edit_tasks', tasks })
}

/** Sets the side of an item that has none and comes from the built-in template. Returns whether it did. */
function giveSide(item: { template_key?: string | null; client_side?: ClientSide | null }): boolean {
  const side = SIDES.get(item.template_key?.split(':')[1] ?? '')
  if (!side || item.client_side) return false
  item.client_side = side
  return true
}
