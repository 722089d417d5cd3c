/** Words of the edges of columns. */
export const copy = {
  columnEdge: {
    label: (column: string) => `Width of ${column}`,
    hint: 'Drag to resize. Double-click to fit.',
    fits: 'Fits its content',
    pixels: (width: number) => `${width} pixels`,
  },
}
