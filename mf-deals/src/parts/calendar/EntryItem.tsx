import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { useEntryDrag } from './CalendarMoves.tsx'
import { EntryLink } from './EntryLink.tsx'
import { MoveButton } from './MoveButton.tsx'

const useStyles = makeStyles({
  item: {
    position: 'relative',
    // The button comes with the pointer or the focus: a month has room for nothing more.
    '& > button': { opacity: 0 },
    '&:hover > button': { opacity: 1 },
    '&:focus-within > button': { opacity: 1 },
  },
  movable: { cursor: 'grab' },
})

/** An entry in a day's list: a link that can be dragged to another day, with a button that asks for one. */
export function EntryItem({ entry, wraps }: { entry: CalendarEntry; wraps?: boolean | undefined }) {
  const styles = useStyles()
  const drag = useEntryDrag(entry)
  return (
    <li className={mergeClasses(styles.item, drag.draggable && styles.movable)} {...drag}>
      <EntryLink entry={entry} wraps={wraps} />
      <MoveButton entry={entry} overlays />
    </li>
  )
}
