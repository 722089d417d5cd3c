import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { useEntryDrag } from './CalendarMoves.tsx'
import { useEntryItemStyles } from './EntryItem.styles.ts'
import { EntryLink } from './EntryLink.tsx'
import { MoveButton } from './MoveButton.tsx'

/** An entry in a day's list: a link that can be dragged to another day, with a button that opens the form. */
export function EntryItem({ entry, wraps = false }: { entry: CalendarEntry; wraps?: boolean }) {
  const styles = useEntryItemStyles()
  const drag = useEntryDrag(entry)
  return (
    <li className={mergeClasses(styles.item, drag.draggable && styles.movable)} {...drag}>
      <EntryLink entry={entry} wraps={wraps} />
      <MoveButton entry={entry} overlays />
    </li>
  )
}
