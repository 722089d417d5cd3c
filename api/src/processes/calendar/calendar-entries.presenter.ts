/** What is due in a range of days, as the calendar page and its feeds show it. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { DealDates } from 'openapi'
import { CalendarKind, dealDateNameLabels, DealStatus, Progress, TaskKind } from 'openapi/codes'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { appointmentScope } from '#entities/appointments/appointment.policy.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { listedStatuses } from '#entities/deals/lifecycle.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { milestoneScope } from '#entities/milestones/milestone.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { DatedEntry } from './dated-entry.ts'
import { contactEntries } from './entries-of-contacts.ts'

/** The range, both days included, and filters. */
export type EntryQuery = {
  from: string
  to: string
  team?: string | undefined
  /** Only of these deals. */
  deal?: readonly string[] | undefined
  kind?: readonly CalendarKind[] | undefined
  /** Only the work of these users: their tasks, appointments and contacts, and the deals that they are agents of. */
  people?: readonly Types.ObjectId[] | undefined
}

type Stored = { _id: Types.ObjectId; updated_at: Date; version: number }
type Row = Stored & { deal: Types.ObjectId | null; deal_name: string; progress: Progress; date: string }

/** The entries that the viewer may see, ordered by day. */
export async function readEntries(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const found = await Promise.all([
    tasks(viewer, query),
    milestones(viewer, query),
    closings(viewer, query),
    expirations(viewer, query),
    appointments(viewer, query),
    // What is about contacts belongs to no deal.
    query.deal ? [] : contactEntries(viewer, query),
  ])
  const kinds = new Set(query.kind ?? Object.values(CalendarKind))
  return found
    .flat()
    .filter(({ kind }) => kinds.has(kind))
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) || (a.time ?? '').localeCompare(b.time ?? '') || a.title.localeCompare(b.title),
    )
}

const inRange = ({ from, to }: EntryQuery) => ({ $gte: from, $lte: to })
const ofTeam = ({ team }: EntryQuery): Document => (team ? { team: toId(team) } : {})
const ofDeal = ({ deal }: EntryQuery): Document => (deal ? { deal: { $in: deal.map(toId) } } : {})

const COMMON = { deal: 1, deal_name: 1, progress: 1, date: '$due_date', updated_at: 1, version: 1 } as const

type TaskRow = Row & { title: string; kind: TaskKind; due_time?: string | null; proposed_date?: string | null }

async function tasks(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const own = query.people && { assignee: { $in: query.people } }
  const filter = { dormant: false, due_date: inRange(query), ...ofTeam(query), ...ofDeal(query), ...own }
  const rows = await TaskModel.collection
    .find<TaskRow>(
      { $and: [taskScope(viewer), filter] },
      { projection: { ...COMMON, title: 1, kind: 1, due_time: 1, proposed_date: 1 } },
    )
    .toArray()
  return rows.map((row) => ({
    ...entry(row, row.title, row.kind === TaskKind.key_date ? CalendarKind.key_date : CalendarKind.task),
    time: row.due_time ?? null,
    to_confirm: Boolean(row.proposed_date) && row.progress !== Progress.COMPLETE,
  }))
}

async function milestones(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const own = query.people && { visible_to: { $in: query.people } }
  const filter = { dormant: false, due_date: inRange(query), ...ofTeam(query), ...ofDeal(query), ...own }
  const rows = await MilestoneModel.collection
    .find<Row & { name: string }>({ $and: [milestoneScope(viewer), filter] }, { projection: { ...COMMON, name: 1 } })
    .toArray()
  return rows.map((row) => entry(row, row.name, CalendarKind.milestone))
}

const WHOLE_DAY = { time: null, ends: null, place: '' } as const

const entry = (row: Row, title: string, kind: CalendarKind): DatedEntry => ({
  id: String(row._id),
  kind,
  title,
  date: row.date,
  ...WHOLE_DAY,
  to_confirm: false,
  deal: row.deal ? String(row.deal) : null,
  deal_name: row.deal_name,
  contact: null,
  contact_name: '',
  progress: row.progress,
  updated_at: row.updated_at,
  version: row.version,
})

