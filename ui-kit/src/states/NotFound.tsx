/** docs/specification.md §2: the plain answer to a path or an id that names nothing for this viewer. */
export function NotFound() {
  return <p style={{ padding: '20px' }}>404 not found</p>
}
