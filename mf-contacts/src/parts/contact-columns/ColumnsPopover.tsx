import { AnchoredPopover } from 'ui-kit/AnchoredPopover'
import { ColumnChooser } from 'ui-kit/ColumnChooser'
import { copy } from './copy.ts'
import { useContactColumns, usualColumns } from './use-contact-columns.ts'

export interface ColumnsPopoverProps {
  /** The element that opened it, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/** Chooses the columns of the list of contacts. Loaded as a whole: a popover that opens empty would never get the focus. */
export function ColumnsPopover({ anchor, onClose }: ColumnsPopoverProps) {
  const { columns, all, labelOf, choose, widths, resetWidths } = useContactColumns()
  return (
    <AnchoredPopover anchor={anchor} label={copy.columns} onClose={onClose}>
      <ColumnChooser
        all={all}
        columns={columns}
        usual={usualColumns}
        labelOf={labelOf}
        onChange={choose}
        hasWidths={widths.size > 0}
        onResetWidths={resetWidths}
      />
    </AnchoredPopover>
  )
}
