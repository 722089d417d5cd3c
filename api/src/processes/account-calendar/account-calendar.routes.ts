/** The account's calendar: read it, change it with every date that is counted by it, and find holidays to add. */
import { AccountModel } from '#entities/accounts/account.model.ts'
import { requireOwnAccount } from '#entities/accounts/account.policy.ts'
import { publicHolidays, YEARS_OF_HOLIDAYS } from '#entities/accounts/public-holidays.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles, teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { presentCalendar } from './calendar.presenter.ts'
import { changeCalendar } from './change-calendar.command.ts'
import { readHolidayFile as read } from './read-holiday-file.ts'

const editors = roles('owner', 'admin')

export const accountCalendarRoutes: Operation[] = [
  operation('getAccountCalendar', teamMembers, getAccountCalendar),
  operation('updateAccountCalendar', editors, updateAccountCalendar),
  operation('listPublicHolidays', teamMembers, listPublicHolidays),
  operation('readHolidayFile', editors, readHolidayFile),
]

async function getAccountCalendar(request: Request<'getAccountCalendar'>): Promise<Answer<'getAccountCalendar'>> {
  requireOwnAccount(request)
  const account = await AccountModel.findById(request.viewer.account).lean()
  if (!account) throw notFound()
  return { status: 200, body: presentCalendar(account) }
}

async function updateAccountCalendar(
  request: Request<'updateAccountCalendar'>,
): Promise<Answer<'updateAccountCalendar'>> {
  const { viewer, params, query, body, ifMatch } = request
  const work = async (tx: Change): Promise<Answer<'updateAccountCalendar'>> => {
    const scope = { _id: viewer.account }
    const account = await findForChange(AccountModel, { id: params.id, scope, session: tx.session, ifMatch })
    return { status: 200, body: await changeCalendar(tx, account, { ...body, dry_run: query.dry_run }) }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}

async function listPublicHolidays(request: Request<'listPublicHolidays'>): Promise<Answer<'listPublicHolidays'>> {
  requireOwnAccount(request)
  const { year, state } = request.query
  return { status: 200, body: { results: await publicHolidays(state ?? null, year) } }
}

async function readHolidayFile(request: Request<'readHolidayFile'>): Promise<Answer<'readHolidayFile'>> {
  requireOwnAccount(request)
  const { viewer, body } = request
  const year = Number(todayIn(viewer.time_zone).slice(0, 4))
  const results = read(body.content, { from: `${year}-01-01`, to: `${year + YEARS_OF_HOLIDAYS - 1}-12-31` })
  return { status: 200, body: { results } }
}
