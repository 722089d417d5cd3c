/** Computes the due dates of all deals of an account by another calendar. */
import { trusted, type Types } from 'mongoose'
import type { RescheduledDeal } from 'openapi'
import { DealStatus, Progress } from 'openapi/codes'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { notifyRescheduled } from '#processes/notices/notify-rescheduled.command.ts'
import { type Moves, planMoves } from '#processes/rescheduling/plan-rescheduling.ts'
import { scheduleState } from '#processes/rescheduling/schedule-state.ts'

/** Deals read at once. */
const BATCH = 50
const UNDER_WAY = [DealStatus.PreContract, DealStatus.Active, DealStatus.UnderContract, DealStatus.OnHold]

type Rescheduling = {
  account: Types.ObjectId
  before: AccountCalendar
  after: AccountCalendar
  /** The ids of the contractual dates that may move. */
  confirmed: ReadonlySet<string>
  /** The event that causes it; null for a dry run, which writes nothing. */
  cause: string | null
}

/** Moves the dates, or only returns what would move. The deals are in order of their names. */
export async function rescheduleAll(change: Change, plan: Rescheduling): Promise<RescheduledDeal[]> {
  const outcomes: RescheduledDeal[] = []
  const ids = await dealsWithDates(change, plan.account)
  for (let i = 0; i < ids.length; i += BATCH) {
    for (const [deal, course] of await readCourses(change, ids.slice(i, i + BATCH), plan.after)) {
      const outcome = await rescheduleOne(change, deal, course, plan)
      if (outcome) outcomes.push(outcome)
    }
  }
  return outcomes.toSorted((a, b) => a.name.localeCompare(b.name) || (a.deal < b.deal ? -1 : 1))
}

/** The deals under way, and those that are over and still have something to do, such as an anniversary. */
async function dealsWithDates({ session }: Change, account: Types.ObjectId): Promise<Types.ObjectId[]> {
  const underWay = await DealModel.distinct('_id', {
    account,
    archived: false,
    status: trusted({ $in: UNDER_WAY }),
  }).session(session)
  const open = {
    account,
    dormant: false,
    progress: trusted({ $ne: Progress.COMPLETE }),
    due_rule: trusted({ $ne: null }),
  }
  const withTasks = await TaskModel.distinct('deal', open).session(session)
  const withMilestones = await MilestoneModel.distinct('deal', open).session(session)
  const byId = new Map([...underWay, ...withTasks, ...withMilestones].flatMap((id) => (id ? [[String(id), id]] : [])))
  return [...byId.values()]
}

async function readCourses(
  { session }: Change,
  ids: readonly Types.ObjectId[],
  calendar: AccountCalendar,
): Promise<[DealDocument, Course][]> {
  const ofDeals = { deal: trusted({ $in: ids }) }
  const deals = await DealModel.find({ _id: trusted({ $in: ids }) }, null, { session })
  const tasks = Map.groupBy(await TaskModel.find(ofDeals, null, { session }), ({ deal }) => String(deal))
  const milestones = Map.groupBy(await MilestoneModel.find(ofDeals, null, { session }), ({ deal }) => String(deal))
  return deals.map((deal) => [
    deal,
    { tasks: tasks.get(deal.id) ?? [], milestones: milestones.get(deal.id) ?? [], calendar },
  ])
}

/** Null if the calendar makes no difference to the dates of the deal. */
async function rescheduleOne(
  change: Change,
  deal: DealDocument,
  course: Course,
  { before, confirmed, cause }: Rescheduling,
): Promise<RescheduledDeal | null> {
  const was = scheduleState(deal, { ...course, calendar: before }, change.at)
  const { also, moves } = planMoves(deal, course, { was, at: change.at, confirmed })
  if (cause !== null && isChanged(course, moves)) {
    await saveDealWithCourse(change, deal, course, { op: 'reschedule', cause, also })
    await notifyRescheduled(change, deal, course.tasks, new Set(moves.moved.map(({ id }) => id)))
  }
  const { moved, conflicts, warnings } = moves
  // What is done is no news, nor are contractual dates that waited for consent to the same day before.
  const kept = moves.kept.filter(({ because }) => because === 'pinned')
  const to_confirm = moves.to_confirm.filter(({ id, to }) => was.items.get(id)?.follows?.wanted !== to)
  const isNews = [moved, kept, conflicts, warnings, to_confirm].some((list) => list.length > 0)
  return isNews ? { deal: deal.id, name: deal.name, ...moves, kept, to_confirm } : null
}

const isChanged = ({ tasks, milestones }: Course, { risk }: Moves): boolean =>
  JSON.stringify(risk.before) !== JSON.stringify(risk.after) ||
  [...tasks, ...milestones].some((item) => item.isModified())
