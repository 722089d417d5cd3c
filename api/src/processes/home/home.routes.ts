/** Home: the start of the day. Each section is the first page of the list that it links to, so their counts match. */
import { ContactStatus, DealStatusFilter, TaskDue } from 'openapi/codes'
import { contactFilter } from '#entities/contacts/contact.filter.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { dealFilter } from '#entities/deals/deal.filter.ts'
import { dealCardPresenter } from '#entities/deals/deal.presenter.ts'
import { taskFilter, taskOrder } from '#entities/tasks/task.filter.ts'
import { taskPresenter } from '#entities/tasks/task.presenter.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { page } from '#platform/reads/pagination.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'

export const homeRoutes: Operation[] = [operation('getHome', teamMembers, getHome)]

const FIRST = { page_size: 5, count: 'exact' } as const
/** A closing within this many days is soon. */
const SOON = 14

async function getHome({ viewer, query: { team } }: Request<'getHome'>): Promise<Answer<'getHome'>> {
  const today = todayIn(viewer.time_zone)
  const ofTeam = team ? { team } : {}
  const tasks = (due: TaskDue) => {
    const filter = taskFilter(viewer, { ...ofTeam, due: [due], assignee: 'me' }, today)
    return page(taskPresenter, { viewer, filter, sort: taskOrder('due_date'), query: FIRST })
  }
  const closing = dealFilter(viewer, {
    ...ofTeam,
    deal_status: DealStatusFilter.ActiveOnly,
    closing_from: today,
    closing_to: addDays(today, SOON),
  })
  const leads = contactFilter(viewer, { status: [ContactStatus.NewLead] })
  const [overdue, dueToday, soon, newLeads] = await Promise.all([
    tasks(TaskDue.overdue),
    tasks(TaskDue.today),
    page(dealCardPresenter, { viewer, filter: closing, sort: 'closing_order', query: FIRST }),
    page(contactPresenter, { viewer, filter: leads, sort: '-created_at', query: FIRST }),
  ])
  return {
    status: 200,
    body: {
      today,
      overdue_tasks: overdue.value(),
      today_tasks: dueToday.value(),
      closing_soon: soon.value(),
      new_leads: newLeads.value(),
    },
  }
}
