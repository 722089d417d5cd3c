/** The follow-ups, birthdays and home anniversaries of contacts, as calendar entries. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { CalendarKind, calendarKindLabels, Progress } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { anniversariesWithin, rangesInYear } from '#rules/calendar/anniversaries.ts'
import type { DatedEntry } from './dated-entry.ts'

type Dated = {
  from: string
  to: string
  /** All of them by default. */
  kind?: readonly CalendarKind[] | undefined
  /** Only of contacts that these users own. */
  people?: readonly Types.ObjectId[] | undefined
  /** Only of the contacts that this filter finds. */
  among?: Document
}

const KINDS = [CalendarKind.follow_up, CalendarKind.birthday, CalendarKind.home_anniversary]

type Row = {
  _id: Types.ObjectId
  first_name: string
  last_name: string
  company: string
  birthday?: string | null
  home_anniversary?: string | null
  next_follow_up?: string | null
  updated_at: Date
  version: number
}

/** What is about the contacts that the viewer may see, in no order. One that was merged into another has no dates. */
export async function contactEntries(
  viewer: Viewer,
  { from, to, kind: kinds = KINDS, people, among = {} }: Dated,
): Promise<DatedEntry[]> {
  const isAsked = (kind: CalendarKind) => kinds.includes(kind)
  const comesAgain = isAsked(CalendarKind.birthday) || isAsked(CalendarKind.home_anniversary)
  const inYear = rangesInYear({ from, to }).map(([first, last]) => ({
    anniversaries: { $elemMatch: { $gte: first, $lte: last } },
  }))
  const due = [
    ...(isAsked(CalendarKind.follow_up) ? [{ next_follow_up: { $gte: from, $lte: to } }] : []),
    ...(comesAgain ? inYear : []),
  ]
  if (due.length === 0) return []
  const own = { merged_into: null, ...(people && { owner: { $in: people } }) }
  const projection = {
    first_name: 1,
    last_name: 1,
    company: 1,
    birthday: 1,
    home_anniversary: 1,
    next_follow_up: 1,
    updated_at: 1,
    version: 1,
  }
  const rows = await ContactModel.collection
    .find<Row>({ $and: [contactScope(viewer), { $or: due }, own, among] }, { projection })
    .toArray()
  return rows.flatMap((row) => entriesOf(row, { from, to })).filter(({ kind }) => isAsked(kind))
}

function entriesOf(row: Row, days: { from: string; to: string }): DatedEntry[] {
  const { birthday, home_anniversary: home, next_follow_up: followUp } = row
  return [
    ...(followUp && days.from <= followUp && followUp <= days.to
      ? [entry(row, CalendarKind.follow_up, followUp, calendarKindLabels.follow_up)]
      : []),
    ...(birthday ? anniversariesWithin(birthday, days) : []).map(({ date }) =>
      entry(row, CalendarKind.birthday, date, calendarKindLabels.birthday),
    ),
    ...(home ? anniversariesWithin(home, days) : []).map(({ date, years }) =>
      entry(row, CalendarKind.home_anniversary, date, homeTitle(years)),
    ),
  ]
}

const homeTitle = (years: number): string =>
  `${calendarKindLabels.home_anniversary}, ${years === 1 ? '1 year' : `${years} years`}`

const entry = (row: Row, kind: CalendarKind, date: string, title: string): DatedEntry => ({
  id: String(row._id),
  kind,
  title,
  date,
  time: null,
  ends: null,
  place: '',
  to_confirm: false,
  deal: null,
  deal_name: '',
  contact: String(row._id),
  contact_name: contactName(row),
  progress: Progress.NOT_STARTED,
  updated_at: row.updated_at,
  version: row.version,
})
