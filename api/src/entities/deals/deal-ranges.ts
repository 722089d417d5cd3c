/** The filters of deals by ranges and by place. */
import type { Document } from 'mongodb'
import type { Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { literally } from '#platform/records/patterns.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { NO_DAY } from './deal.model.ts'

/** What a list of deals asks for; words are optional here. */
export type DealQuery = Omit<Request<'listDeals'>['query'], 'q'> & { q?: string | undefined }

type DateFilter = Extract<keyof DealQuery, `dates.${string}`>

const isDateFilter = (name: string): name is DateFilter => name.startsWith('dates.')

/** What the ranges and places of a query ask of a deal. */
export function rangesOf({ time_zone: timezone }: Viewer, query: DealQuery): Document[] {
  const dates = Object.keys(query).filter(isDateFilter)
  return [
    ...dates.flatMap((field) => between(field, query[field])),
    ...between('next_date_order', query.next_date, NO_DAY),
    ...between('price', query.price).map(({ price }) => ({ price: inCents(price as Bounds) })),
    ...(query.created ? [createdOn(query.created, timezone)] : []),
    ...(query.overdue === undefined ? [] : [overdue(query.overdue, timezone)]),
    ...sameText('address.city', query.city),
    ...sameText('address.state', query.state),
    ...sameText('address.zip', query.zip),
  ]
}

type Bounds = { $gte?: string; $lte?: string; $lt?: string }

/** The field lies in a range such as `a..b`, of which an end may be open. `none` stands for no value, beyond every other. */
function between(field: string, range: string | undefined, none?: string): Document[] {
  const [from = '', to = ''] = range?.split('..') ?? []
  if (!from && !to) return []
  const bounds: Bounds = { ...(from && { $gte: from }), ...(to ? { $lte: to } : none && { $lt: none }) }
  return [{ [field]: bounds }]
}

const inCents = (bounds: Bounds) =>
  Object.fromEntries(Object.entries(bounds).map(([bound, cents]) => [bound, Number(cents)]))

/** Days are those of the account's time zone. */
function createdOn(range: string, timezone: string): Document {
  const [from = '', to = ''] = range.split('..')
  const day = { $dateToString: { date: '$created_at', format: '%Y-%m-%d', timezone } }
  return { $expr: { $and: [...(from ? [{ $gte: [day, from] }] : []), ...(to ? [{ $lte: [day, to] }] : [])] } }
}

/** What is next in a deal is its earliest unfinished date: no other is overdue where that is not. */
const overdue = (isOverdue: boolean, timezone: string): Document => {
  const today = todayIn(timezone)
  return { next_date_order: isOverdue ? { $lt: today } : { $gte: today } }
}

function sameText(field: string, texts: readonly string[] | undefined): Document[] {
  if (!texts) return []
  return [{ [field]: { $in: texts.map((text) => new RegExp(`^${literally(text.trim())}$`, 'i')) } }]
}
