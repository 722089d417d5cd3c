/** Reads the members' current standing against their caps. */
import type { CommissionPlan, CommissionStanding } from 'openapi'
import { CommissionPlanModel } from '#entities/commission-plans/commission-plan.model.ts'
import { commissionPlanPresenter as using } from '#entities/commission-plans/commission-plan.presenter.ts'
import { MemberStatus, type StoredTeam } from '#entities/teams/team.model.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { jsonOf } from '#platform/reads/presenter.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { confirmedDeals, confirmedOf } from './confirmed-deals.query.ts'
import { presentStanding } from './standings.presenter.ts'

/** Longer than any cap year. */
const A_YEAR = 367

/** The standings of the team's agents that the viewer may see: owners and admins all, agents their own. */
export async function standingsIn(viewer: Viewer, { _id: team, members }: StoredTeam): Promise<CommissionStanding[]> {
  const today = todayIn(viewer.time_zone)
  const users = members
    .filter(({ status, role }) => status === MemberStatus.Active && role !== 'assistant')
    .map(({ user }) => user)
    .filter((user) => seesAll(viewer) || user.equals(viewer.id))
  const projection = { ...using.projection(viewer), _id: 1 }
  const [plans, deals] = await Promise.all([
    CommissionPlanModel.collection.find({ team, user: { $in: users } }, { projection, raw: true }).toArray(),
    confirmedDeals({ team, users, from: addDays(today, -A_YEAR), until: addDays(today, A_YEAR) }),
  ])
  const presented = plans.map((bson) => jsonOf(using, bson as unknown as Buffer).value())
  const plansOf = (user: string) => presented.filter((plan: CommissionPlan) => plan.user === user)
  return users.map((user) =>
    presentStanding({ team, user, plans: plansOf(String(user)), confirmed: confirmedOf(deals, user) }, today),
  )
}
