/** Duplicates a deal: its data is copied, its history is not. */
import { Types } from 'mongoose'
import type { DealDuplicate } from 'openapi'
import { Progress } from 'openapi/codes'
import type { WrittenDealField } from 'openapi/fields/deal'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { commissionTerms } from '#entities/deals/deal.policy.ts'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import type { Change } from '#platform/events/change.ts'
import { followedItems } from '#processes/deal-save/refresh-deal.command.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import { notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { firstRank } from '#processes/deal-phases/deal-rank.command.ts'

/** Creates the copy at the top of the first phase of the same board. */
export async function duplicateDeal(
  change: Change,
  original: DealDocument,
  body: DealDuplicate,
): Promise<DealDocument> {
  const { session } = change
  const inOrder = { session, sort: { order: 1, _id: 1 } } as const
  const phase = await PhaseModel.findOne({ workspace: original.workspace }, { _id: 1 }, inOrder).orFail()
  const { account, team, workspace } = original
  const copy = new DealModel({
    ...copiedFields(original),
    account,
    team,
    workspace,
    name: body.name,
    phase: phase._id,
    phase_since: change.at,
    rank: await firstRank(change, phase._id),
    agents: original.agents.map(({ user, role, share_bp }) => ({ user, role, share_bp })),
    parties: body.people === false ? [] : original.toObject().parties,
    dates: datesOf(original, body),
  })
  for (const term of commissionTerms) copy.set(`commission.${term}`, original.get(`commission.${term}`))
  const follows = body.course === false ? [] : await copyCourse(change, original, copy, body)
  await saveDeal(change, copy, { op: 'duplicate', cause: original.name, follows })
  return copy
}

type Group<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path

/** What a copy takes over as it is. The rest starts empty or has rules of its own. */
const COPIED: { readonly [name in Group<WrittenDealField>]: boolean } = {
  name: false,
  headline: true,
  status: false,
  representation: true,
  deal_type: true,
  address: true,
  mls_number: false,
  list_price: true,
  sale_price: false,
  earnest_money: false,
  source: true,
  priority: true,
  dates: false,
  date_rules: true,
  agents: false,
  parties: false,
  commission: false,
  notes: false,
  lost_reason: false,
  custom_fields: true,
}

const copiedFields = (original: DealDocument): Partial<StoredDeal> =>
  Object.fromEntries(Object.entries(original.toObject()).filter(([name]) => COPIED[name as keyof typeof COPIED]))

function datesOf(original: DealDocument, { dates, closing }: DealDuplicate) {
  if (dates !== 'keep') return { closing: closing ?? null }
  // The copy is open, so it has no closing day yet.
  return { ...original.toObject().dates, actual_close: null }
}

type Item = Pick<StoredTask | StoredMilestone, 'due_rule' | 'due_date' | 'applied_on' | 'pinned'>

/** Copies milestones and tasks with new ids, keeping the references between them. */
async function copyCourse(change: Change, original: DealDocument, copy: DealDocument, body: DealDuplicate) {
  const { session, actor, at } = change
  const ofDeal = { deal: original._id }
  const milestones = await MilestoneModel.find(ofDeal, null, { session }).lean<StoredMilestone[]>()
  const tasks = await TaskModel.find(ofDeal, null, { session }).lean<StoredTask[]>()
  const ids = new Map([...milestones, ...tasks].map(({ _id }) => [String(_id), new Types.ObjectId()]))
  const idOf = (id: Types.ObjectId | null | undefined) => ids.get(String(id)) ?? null
  const account = await AccountModel.findById(copy.account, { time_zone: 1 }, { session }).lean()
  const today = todayIn(account?.time_zone ?? 'UTC', at)
  const isKept = body.dates === 'keep'
  const shared = ({ _id, due_rule: rule, ...item }: Item & { _id: Types.ObjectId }) => ({
    _id: ids.get(String(_id)),
    account: copy.account,
    team: copy.team,
    deal: copy._id,
    created_by: actor.id,
    due_rule: rule ? { ...rule, item: idOf(rule.item) } : null,
    due_date: isKept ? item.due_date : null,
    pinned: isKept && item.pinned,
    applied_on: isKept ? item.applied_on : today,
  })
  const newMilestones = milestones.map((one) => {
    const { name, order, client_visible, client_side, client_text, template_key } = one
    return new MilestoneModel({ ...shared(one), name, order, client_visible, client_side, client_text, template_key })
  })
  const newTasks = tasks.map((one) => {
    const { title, kind, priority, assignee, assignee_role, waiting_on, client_visible, client_side, template_key } =
      one
    const facts = {
      title,
      kind,
      priority,
      assignee,
      assignee_role,
      waiting_on,
      client_visible,
      client_side,
      template_key,
    }
    const references = { milestone: idOf(one.milestone), depends_on: one.depends_on.flatMap((id) => idOf(id) ?? []) }
    return new TaskModel({ ...shared(one), ...facts, ...references, progress: Progress.NOT_STARTED })
  })
  await MilestoneModel.bulkSave(newMilestones, { session })
  await TaskModel.bulkSave(newTasks, { session })
  notifyAssignees(change, newTasks)
  return followedItems({ tasks: newTasks, milestones: newMilestones })
}
