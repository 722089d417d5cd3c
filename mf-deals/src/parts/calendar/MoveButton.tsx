import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CalendarEditRegular } from '@fluentui/react-icons/svg/calendar-edit'
import type { CalendarEntry } from 'openapi'
import { look } from 'ui-kit/theme'
import { useAskMove } from './CalendarMoves.tsx'
import { entryName } from './entry-kinds.ts'

const useStyles = makeStyles({
  button: { minWidth: '32px', flexShrink: 0 },
  overlay: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '24px',
    width: '24px',
    height: '24px',
    padding: 0,
    backgroundColor: look.surface,
    color: look.ink,
    boxShadow: look.shadow1,
  },
})

/** Opens the form that moves an entry to another day. `overlays`: in the corner of the entry. */
export function MoveButton({ entry, overlays = false }: { entry: CalendarEntry; overlays?: boolean }) {
  const styles = useStyles()
  const ask = useAskMove(entry)
  if (!ask) return null
  return (
    <Button
      appearance="subtle"
      size="small"
      className={mergeClasses(styles.button, overlays && styles.overlay)}
      icon={<CalendarEditRegular />}
      aria-label={`Move ${entryName(entry)}`}
      onClick={ask}
    />
  )
}
