/** A deal as one bar of a timeline: from its start to its closing, with its key dates as marks. Pure. */
import type { CalendarEntry, DealCard } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { type DateField, dateFieldLabel, dateFields, dateNameOf } from '#pages/workspaces/filters/date-fields.ts'

/** A day with key dates or dates of the deal. */
export interface BarMark {
  day: string
  titles: string[]
  /** Whether all of it is done. No one completes the dates of a deal: they pass. */
  isDone: boolean
  isLate: boolean
}

export interface DealBar {
  /** The acceptance, else the first milestone, else the listing. Null if none is known or it is after the closing. */
  from: string | null
  /** The closing, for closed deals the actual one. Null if unknown. */
  to: string | null
  /** In order of their days. */
  marks: BarMark[]
}

/** The ends of the bar are not marked. */
const ends: readonly DateField[] = ['dates.acceptance', 'dates.actual_close']
const markFields = dateFields.filter((field) => !ends.includes(field))

/** @param entries the milestones and key dates of this deal */
export function barOf({ dates, status }: DealCard, entries: readonly CalendarEntry[]): DealBar {
  const milestones = entries.flatMap(({ kind, date }) => (kind === 'milestone' ? [date] : [])).toSorted()
  const start = dates.acceptance ?? milestones[0] ?? dates.listing
  const to = status === DealStatus.Closed ? (dates.actual_close ?? dates.closing) : dates.closing
  return { from: start !== null && to !== null && start > to ? null : start, to, marks: marksOf(dates, entries) }
}

function marksOf(dates: DealCard['dates'], entries: readonly CalendarEntry[]): BarMark[] {
  const own = markFields.flatMap((field) => {
    const name = dateNameOf(field)
    const day = name && dates[name]
    return day ? [{ day, title: dateFieldLabel(field), isDone: false, isLate: false }] : []
  })
  const keyDates = entries
    .filter(({ kind }) => kind === 'key_date')
    .map(({ date, title, progress, late }) => ({ day: date, title, isDone: progress === 'COMPLETE', isLate: late }))
  const byDay = Map.groupBy([...keyDates, ...own], ({ day }) => day)
  return [...byDay]
    .map(([day, all]) => ({
      day,
      titles: [...new Set(all.map(({ title }) => title))],
      isDone: all.every(({ isDone }) => isDone),
      isLate: all.some(({ isLate }) => isLate),
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Every day of these bars, which the scale must include. */
export const daysOfBars = (bars: readonly DealBar[]): string[] =>
  bars.flatMap(({ from, to, marks }) => [from, to, ...marks.map(({ day }) => day)].filter((day) => day !== null))
