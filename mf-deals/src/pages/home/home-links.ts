import type { ContactStatus, DealStatusFilter } from 'openapi/codes'

/**
 * The lists behind the metrics of the home screen, with the filters that make both match. Plain texts, checked against the
 * codes by type: the home screen loads no codes for them.
 */
export const homeLinks = {
  overdue: '/agent/tasks?due=overdue&assignee=me',
  teamOverdue: '/agent/tasks?due=overdue&assignee=team',
  later: '/agent/tasks?due=open&assignee=me',
  dealsNext: '/agent/workspaces?view=list&workspace=all&deal_status=1&agent=me&sort=next_date',
  comingUp: '/agent/tasks?due=week&assignee=me',
  today: '/agent/tasks?due=today&assignee=me',
  closingSoon:
    '/agent/workspaces?view=list&workspace=all&deal_status=1&closing=next-14' satisfies `${string}&deal_status=${typeof DealStatusFilter.ActiveOnly}&${string}`,
  contactDates: '/agent/calendar?view=list&kinds=follow_up,birthday,home_anniversary',
  newLeads: '/agent/leads?status=1' satisfies `/agent/leads?status=${typeof ContactStatus.NewLead}`,
} as const
