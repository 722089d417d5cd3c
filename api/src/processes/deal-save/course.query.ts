/** Reads what a deal's due dates and facts are computed from. */
import { type AccountCalendar, accountCalendar, CALENDAR_FIELDS } from '#entities/accounts/account-calendar.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { type MilestoneDocument, MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Item } from './cascade.ts'

/** The tasks and milestones of a deal, and its calendar of business days. */
export type Course = { tasks: TaskDocument[]; milestones: MilestoneDocument[]; calendar: AccountCalendar }

/** The calendar of the deal's account. */
export async function readCalendar(
  { session }: Pick<Change, 'session'>,
  { account }: Pick<StoredDeal, 'account'>,
): Promise<AccountCalendar> {
  return accountCalendar(await AccountModel.findById(account, CALENDAR_FIELDS, { session }).lean())
}

/** Reads the tasks and milestones of a deal for changing. */
export async function readCourse({ session }: Change, deal: StoredDeal, changed?: Item): Promise<Course> {
  const ofDeal = { deal: deal._id }
  const task = changed instanceof TaskModel ? changed : undefined
  const milestone = changed instanceof MilestoneModel ? changed : undefined
  return {
    tasks: withChanged(await TaskModel.find(ofDeal, null, { session }), task),
    milestones: withChanged(await MilestoneModel.find(ofDeal, null, { session }), milestone),
    calendar: await readCalendar({ session }, deal),
  }
}

const withChanged = <T extends Item>(stored: T[], changed: T | undefined): T[] =>
  changed ? [...stored.filter(({ _id }) => !_id.equals(changed._id)), changed] : stored
