import { mergeClasses } from '@fluentui/react-components'
import { flexRender, type Row } from '@tanstack/react-table'
import type { Contact } from 'openapi'
import { memo } from 'react'
import { SelectContact } from '#parts/contact-selection/boxes/SelectContact.tsx'
import type { contactTableFeatures } from './contact-columns.tsx'
import { useContactColumnStyles, useContactTableStyles } from './ContactTable.styles.ts'

export interface ContactRowProps {
  row: Row<typeof contactTableFeatures, Contact>
  /** The index in the list, from 0. */
  index: number
  /** Whether the panel shows it. */
  isOpen: boolean
  /** No one has chosen the columns. */
  isUsual: boolean
}

/** A contact in the table. Memoized, so that scrolling renders only new rows. */
export const ContactRow = memo(({ row, index, isOpen, isUsual }: ContactRowProps) => {
  const styles = useContactTableStyles()
  const columnStyles = useContactColumnStyles(isUsual)
  return (
    <tr
      data-row={index}
      data-row-id={row.id}
      aria-rowindex={index + 2}
      className={mergeClasses(styles.row, isOpen && styles.open)}
    >
      <td className={mergeClasses(styles.cell, styles.select)}>
        <SelectContact contact={row.original} />
      </td>
      {row.getAllCells().map((cell) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
        <td key={cell.id} className={mergeClasses(styles.cell, columnStyles[cell.column.id])}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  )
})
