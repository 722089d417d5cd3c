import type { CalendarEntry } from 'openapi'
import { formatLongDay } from 'ui-kit/days'
import { copy } from './copy.ts'
import { EntryItems } from './EntryItems.tsx'
import { MoreEntries } from './MoreEntries.tsx'
import { useIsPrinting } from './use-matches.ts'

export interface DayEntriesProps {
  day: string
  now: string
  entries: readonly CalendarEntry[]
  /** How many fit. One more is shown rather than a button for one. */
  most: number
}

/** The entries of a day. If they are too many, a popover has all of them; paper shows all. */
export function DayEntries({ day, now, entries, most }: DayEntriesProps) {
  const isPrinting = useIsPrinting()
  if (entries.length === 0) return null
  const fits = isPrinting || entries.length <= most + 1
  const more = entries.length - most
  const title = formatLongDay(day, now)
  return (
    <>
      <EntryItems entries={fits ? entries : entries.slice(0, most)} shape="card" />
      {!fits && (
        <MoreEntries title={title} entries={entries} label={copy.dayEntries.moreOn(more, title)}>
          {copy.dayEntries.more(more)}
        </MoreEntries>
      )}
    </>
  )
}
