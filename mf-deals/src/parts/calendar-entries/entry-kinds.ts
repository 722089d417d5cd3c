import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock'
import { CalendarCancelRegular } from '@fluentui/react-icons/svg/calendar-cancel'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { FlagRegular } from '@fluentui/react-icons/svg/flag'
import { FoodCakeRegular } from '@fluentui/react-icons/svg/food-cake'
import { HomeHeartRegular } from '@fluentui/react-icons/svg/home-heart'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { PersonCallRegular } from '@fluentui/react-icons/svg/person-call'
import type { CalendarEntry, CalendarKind } from 'openapi'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { copy } from './copy.ts'

/** The icon of each kind. Its color is in the styles, its label in `calendarKindLabels`. */
export const kindIcons = {
  task: CheckmarkCircleRegular,
  milestone: FlagRegular,
  key_date: KeyRegular,
  closing: HomeRegular,
  listing_expiration: CalendarCancelRegular,
  appointment: CalendarClockRegular,
  follow_up: PersonCallRegular,
  birthday: FoodCakeRegular,
  home_anniversary: HomeHeartRegular,
} satisfies Record<CalendarKind, unknown>

/** The parameter of the URL that opens an appointment in the calendar. */
export const APPOINTMENT = 'appointment'

/** The page of an entry: its contact, its deal with the task open, the milestones, or the deal itself. */
export function entryPath({ kind, id, deal, contact }: CalendarEntry): string {
  if (contact) return `/agent/contacts?contact=${contact}&view=page`
  if (!deal) return `/agent/tasks?task=${id}`
  if (kind === 'closing' || kind === 'listing_expiration') return `/agent/deal/${deal}`
  return kind === 'milestone' ? `/agent/deal/${deal}?view=milestones` : `/agent/deal/${deal}?view=tasks&task=${id}`
}

/** Where entries lead. An appointment opens beside the calendar as it is. */
export function useEntryPath(): (entry: CalendarEntry) => string {
  const [params] = useSearchParams()
  return (entry) => {
    if (entry.kind !== 'appointment') return entryPath(entry)
    return `?${paramsWith(params, { [APPOINTMENT]: entry.id })}`
  }
}

/** The date behind an entry, by its name in the deal. */
export function dateOf({ kind, id, progress }: CalendarEntry): string {
  if (kind === 'listing_expiration') return kind
  return kind === 'closing' ? (progress === 'COMPLETE' ? 'actual_close' : 'closing') : id
}

/** The name of an entry in a sentence. The title of every closing is the same. */
export function entryName({ kind, title, deal_name, contact_name }: CalendarEntry): string {
  if (kind === 'follow_up') return copy.entryName.followUp(contact_name)
  if (kind === 'closing') return copy.entryName.closing(deal_name)
  return kind === 'listing_expiration' ? copy.entryName.expiration(deal_name) : title
}

/** The most important kinds come first, because a cell has room for three entries. */
const weights: Record<CalendarKind, number> = {
  closing: 0,
  key_date: 1,
  appointment: 2,
  listing_expiration: 3,
  milestone: 4,
  task: 5,
  follow_up: 6,
  birthday: 7,
  home_anniversary: 8,
}

const importanceOf = ({ kind, progress }: CalendarEntry) => weights[kind] + (progress === 'COMPLETE' ? 10 : 0)

/** Whole-day entries first, then by the time of day. */
export const byTime = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))

/** By day, then the most important kind first and completed entries last. */
export const byImportance = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted((a, b) => a.date.localeCompare(b.date) || importanceOf(a) - importanceOf(b))

/** The entries of each day. */
export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> =>
  Map.groupBy(entries, ({ date }) => date)
