import { makeStyles, Popover, PopoverSurface } from '@fluentui/react-components'
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx'

const useStyles = makeStyles({
  surface: { width: '300px', maxWidth: 'calc(100vw - 32px)', padding: '12px' },
})

export interface ColumnsPopoverProps extends ColumnChooserProps {
  /** What it hangs on, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/** The columns to choose, over the list. It is fetched whole: a surface that opens empty would never get the focus. */
export function ColumnsPopover({ anchor, onClose, ...chooser }: ColumnsPopoverProps) {
  const styles = useStyles()
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'end', offset: 4 }}
      onOpenChange={(event, { open }) => {
        if (open) return
        onClose()
        if (event.type === 'keydown') requestAnimationFrame(() => anchor.focus())
      }}
    >
      <PopoverSurface className={styles.surface} aria-label="Columns">
        <ColumnChooser {...chooser} />
      </PopoverSurface>
    </Popover>
  )
}
