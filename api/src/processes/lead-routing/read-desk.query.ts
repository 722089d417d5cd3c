/** Reads what rules decide with, as the transaction sees it. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AbsenceModel } from '#entities/absences/absence.model.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { LeadRoutingModel, type StoredLeadRouting } from '#entities/lead-routing/lead-routing.model.ts'
import { NO_ROUTING, presentRule, type Routing } from '#entities/lead-routing/lead-routing.presenter.ts'
import { LeadTallyModel } from '#entities/lead-routing/lead-tally.model.ts'
import { LeadTurnModel } from '#entities/lead-routing/lead-turn.model.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { todayIn } from '#rules/calendar/days.ts'
import type { Desk } from '#rules/lead-routing/route-lead.ts'

/** The account's routing, or one without rules. */
export const readRouting = async (account: Types.ObjectId, session: ClientSession | null = null): Promise<Routing> =>
  (await LeadRoutingModel.findOne({ account }, null, { session }).lean<StoredLeadRouting>()) ?? NO_ROUTING

type Rules = Pick<Desk, 'rules' | 'daily_cap' | 'skips_off_hours'>

/** The stored rules, in the form in which they decide. */
export const rulesOf = ({ rules, daily_cap, skips_off_hours }: Routing): Rules => ({
  rules: rules.map(presentRule),
  daily_cap: daily_cap ?? null,
  skips_off_hours,
})

type Span = { from: Date; to: Date }

/** What no one needs to know while no rule is used. */
const NO_ONE = { members: new Map(), absences: [], turns: new Map(), tallies: new Map() } satisfies Partial<Desk>

/** Everything that these rules decide with between two instants. Counts of leads are those of the last day. */
export async function readDesk(
  account: Types.ObjectId,
  { rules, span, session = null }: { rules: Rules; span: Span; session?: ClientSession | null },
): Promise<Desk> {
  const { time_zone } = await AccountModel.findById(account, { time_zone: 1 }, { session }).lean().orFail()
  const [first, last] = [todayIn(time_zone, span.from), todayIn(time_zone, span.to)]
  if (!rules.rules.some(({ is_on }) => is_on)) return { ...rules, ...NO_ONE, time_zone }
  // One after another: a transaction has one connection.
  const members = await UserModel.find(
    { account, is_client: false, status: UserStatus.Active },
    { working_hours: 1 },
    { session },
  ).lean<Pick<StoredUser, '_id' | 'working_hours'>[]>()
  const absences = await AbsenceModel.find(
    { account, last_day: trusted({ $gte: first }), first_day: trusted({ $lte: last }) },
    { user: 1, first_day: 1, last_day: 1 },
    { session },
  ).lean()
  const turns = await LeadTurnModel.find({ account }, { had: 1 }, { session }).lean()
  const tallies = await LeadTallyModel.find({ account, day: last }, { count: 1 }, { session }).lean()
  return {
    ...rules,
    time_zone,
    members: new Map(members.map(({ _id, working_hours }) => [String(_id), { hours: working_hours ?? null }])),
    absences: absences.map(({ user, first_day, last_day }) => ({ user: String(user), first_day, last_day })),
    turns: new Map(turns.map(({ _id, had }) => [_id, had])),
    tallies: new Map(tallies.map(({ _id, count }) => [_id, count])),
  }
}
