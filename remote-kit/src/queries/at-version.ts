/** Where a change goes that holds for a record as it was read: its id, and its version as `If-Match`. A newer one refuses with 412. */
export const atVersion = ({ id, version }: { id: string; version: number }) => ({
  path: { id },
  header: { 'If-Match': `"${version}"` },
})
