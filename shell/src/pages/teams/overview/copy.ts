import { formatQuantity } from 'ui-kit/format'

/** What a team's overview says. */
export const copy = {
  overviewView: {
    label: (team: string) => `Overview of ${team}`,
    team: 'Team',
    loading: 'Loading the overview',
    failed: 'Couldn’t load the overview',
    emptyTitle: 'No active members yet',
    empty: 'Once people join this team, you’ll see their deals and tasks here.',
    sortBy: 'Sort by',
    hint: 'Load compares the tasks that are overdue or due by the end of the next 7 days. “Overloaded” means at least 10 tasks, and 50% more than the team’s average.',
  },
  columns: {
    name: 'Member',
    open_deals: 'Open deals',
    overdue_tasks: 'Overdue',
    today_tasks: 'Due today',
    week_tasks: 'Next 7 days',
    load: 'Load',
    cap: 'Cap',
    last_seen: 'Last seen',
  },
  figure: {
    open_deals: (name: string, count: number) => `${name}: ${formatQuantity(count, 'open deal')}`,
    overdue_tasks: (name: string, count: number) => `${name}: ${formatQuantity(count, 'overdue task')}`,
    today_tasks: (name: string, count: number) => `${name}: ${formatQuantity(count, 'task')} due today`,
    week_tasks: (name: string, count: number) => `${name}: ${formatQuantity(count, 'task')} due in the next 7 days`,
  },
  load: {
    label: (name: string, count: number) =>
      `${name}’s load: ${formatQuantity(count, 'task')} overdue or due by the end of the next 7 days`,
    overloaded: 'Overloaded',
  },
  cap: {
    paid: (paid: string, cap: string) => `${paid} of ${cap}`,
    reached: (cap: string) => `${cap} paid in full`,
    label: (name: string) => `${name}’s company dollar cap`,
    until: (day: string) => `Plan year ends ${day}`,
    none: 'No cap',
  },
  lastSeen: { never: 'Not yet' },
}
