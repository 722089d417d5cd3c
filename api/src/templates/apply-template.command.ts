/** Gives a deal the milestones and tasks of a template. */
import { Types } from 'mongoose'
import type { DealDocument } from '../deals/deal.model.ts'
import { refreshDeal } from '../deals/refresh-deal.command.ts'
import type { Change } from '../events/change.ts'
import { findReferred } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { MilestoneModel } from '../milestones/milestone.model.ts'
import { todayIn } from '../records/days.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { type StoredTemplate, TemplateModel } from './template.model.ts'
import { templateScope } from './template.policy.ts'

type TemplateMilestone = StoredTemplate['milestones'][number]
type TemplateRule = TemplateMilestone['due_rule']

/** Adds what the deal does not have yet from the template, with due dates, as one event. */
export async function applyTemplate(change: Change, viewer: Viewer, deal: DealDocument, id: string): Promise<void> {
  const { session } = change
  const scope = templateScope(viewer)
  const found = await findReferred(TemplateModel, { field: 'template', id, scope, session })
  const template = found.toObject()
  const known = await idsByKey(change, deal)
  const ids = new Map(keysOf(template).map((key) => [key, known.get(`${id}:${key}`) ?? new Types.ObjectId()]))
  const idOf = (key: string) => ids.get(key) ?? null
  const isNew = ({ key }: { key: string }) => !known.has(`${id}:${key}`)
  const shared = (key: string, rule: TemplateRule) => ({
    _id: idOf(key),
    account: deal.account,
    team: deal.team,
    deal: deal._id,
    created_by: viewer.id,
    template_key: `${id}:${key}`,
    applied_on: todayIn(viewer.time_zone, change.at),
    due_rule: rule ? { ...rule, item: rule.item ? idOf(rule.item) : null } : null,
  })

  const milestones = template.milestones.filter(isNew)
  const before = await MilestoneModel.countDocuments({ deal: deal._id }, { session })
  const newMilestones = milestones.map((milestone, i) => {
    const { name, client_visible, client_text } = milestone
    const order = before + i
    return new MilestoneModel({
      ...shared(milestone.key, milestone.due_rule),
      name,
      client_visible,
      client_text,
      order,
    })
  })
  const newTasks = template.milestones.flatMap((milestone) =>
    milestone.tasks.filter(isNew).map((task) => {
      const { key, due_rule: rule, depends_on: needs, ...fields } = task
      const depends_on = needs.map(idOf)
      return new TaskModel({ ...fields, ...shared(key, rule), milestone: idOf(milestone.key), depends_on })
    }),
  )
  if (newMilestones.length + newTasks.length === 0) return
  await MilestoneModel.bulkSave(newMilestones, { session })
  await TaskModel.bulkSave(newTasks, { session })
  const { facts } = await refreshDeal(change, deal)
  deal.set(facts)
  const also = newTasks.map((task) => ({ path: `tasks.${task.id}.title`, from: null, to: task.title }))
  await change.save(deal, { op: 'apply_template', cause: template.name, also })
}

const keysOf = ({ milestones }: StoredTemplate): string[] =>
  milestones.flatMap(({ key, tasks }) => [key, ...tasks.map((task) => task.key)])

async function idsByKey({ session }: Change, deal: DealDocument): Promise<Map<string, Types.ObjectId>> {
  const ofDeal = { deal: deal._id }
  const made = [
    ...(await MilestoneModel.find(ofDeal, { template_key: 1 }, { session }).lean()),
    ...(await TaskModel.find(ofDeal, { template_key: 1 }, { session }).lean()),
  ]
  return new Map(made.flatMap(({ _id, template_key: key }) => (key ? [[key, _id] as const] : [])))
}