type AppointmentRow = Stored & {
  title: string
  date: string
  starts: string
  ends: string
  place: string
  deal: Types.ObjectId | null
}

/** Appointments on their own, and those of deals that are on the calendar: neither archived nor deleted. */
async function appointments(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const own = query.people && { assignee: { $in: query.people } }
  const filter = { date: inRange(query), ...ofDeal(query), ...own }
  const projection = { title: 1, date: 1, starts: 1, ends: 1, place: 1, deal: 1, updated_at: 1, version: 1 }
  const rows = await AppointmentModel.collection
    .find<AppointmentRow>({ $and: [await appointmentScope(viewer), filter] }, { projection })
    .toArray()
  const named = { _id: { $in: rows.flatMap(({ deal }) => deal ?? []) }, archived: false }
  const names = await DealModel.collection
    .find<{ _id: Types.ObjectId; name: string }>({ ...named, ...ofTeam(query) }, { projection: { name: 1 } })
    .toArray()
  const nameOf = new Map(names.map(({ _id, name }) => [String(_id), name]))
  return rows
    .filter(({ deal }) => !deal || nameOf.has(String(deal)))
    .map(({ _id, title, date, starts, ends, place, deal, updated_at, version }) => ({
      id: String(_id),
      kind: CalendarKind.appointment,
      title,
      date,
      time: starts,
      ends,
      place,
      to_confirm: false,
      deal: deal ? String(deal) : null,
      deal_name: deal ? (nameOf.get(String(deal)) ?? '') : '',
      contact: null,
      contact_name: '',
      progress: Progress.NOT_STARTED,
      updated_at,
      version,
    }))
}

type DealRow = Stored & { name: string; status: DealStatus; dates: DealDates }

/** Closed deals on their day of closing, open deals on their planned day. Lost deals are left out. */
async function closings(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const range = inRange(query)
  const rows = await deals(viewer, query, {
    $or: [
      { status: DealStatus.Closed, 'dates.actual_close': range },
      { status: { $nin: [DealStatus.Closed, DealStatus.FellThrough, DealStatus.Expired] }, closing_order: range },
    ],
  })
  return rows.map((row) => ofDealDate(row, row.status === DealStatus.Closed ? 'actual_close' : 'closing'))
}

/** The ends of listings that have no contract yet. */
async function expirations(viewer: Viewer, query: EntryQuery): Promise<DatedEntry[]> {
  const rows = await deals(viewer, query, {
    status: { $in: listedStatuses },
    'dates.listing_expiration': inRange(query),
  })
  return rows.map((row) => ofDealDate(row, 'listing_expiration'))
}

function deals(viewer: Viewer, query: EntryQuery, due: Document): Promise<DealRow[]> {
  const asked = {
    archived: false,
    ...ofTeam(query),
    ...(query.deal && { _id: { $in: query.deal.map(toId) } }),
    ...(query.people && { 'agents.user': { $in: query.people } }),
  }
  const projection = { name: 1, status: 1, dates: 1, updated_at: 1, version: 1 }
  return DealModel.collection.find<DealRow>({ $and: [dealScope(viewer), asked, due] }, { projection }).toArray()
}

function ofDealDate({ _id, name, status, dates, updated_at, version }: DealRow, date: DealDate): DatedEntry {
  const isExpiration = date === 'listing_expiration'
  return {
    id: String(_id),
    kind: isExpiration ? CalendarKind.listing_expiration : CalendarKind.closing,
    title: isExpiration ? dealDateNameLabels.listing_expiration : dealDateNameLabels.closing,
    date: dates[date] ?? '',
    ...WHOLE_DAY,
    to_confirm: false,
    deal: String(_id),
    deal_name: name,
    contact: null,
    contact_name: '',
    progress: isExpiration ? Progress.NOT_STARTED : progressOf(status),
    updated_at,
    version,
  }
}

type DealDate = 'actual_close' | 'closing' | 'listing_expiration'

function progressOf(status: DealStatus): Progress {
  if (status === DealStatus.Closed) return Progress.COMPLETE
  return status === DealStatus.UnderContract ? Progress.IN_PROGRESS : Progress.NOT_STARTED
}
