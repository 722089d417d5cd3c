import { useAtomValue } from 'jotai'
import type { CalendarEntry, CalendarKind as Kind } from 'openapi'
import { CalendarKind } from 'openapi/codes'
import { useSearchParams } from 'remote-kit/use-search-params'
import { deviceTypeAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { type CalendarView, calendarViews } from './calendar-days.ts'
import { useIsNarrow } from '#parts/calendar-entries/use-matches.ts'

export const allKinds: readonly Kind[] = Object.values(CalendarKind)

export interface CalendarPlace {
  view: CalendarView
  /** A day of the current period. */
  date: string
  /** The visible kinds of entries. */
  kinds: readonly Kind[]
  /** Whether completed entries are shown. Closings always are. */
  showsDone: boolean
  /** Ids of whose work is shown, and of the deal; null for all. */
  person: string | null
  deal: string | null
}

/** The URL parameter of the calendar's view. On other pages `view` already says that it is the calendar. */
export type CalendarViewParam = 'view' | 'calendar'

/**
 * The state of the calendar in the URL: `?view=`, `?date=`, `?kinds=`, `?done=`, `?person=`, `?deal=`. The
 * default view is the month, on a narrow screen the list.
 */
export function useCalendarPlace(
  viewParam: CalendarViewParam = 'view',
): [CalendarPlace, (changes: Partial<CalendarPlace>) => void] {
  const [params, setParams] = useSearchParams()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const isNarrow = useIsNarrow()
  const now = useToday()
  const stated = calendarViews.find(({ value }) => value === params.get(viewParam))?.value
  const named = params.get('kinds')?.split(',')
  const place: CalendarPlace = {
    view: stated ?? (isPhone || isNarrow ? 'list' : 'month'),
    date: readDay(params.get('date')) ?? now,
    kinds: named ? allKinds.filter((kind) => named.includes(kind)) : allKinds,
    showsDone: params.get('done') === 'shown',
    person: readId(params.get('person')),
    deal: readId(params.get('deal')),
  }
  const go = ({ view, date, kinds, showsDone, ...ids }: Partial<CalendarPlace>) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (view) next.set(viewParam, view)
      if (date === now) next.delete('date')
      else if (date) next.set('date', date)
      if (kinds?.length === allKinds.length) next.delete('kinds')
      else if (kinds) next.set('kinds', kinds.join(','))
      if (showsDone) next.set('done', 'shown')
      else if (showsDone === false) next.delete('done')
      for (const [name, id] of Object.entries(ids)) {
        if (id) next.set(name, id)
        else next.delete(name)
      }
      return next
    })
  return [place, go]
}

/** A calendar day; null if the text is not one. */
function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? null : text
}

/** An id of the API. A link that someone mistyped filters by nothing. */
const readId = (text: string | null): string | null => (text && /^[\w-]+$/.test(text) ? text : null)

/** Whether an entry is visible. A completed closing is always shown; other completed entries are hidden by default. */
export function isShown({ kind, progress }: CalendarEntry, { kinds, showsDone }: CalendarPlace): boolean {
  return kinds.includes(kind) && (showsDone || kind === 'closing' || progress !== 'COMPLETE')
}
