/** Sets due dates of tasks and milestones, by hand or by rule. */
import type { Types } from 'mongoose'
import type { DueRule } from 'openapi'
import { DueAnchor } from 'openapi/codes'
import { type MilestoneDocument, MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'

/** Undefined fields keep their value. */
type DueFields = { date: string | null | undefined; rule: DueRule | null | undefined; pinned: boolean | undefined }

/** Sets the given fields. A date set by hand is pinned and a rule is not, unless `pinned` says otherwise. */
export async function setDue(
  change: Change,
  item: TaskDocument | MilestoneDocument,
  { date, rule, pinned }: DueFields,
): Promise<void> {
  if (rule) await requireAnchor(change, item.deal ?? null, rule)
  if (rule !== undefined) item.set({ due_rule: rule, pinned: false, due_reason: '' })
  if (date !== undefined) item.set({ due_date: date, pinned: date !== null, due_reason: '' })
  if (pinned !== undefined) item.set('pinned', pinned)
}

async function requireAnchor({ session }: Change, deal: Types.ObjectId | null, { anchor, item }: DueRule) {
  if (!deal) throw invalid('due_rule', 'needs a deal')
  if (anchor !== DueAnchor.task && anchor !== DueAnchor.milestone) {
    if (item) throw invalid('due_rule.item', `only goes with a task or milestone, not with ${anchor}`)
    return
  }
  const filter = { _id: item ?? null, deal }
  const found =
    anchor === DueAnchor.task
      ? await TaskModel.exists(filter).session(session)
      : await MilestoneModel.exists(filter).session(session)
  if (!found) throw invalid('due_rule.item', `isn’t a ${anchor} of this deal`)
}
