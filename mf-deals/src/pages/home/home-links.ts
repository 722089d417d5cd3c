import type { SmartList } from 'openapi'
import type { ContactStatus, DealStatusFilter } from 'openapi/codes'
import { customParameter, customSort } from 'remote-kit/custom-fields/names'
import { addDays } from 'ui-kit/days'

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
  newLeads: '/agent/leads?status=1' satisfies `/agent/leads?status=${typeof ContactStatus.NewLead}`,
} as const

type Listed = Pick<SmartList, 'id' | 'filters' | 'sort' | 'custom_sort' | 'columns'>

/** A smart list among the contacts, with its filters, order and columns in the address. */
export function listLink({ id, filters, sort, custom_sort, columns }: Listed): string {
  const { custom_fields = {}, ...own } = filters
  const values = Object.entries(own).map(([name, value]) => [name, String(value)])
  const custom = Object.entries(custom_fields).map(([key, asked]) => [customParameter(key), asked])
  const shown = [
    ['sort', custom_sort ? customSort(custom_sort) : sort],
    ['columns', columns.join(',')],
    ['list', id],
  ].filter(([, value]) => value)
  return `/agent/contacts?${new URLSearchParams([...values, ...custom, ...shown])}`
}

/** The calendar's list of 30 days is from here, so that it has what is late and what the next 7 days bring. */
const DAYS_BACK = 22

/** The calendar's list behind the dates of contacts: of the viewer's own contacts, unless `person` is null. */
export const contactDatesLink = (today: string, person: string | null): string =>
  `/agent/calendar?view=list&kinds=follow_up,birthday,home_anniversary&date=${addDays(today, -DAYS_BACK)}${person ? `&person=${person}` : ''}`
