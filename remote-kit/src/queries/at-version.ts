/**
 * The parameters of a write to a record as it was read: its id, and its version as `If-Match`. The API answers 412 if
 * someone has edited the record since.
 */
export const atVersion = ({ id, version }: { id: string; version: number }) => ({
  path: { id },
  header: { 'If-Match': `"${version}"` },
})
