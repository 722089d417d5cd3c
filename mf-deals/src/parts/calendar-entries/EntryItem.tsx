import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import type { CSSProperties } from 'react'
import { useEntryDrag } from './CalendarMoves.tsx'
import { useEntryItemStyles } from './EntryItem.styles.ts'
import { EntryLink, type EntryLinkProps } from './EntryLink.tsx'
import { MoveButton } from './MoveButton.tsx'

export interface EntryItemProps {
  entry: CalendarEntry
  shape: EntryLinkProps['shape']
  /** Where it is on the hours of a day. The link fills this place. */
  style?: CSSProperties
  className?: string | undefined
}

/** An entry in a day's list: a link that can be dragged to another day, with a button that opens the form. */
export function EntryItem({ entry, shape, style, className }: EntryItemProps) {
  const styles = useEntryItemStyles()
  const drag = useEntryDrag(entry)
  return (
    <li
      className={mergeClasses(styles.item, drag.draggable && styles.movable, style && styles.filled, className)}
      style={style}
      {...drag}
    >
      <EntryLink entry={entry} shape={shape} />
      <MoveButton entry={entry} overlays />
    </li>
  )
}
