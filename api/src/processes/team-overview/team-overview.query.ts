/** Reads a team's overview: each count is that of the list with the same filters, within what the viewer may see. */
import type { CapProgress, TeamOverview } from 'openapi'
import type { Types } from 'mongoose'
import { DealStatusFilter, TaskDue } from 'openapi/codes'
import { canSeeOwnShare } from '#entities/deals/deal.policy.ts'
import { dealFilter } from '#entities/deals/deal.filter.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { lastSeenOf } from '#entities/sessions/last-seen.query.ts'
import { taskFilter } from '#entities/tasks/task.filter.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { MemberStatus, type StoredTeam } from '#entities/teams/team.model.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { allOf } from '#platform/reads/all-of.ts'
import { standingsIn } from '#processes/commission/standings.query.ts'
import { todayIn } from '#rules/calendar/days.ts'

/** For the active members. Each part is one query for all of them. */
export async function readTeamOverview(viewer: Viewer, team: StoredTeam): Promise<TeamOverview> {
  const today = todayIn(viewer.time_zone)
  const users = team.members.filter(({ status }) => status === MemberStatus.Active).map(({ user }) => user)
  const [deals, tasks, caps, seen] = await Promise.all([
    countDeals(viewer, team._id, users),
    countTasks(viewer, team._id, users, today),
    readCaps(viewer, team),
    lastSeenOf(users.filter((user) => seesAll(viewer) || user.equals(viewer.id))),
  ])
  const results = users.map(String).map((user) => ({
    user,
    open_deals: deals.get(user) ?? 0,
    overdue_tasks: tasks.get(user)?.overdue ?? 0,
    today_tasks: tasks.get(user)?.today ?? 0,
    week_tasks: tasks.get(user)?.week ?? 0,
    cap: caps.get(user) ?? null,
    last_seen_at: seen.get(user)?.toISOString() ?? null,
  }))
  return { today, results }
}

async function countDeals(
  viewer: Viewer,
  team: Types.ObjectId,
  users: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  const open = dealFilter(viewer, { team: String(team), deal_status: DealStatusFilter.ActiveOnly })
  const found = await DealModel.collection
    .aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: allOf(open, { 'agents.user': { $in: [...users] } }) },
      // No one is on a deal twice.
      { $project: { agents: '$agents.user' } },
      { $unwind: '$agents' },
      { $group: { _id: '$agents', count: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(found.map(({ _id, count }) => [String(_id), count]))
}

type TaskCounts = { overdue: number; today: number; week: number }

async function countTasks(
  viewer: Viewer,
  team: Types.ObjectId,
  users: readonly Types.ObjectId[],
  today: string,
): Promise<ReadonlyMap<string, TaskCounts>> {
  const due = taskFilter(viewer, { team: String(team), due: [TaskDue.overdue, TaskDue.today, TaskDue.week] }, today)
  const countIf = (when: '$lt' | '$eq' | '$gt') => ({ $sum: { $cond: [{ [when]: ['$due_order', today] }, 1, 0] } })
  const found = await TaskModel.collection
    .aggregate<TaskCounts & { _id: Types.ObjectId }>([
      { $match: allOf(due, { assignee: { $in: [...users] } }) },
      { $group: { _id: '$assignee', overdue: countIf('$lt'), today: countIf('$eq'), week: countIf('$gt') } },
    ])
    .toArray()
  return new Map(found.map(({ _id, ...counts }) => [String(_id), counts]))
}

/** Assistants see no commission, agents only their own. */
async function readCaps(viewer: Viewer, team: StoredTeam): Promise<ReadonlyMap<string, CapProgress>> {
  if (!canSeeOwnShare(viewer)) return new Map()
  const standings = await standingsIn(viewer, team)
  return new Map(
    standings.flatMap(({ user, plan, paid, year_until }) =>
      plan?.cap && year_until ? [[user, { cap: plan.cap, paid, year_until }] as const] : [],
    ),
  )
}
