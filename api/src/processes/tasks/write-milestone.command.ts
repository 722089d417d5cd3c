/** Changes and deletes milestones. */
import type { MilestoneUpdate } from 'openapi'
import { Progress } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import type { Change } from '#platform/events/change.ts'
import { madeBy } from '#platform/events/diff.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { closeRanks, placeMilestone } from '#processes/deal-save/milestone-order.ts'
import { refreshFacts, saveInDeal } from '#processes/deal-save/save-deal.command.ts'
import { setDue } from './set-due.command.ts'

/** Updates the given fields, and saves the milestone and the derived changes. */
export async function updateMilestone(
  change: Change,
  deal: DealDocument,
  milestone: MilestoneDocument,
  body: MilestoneUpdate,
): Promise<void> {
  const { order, progress, completed_at: completedAt, due_date: date, due_rule: rule, pinned, ...fields } = body
  milestone.set(fields)
  if (progress !== undefined && progress !== milestone.progress) setProgress(change, milestone, progress)
  if (completedAt !== undefined) setCompletion(change, milestone, new Date(completedAt))
  const course = await readCourse(change, deal, milestone)
  if (order !== undefined) placeMilestone(course.milestones, milestone, order)
  await setDue(change, milestone, { date, rule, pinned })
  const isDone = milestone.isModified('completed_at') && milestone.progress === Progress.COMPLETE
  await saveInDeal(change, deal, milestone, { course, ...(isDone && { op: 'complete' }) })
}

function setProgress({ at }: Change, milestone: MilestoneDocument, progress: Progress): void {
  if (milestone.tasks.total > 0)
    throw conflict('A milestone with tasks gets its progress from them. Complete or reopen its tasks instead')
  milestone.set({ progress, completed_at: progress === Progress.COMPLETE ? at : null })
}

/** Sets the time at which a complete milestone was completed. */
function setCompletion({ at }: Change, milestone: MilestoneDocument, completedAt: Date): void {
  if (milestone.tasks.total > 0)
    throw conflict('A milestone with tasks gets its completion date from them. Change the tasks instead')
  if (milestone.progress !== Progress.COMPLETE) throw invalid('completed_at', 'only goes with a completed milestone')
  if (completedAt > at) throw invalid('completed_at', 'can’t be in the future')
  milestone.set({ completed_at: completedAt })
}

/** Deletes the milestone; its tasks stay with the deal. `cause` is the event that this undoes. */
export async function deleteMilestone(
  change: Change,
  deal: DealDocument,
  milestone: MilestoneDocument,
  cause?: string,
): Promise<void> {
  const course = await readCourse(change, deal)
  const own = course.tasks.filter((task) => task.milestone?.equals(milestone._id))
  for (const task of own) task.milestone = null
  const untied = own.map(({ id }) => ({ path: `tasks.${id}.milestone`, from: milestone._id, to: null }))
  await change.delete(milestone, { stream: deal._id, also: [...madeBy(milestone), ...untied], ...(cause && { cause }) })
  const milestones = course.milestones.filter(({ _id }) => !_id.equals(milestone._id))
  closeRanks(milestones)
  await refreshFacts(change, deal, { ...course, milestones })
}
