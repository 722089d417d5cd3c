/** The lists behind the figures of a member, in the current team, with the filters that make both match. */
export const overviewLinks = {
  open_deals: (user: string) => `/agent/workspaces?view=list&workspace=all&deal_status=1&agent=${user}`,
  overdue_tasks: (user: string) => `/agent/tasks?due=overdue&assignee=${user}`,
  today_tasks: (user: string) => `/agent/tasks?due=today&assignee=${user}`,
  week_tasks: (user: string) => `/agent/tasks?due=week&assignee=${user}`,
}
