/** Query parameters as text, and the addresses of files that a link leads to. */
import type { paths } from 'openapi'

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Drops parameters that are null or undefined (SPEC.md §5); arrays are comma-separated, as the contract says. */
export function serialiseQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    params.set(name, [value].flat().map(asText).join(','))
  }
  return params.toString()
}

type Csv = { get: { responses: { 200: { content: { 'text/csv': unknown } } } } }
type ExportPath = Extract<
  { [path in keyof paths]: paths[path] extends Csv ? path : never }[keyof paths],
  `${string}/export/`
>

type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>
type QueryOf<Path extends ExportPath> = Given<paths[Path]['get']['parameters']['query']>

/** The address of a list as a file; the browser saves what it finds there, with the session's cookie. `id`: whose list it is. */
export function exportAddress<Path extends ExportPath>(path: Path, query: QueryOf<Path>, id = ''): string {
  const text = serialiseQuery(query)
  return `/api/v1${path.replace('{id}', id)}${text && `?${text}`}`
}
