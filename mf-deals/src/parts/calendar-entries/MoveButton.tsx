import { Button } from '@fluentui/react-components'
import { CalendarEditRegular } from '@fluentui/react-icons/svg/calendar-edit'
import type { CalendarEntry } from 'openapi'
import { useAskMove } from './CalendarMoves.tsx'
import { copy } from './copy.ts'
import { entryName } from './entry-kinds.ts'
import { useMoveButtonStyles } from './MoveButton.styles.ts'

/** Opens the form that moves an entry to another day. `overlays` places it in the corner of the entry. */
export function MoveButton({ entry, overlays = false }: { entry: CalendarEntry; overlays?: boolean }) {
  const styles = useMoveButtonStyles()
  const ask = useAskMove(entry)
  if (!ask) return null
  const shared = { 'aria-label': copy.moveButton.move(entryName(entry)), onClick: ask }
  // A month has a hundred of them, and Fluent's button takes as long as the rest of an entry.
  if (overlays) {
    return (
      <button type="button" className={styles.overlay} {...shared}>
        <CalendarEditRegular aria-hidden fontSize={16} />
      </button>
    )
  }
  return (
    <Button appearance="subtle" size="small" className={styles.button} icon={<CalendarEditRegular />} {...shared} />
  )
}
