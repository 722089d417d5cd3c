/** Words of columns: choosing and resizing them. */
export const copy = {
  columnChooser: {
    label: 'Columns in order',
    left: (column: string) => `Move ${column} left`,
    right: (column: string) => `Move ${column} right`,
    reset: 'Reset to default',
    resetWidths: 'Reset widths',
  },
  columnEdge: {
    label: (column: string) => `Width of ${column}`,
    hint: 'Drag to resize. Double-click to fit.',
    fits: 'Fits its content',
    pixels: (width: number) => `${width} pixels`,
  },
}
