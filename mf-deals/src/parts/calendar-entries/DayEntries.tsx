import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { formatLongDay } from 'ui-kit/days'
import { EntryItem, type EntryItemProps } from './EntryItem.tsx'
import { copy } from './copy.ts'
import { useDayEntriesStyles } from './DayEntries.styles.ts'
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
  const styles = useDayEntriesStyles()
  const isPrinting = useIsPrinting()
  if (entries.length === 0) return null
  const fits = isPrinting || entries.length <= most + 1
  const shown = fits ? entries : entries.slice(0, most)
  return (
    <>
      <EntryItems entries={shown} shape="card" />
      {!fits && (
        <Popover trapFocus withArrow positioning={{ overflowBoundaryPadding: 8 }}>
          <PopoverTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              size="small"
              className={styles.more}
              aria-label={copy.dayEntries.moreOn(entries.length - most, formatLongDay(day, now))}
            >
              {copy.dayEntries.more(entries.length - most)}
            </Button>
          </PopoverTrigger>
          <PopoverSurface className={styles.popover} aria-label={formatLongDay(day, now)}>
            <div className={styles.popoverTitle}>{formatLongDay(day, now)}</div>
            <EntryItems entries={entries} shape="full" />
          </PopoverSurface>
        </Popover>
      )}
    </>
  )
}

function EntryItems({ entries, shape }: { entries: readonly CalendarEntry[] } & Pick<EntryItemProps, 'shape'>) {
  const styles = useDayEntriesStyles()
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <EntryItem key={`${entry.kind} ${entry.id}`} entry={entry} shape={shape} />
      ))}
    </ul>
  )
}
