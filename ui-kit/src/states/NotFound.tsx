import { copy } from './copy.ts'

/** The plain 404 for a path or id that does not exist for this viewer (docs/specification.md §2). */
export function NotFound() {
  return <p style={{ padding: '20px' }}>{copy.notFound}</p>
}
