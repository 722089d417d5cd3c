import { Popover, PopoverSurface } from '@fluentui/react-components'
import { smartListColumnLabels } from 'openapi/codes'
import { ColumnChooser } from 'ui-kit/ColumnChooser'
import { useColumnsPopoverStyles } from './ColumnsPopover.styles.ts'
import { copy } from './copy.ts'
import { allColumns, useContactColumns, usualColumns } from './use-contact-columns.ts'

export interface ColumnsPopoverProps {
  /** The element that opened it, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/** Chooses the columns of the list of contacts. Loaded as a whole: a popover that opens empty would never get the focus. */
export function ColumnsPopover({ anchor, onClose }: ColumnsPopoverProps) {
  const styles = useColumnsPopoverStyles()
  const { columns, choose, widths, resetWidths } = useContactColumns()
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'end', offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(event, { open }) => {
        if (open) return
        onClose()
        if (event.type === 'keydown') requestAnimationFrame(() => anchor.focus())
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={copy.columns}>
        <ColumnChooser
          all={allColumns}
          columns={columns}
          usual={usualColumns}
          labelOf={(column) => smartListColumnLabels[column]}
          onChange={choose}
          hasWidths={widths.size > 0}
          onResetWidths={resetWidths}
        />
      </PopoverSurface>
    </Popover>
  )
}
