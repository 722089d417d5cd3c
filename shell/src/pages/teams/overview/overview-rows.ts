import type { MemberOverview, Team, TeamMember } from 'openapi'
import { formatPersonName } from 'ui-kit/format'

/** A member with their figures. */
export interface OverviewRow extends MemberOverview {
  member: TeamMember
  name: string
  /** Overdue tasks and those due by the end of the next 7 days. */
  load: number
  isOverloaded: boolean
}

export const SORTS = [
  'name',
  'open_deals',
  'overdue_tasks',
  'today_tasks',
  'week_tasks',
  'load',
  'cap',
  'last_seen',
] as const
export type OverviewColumn = (typeof SORTS)[number]
/** A column, with `-` for descending. */
export type OverviewSort = OverviewColumn | `-${OverviewColumn}`

/** The busiest first. */
export const DEFAULT_SORT: OverviewSort = '-load'

/** Fewer tasks than this are no overload, whatever the others have. */
const OVERLOAD_FROM = 10
/** Half more than the average. */
const OVERLOAD_SHARE = 1.5

/** The active members of the team with their figures. */
export function overviewRows({ members }: Team, results: readonly MemberOverview[]): OverviewRow[] {
  const loads = results.map(loadOf)
  const average = loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length)
  return results.flatMap((figures) => {
    const member = members.find(({ user }) => user === figures.user)
    if (!member) return []
    const load = loadOf(figures)
    const isOverloaded = load >= OVERLOAD_FROM && load >= average * OVERLOAD_SHARE
    return [{ ...figures, member, name: formatPersonName(member.person) || member.email, load, isOverloaded }]
  })
}

const loadOf = ({ overdue_tasks, today_tasks, week_tasks }: MemberOverview): number =>
  overdue_tasks + today_tasks + week_tasks

/** Parses the sort of the address. */
export function parseSort(text: string | null): OverviewSort {
  const column = SORTS.find((one) => one === text?.replace('-', ''))
  if (!column) return DEFAULT_SORT
  return text?.startsWith('-') ? `-${column}` : column
}

const columnOf = (sort: OverviewSort): OverviewColumn => SORTS.find((one) => sort.endsWith(one)) ?? 'name'

/** Sorted rows. Members without the value come last in either direction. */
export function sortRows(rows: readonly OverviewRow[], sort: OverviewSort): OverviewRow[] {
  const column = columnOf(sort)
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, column), valueOf(b, column)]
    if (left === right) return a.name.localeCompare(b.name)
    if (left === null) return 1
    if (right === null) return -1
    return sign * (typeof left === 'string' ? left.localeCompare(String(right)) : left - Number(right))
  })
}

function valueOf(row: OverviewRow, column: OverviewColumn): string | number | null {
  if (column === 'cap') return row.cap && row.cap.paid / row.cap.cap
  if (column === 'last_seen') return row.last_seen_at
  return row[column]
}
