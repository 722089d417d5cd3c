import { ContactStatus, DealStatusFilter } from 'openapi/codes'

/** The lists behind the metrics of the home screen, with the filters that make both match. */
export const homeLinks = {
  overdue: '/agent/tasks?due=overdue&assignee=me',
  lateWithOthers: '/agent/tasks?due=overdue&assignee=team',
  comingUp: '/agent/tasks?due=week&assignee=me',
  today: '/agent/tasks?due=today&assignee=me',
  closingSoon: `/agent/workspaces?view=list&workspace=all&deal_status=${DealStatusFilter.ActiveOnly}&closing=next-14`,
  newLeads: `/agent/leads?status=${ContactStatus.NewLead}`,
} as const
