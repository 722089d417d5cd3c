/** The start of the day: what is late, due today, closing soon, and who has just come. */
import type { Document } from 'mongodb'
import type { CalendarEntry, Home } from 'openapi'
import { CalendarKind, ContactStatus, DealStatusFilter, TaskDue } from 'openapi/codes'
import { contactFilter } from '#entities/contacts/contact.filter.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { dealFilter } from '#entities/deals/deal.filter.ts'
import { dealCardPresenter } from '#entities/deals/deal.presenter.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { taskFilter, taskOrder } from '#entities/tasks/task.filter.ts'
import { taskPresenter } from '#entities/tasks/task.presenter.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { page } from '#platform/reads/pagination.ts'
import { contactEntries } from '#processes/calendar/entries-of-contacts.ts'
import { isLate } from '#processes/calendar/read-calendar.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'

const FIRST = { page_size: 5, count: 'exact' } as const
/** A closing within this many days is soon. */
const SOON = 14
/** A birthday within this many days is announced. */
const AHEAD = 7

type Asked = {
  team?: string | undefined
  at?: Date
  /** Leaves sample data out, and then counts differ from the lists. */
  ownOnly?: boolean
}

/** Each section is the first page of the list that it links to, so their counts match. */
export async function readHome(viewer: Viewer, { team, at = new Date(), ownOnly = false }: Asked = {}): Promise<Home> {
  const sample = await findSampleData(viewer.account)
  const notSample = ownOnly ? { sample: { $ne: true } } : {}
  const notOfSample = ownOnly && sample ? { deal: { $nin: sample.deals } } : {}
  const today = todayIn(viewer.time_zone, at)
  const ofTeam = team ? { team } : {}
  const tasks = (due: TaskDue, mine: { assignee?: string } = { assignee: 'me' }) => {
    const filter = { $and: [taskFilter(viewer, { ...ofTeam, due: [due], ...mine }, today), notOfSample] }
    return page(taskPresenter, { viewer, filter, sort: taskOrder('due_date'), query: FIRST })
  }
  const closing = dealFilter(viewer, {
    ...ofTeam,
    deal_status: DealStatusFilter.ActiveOnly,
    closing_from: today,
    closing_to: addDays(today, SOON),
  })
  const leads = contactFilter(viewer, { status: [ContactStatus.NewLead] })
  const [overdue, dueToday, teamOverdue, soon, newLeads, dates] = await Promise.all([
    tasks(TaskDue.overdue),
    tasks(TaskDue.today),
    tasks(TaskDue.overdue, {}),
    page(dealCardPresenter, { viewer, filter: { $and: [closing, notSample] }, sort: 'closing_order', query: FIRST }),
    page(contactPresenter, { viewer, filter: { $and: [leads, notSample] }, sort: '-created_at', query: FIRST }),
    contactDates(viewer, today, notSample),
  ])
  return {
    today,
    overdue_tasks: overdue.value(),
    today_tasks: dueToday.value(),
    team_overdue_tasks: teamOverdue.value(),
    closing_soon: soon.value(),
    new_leads: newLeads.value(),
    contact_dates: { count: dates.length, results: dates.slice(0, FIRST.page_size) },
    has_sample_data: sample !== null,
  }
}

/** No day of a contact is earlier. */
const FIRST_DAY = '1900-01-01'

/** Of the viewer's own contacts: follow-ups until today, then birthdays and home anniversaries of the next days. */
async function contactDates(viewer: Viewer, today: string, among: Document): Promise<CalendarEntry[]> {
  const own = { people: worksFor(viewer), among }
  const [due, coming] = await Promise.all([
    contactEntries(viewer, { from: FIRST_DAY, to: today, kind: [CalendarKind.follow_up], ...own }),
    contactEntries(viewer, {
      from: today,
      to: addDays(today, AHEAD),
      kind: [CalendarKind.birthday, CalendarKind.home_anniversary],
      ...own,
    }),
  ])
  return [...due, ...coming]
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.contact_name.localeCompare(b.contact_name))
    .map(({ updated_at: _at, version: _version, ...entry }) => ({ ...entry, late: isLate(entry, today) }))
}
