/** The facts that lists show of a deal, derived from its tasks: progress, next date and risk. Pure. */
import type { NextDate } from 'openapi'
import { dealDateNameLabels, DealStatus, Progress, TaskKind } from 'openapi/codes'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import { NO_DAY, type StoredDeal } from '#entities/deals/deal.model.ts'
import { isOpen, listedStatuses } from '#entities/deals/lifecycle.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import { todayIn } from '#rules/calendar/days.ts'
import type { OpenTask } from '#rules/scheduling/critical-path.ts'
import { noRisk, riskOf } from '#rules/scheduling/risk.ts'

type Deal = Pick<StoredDeal, 'status' | 'dates' | 'archived_at'>
type Task = Pick<StoredTask, '_id' | 'title' | 'kind' | 'progress' | 'due_date' | 'depends_on'>

/** The facts of a deal with these tasks, as of the instant `at`. */
export function factsOf(
  deal: Deal,
  tasks: readonly Task[],
  { business, timeZone, at }: AccountCalendar & { at: Date },
) {
  const open = tasks.filter((task) => task.progress !== Progress.COMPLETE)
  const today = todayIn(timeZone, at)
  const closing = isOpen(deal.status) ? (deal.dates.closing ?? null) : null
  const expiration = listedStatuses.includes(deal.status) ? (deal.dates.listing_expiration ?? null) : null
  const next = isLost(deal.status) ? null : nextDate(open, { closing, listing_expiration: expiration })
  const { causes, ...risk } = isUnderWay(deal)
    ? riskOf({ tasks: open.map(openTask), closing, expiration, today, calendar: business })
    : noRisk
  const ids = new Map(open.map(({ _id }) => [String(_id), _id]))
  return {
    progress: { done: tasks.length - open.length, total: tasks.length },
    next_date: next,
    next_date_order: next?.date ?? NO_DAY,
    risk: { ...risk, causes: causes.map(({ text, task }) => ({ text, task: ids.get(task ?? '') ?? null })) },
    risk_as_of: today,
  }
}

export type DealFacts = ReturnType<typeof factsOf>

/** A lost deal has no next date, and its tasks are dormant. */
export const isLost = (status: DealStatus): boolean =>
  status === DealStatus.FellThrough || status === DealStatus.Expired

/**
 * Whether the tasks of the deal show in its own list alone: it is lost, or archived before its end. What is still due of
 * a closed deal, such as its anniversary, stays due.
 */
export const isDormant = ({ status, archived_at: archivedAt }: Pick<Deal, 'status' | 'archived_at'>): boolean =>
  isLost(status) || (archivedAt !== null && status !== DealStatus.Closed)

const isUnderWay = ({ status, archived_at: archivedAt }: Deal): boolean =>
  isOpen(status) && status !== DealStatus.OnHold && archivedAt === null

type OwnDates = { readonly [name in 'closing' | 'listing_expiration']: string | null }

function nextDate(open: readonly Task[], own: OwnDates): NextDate | null {
  const dated = open.flatMap(({ _id, title, due_date: date }): NextDate[] =>
    date ? [{ title, date, item: { kind: 'task', id: String(_id) } }] : [],
  )
  const ofDeal = (['closing', 'listing_expiration'] as const).flatMap((name): NextDate[] => {
    const date = own[name]
    return date ? [{ title: dealDateNameLabels[name], date, item: { kind: 'deal', id: name } }] : []
  })
  return [...dated, ...ofDeal].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))[0] ?? null
}

/** A task in the form that the risk rules take. */
export const openTask = (task: Task): OpenTask => ({
  id: String(task._id),
  title: task.title,
  due: task.due_date ?? null,
  isKeyDate: task.kind === TaskKind.key_date,
  dependsOn: task.depends_on.map(String),
})
