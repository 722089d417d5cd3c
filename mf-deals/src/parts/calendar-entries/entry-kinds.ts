import { CalendarCancelRegular } from '@fluentui/react-icons/svg/calendar-cancel'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { FlagRegular } from '@fluentui/react-icons/svg/flag'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import type { CalendarEntry, CalendarKind } from 'openapi'
import { copy } from './copy.ts'

/** The icon of each kind. Its color is in the styles, its label in `calendarKindLabels`. */
export const kindIcons = {
  task: CheckmarkCircleRegular,
  milestone: FlagRegular,
  key_date: KeyRegular,
  closing: HomeRegular,
  listing_expiration: CalendarCancelRegular,
} satisfies Record<CalendarKind, unknown>

/** The page of an entry: its deal with the task open, the milestones, or the deal itself. */
export function entryPath({ kind, id, deal }: CalendarEntry): string {
  if (!deal) return `/agent/tasks?task=${id}`
  if (kind === 'closing' || kind === 'listing_expiration') return `/agent/deal/${deal}`
  return kind === 'milestone' ? `/agent/deal/${deal}?view=milestones` : `/agent/deal/${deal}?view=tasks&task=${id}`
}

/** The date behind an entry, by its name in the deal. */
export function dateOf({ kind, id, progress }: CalendarEntry): string {
  if (kind === 'listing_expiration') return kind
  return kind === 'closing' ? (progress === 'COMPLETE' ? 'actual_close' : 'closing') : id
}

/** The name of an entry in a sentence. The title of every closing is the same. */
export function entryName({ kind, title, deal_name }: CalendarEntry): string {
  if (kind === 'closing') return copy.entryName.closing(deal_name)
  return kind === 'listing_expiration' ? copy.entryName.expiration(deal_name) : title
}

/** The most important kinds come first, because a cell has room for three entries. */
const weights: Record<CalendarKind, number> = { closing: 0, key_date: 1, listing_expiration: 2, milestone: 3, task: 4 }

const importanceOf = ({ kind, progress }: CalendarEntry) => weights[kind] + (progress === 'COMPLETE' ? 10 : 0)

/** By day, then the most important kind first and completed entries last. */
export const byImportance = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted((a, b) => a.date.localeCompare(b.date) || importanceOf(a) - importanceOf(b))

/** The entries of each day. */
export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> =>
  Map.groupBy(entries, ({ date }) => date)
