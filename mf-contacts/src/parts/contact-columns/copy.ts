/** What choosing columns says. */
export const copy = {
  columns: 'Columns',
}
