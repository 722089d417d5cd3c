import type { CalendarEntry } from 'openapi'
import { EntryItem, type EntryItemProps } from './EntryItem.tsx'
import { useEntryItemsStyles } from './EntryItems.styles.ts'

export interface EntryItemsProps extends Pick<EntryItemProps, 'shape'> {
  entries: readonly CalendarEntry[]
}

/** Entries below one another. */
export function EntryItems({ entries, shape }: EntryItemsProps) {
  const styles = useEntryItemsStyles()
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <EntryItem key={`${entry.kind} ${entry.id}`} entry={entry} shape={shape} />
      ))}
    </ul>
  )
}
