/** The calendar: what falls into a range of days. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { CalendarEntry } from 'openapi'
import { CalendarKind, DealStatus, Progress, TaskKind } from 'openapi/codes'
import { DealModel } from '../deals/deal.model.ts'
import { dealScope } from '../deals/deal.policy.ts'
import { invalid } from '../http/errors.ts'
import { toId } from '../http/find.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { teamMembers } from '../http/policy.ts'
import type { Viewer } from '../http/viewer.ts'
import { MilestoneModel } from '../milestones/milestone.model.ts'
import { milestoneScope } from '../milestones/milestone.policy.ts'
import { daysBetween, todayIn } from '../records/days.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { taskScope } from '../tasks/task.policy.ts'

export const calendarRoutes: Operation[] = [operation('getCalendar', teamMembers, getCalendar)]

const MOST_DAYS = 400

type Query = Request<'getCalendar'>['query']

async function getCalendar({ viewer, query }: Request<'getCalendar'>): Promise<Answer<'getCalendar'>> {
  const days = daysBetween(query.from, query.to)
  if (days < 0) throw invalid('to', 'is before the first day')
  if (days >= MOST_DAYS) throw invalid('to', `is more than ${MOST_DAYS} days after the first day`)
  const found = await Promise.all([tasks(viewer, query), milestones(viewer, query), closings(viewer, query)])
  const kinds = new Set(query.kind ?? Object.values(CalendarKind))
  const today = todayIn(viewer.time_zone)
  const results = found
    .flat()
    .filter(({ kind }) => kinds.has(kind))
    .map((entry) => ({ ...entry, late: entry.date < today && entry.progress !== Progress.COMPLETE }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title))
  return { status: 200, body: { results } }
}

type Entry = Omit<CalendarEntry, 'late'>
type Row = { _id: Types.ObjectId; deal: Types.ObjectId | null; deal_name: string; progress: Progress; date: string }

const inRange = ({ from, to }: Query) => ({ $gte: from, $lte: to })
const ofTeam = ({ team }: Query): Document => (team ? { team: toId(team) } : {})
const ofDeal = ({ deal }: Query): Document => (deal ? { deal: toId(deal) } : {})

async function tasks(viewer: Viewer, query: Query): Promise<Entry[]> {
  const filter = { dormant: false, due_date: inRange(query), ...ofTeam(query), ...ofDeal(query) }
  const rows = await TaskModel.collection
    .find<Row & { title: string; kind: TaskKind }>(
      { $and: [taskScope(viewer), filter] },
      { projection: { deal: 1, deal_name: 1, progress: 1, date: '$due_date', title: 1, kind: 1 } },
    )
    .toArray()
  return rows.map((row) => entry(row, row.title, row.kind === TaskKind.key_date ? 'key_date' : 'task'))
}

async function milestones(viewer: Viewer, query: Query): Promise<Entry[]> {
  const filter = { dormant: false, due_date: inRange(query), ...ofTeam(query), ...ofDeal(query) }
  const rows = await MilestoneModel.collection
    .find<Row & { name: string }>(
      { $and: [milestoneScope(viewer), filter] },
      { projection: { deal: 1, deal_name: 1, progress: 1, date: '$due_date', name: 1 } },
    )
    .toArray()
  return rows.map((row) => entry(row, row.name, 'milestone'))
}

const entry = ({ _id, deal, deal_name, progress, date }: Row, title: string, kind: CalendarKind): Entry => ({
  id: String(_id),
  kind,
  title,
  date,
  deal: deal ? String(deal) : null,
  deal_name,
  progress,
})

/** Closed deals on the day that they closed, the others on the day that they are to close; lost ones not at all. */
async function closings(viewer: Viewer, query: Query): Promise<Entry[]> {
  const range = inRange(query)
  const filter = {
    archived: false,
    ...ofTeam(query),
    ...(query.deal && { _id: toId(query.deal) }),
    $or: [
      { status: DealStatus.Closed, 'dates.actual_close': range },
      { status: { $nin: [DealStatus.Closed, DealStatus.FellThrough, DealStatus.Expired] }, closing_order: range },
    ],
  }
  const rows = await DealModel.collection
    .find<{ _id: Types.ObjectId; name: string; status: DealStatus; dates: { closing: string; actual_close: string } }>(
      { $and: [dealScope(viewer), filter] },
      { projection: { name: 1, status: 1, 'dates.closing': 1, 'dates.actual_close': 1 } },
    )
    .toArray()
  return rows.map(({ _id, name, status, dates }) => ({
    id: String(_id),
    kind: CalendarKind.closing,
    title: 'Closing',
    date: status === DealStatus.Closed ? dates.actual_close : dates.closing,
    deal: String(_id),
    deal_name: name,
    progress: progressOf(status),
  }))
}

function progressOf(status: DealStatus): Progress {
  if (status === DealStatus.Closed) return Progress.COMPLETE
  return status === DealStatus.UnderContract ? Progress.IN_PROGRESS : Progress.NOT_STARTED
}
