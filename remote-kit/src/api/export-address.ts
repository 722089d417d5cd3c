/** The addresses of exports, for links. */
import type { paths } from 'openapi'
import { serializeQuery } from './query-text.ts'

type Csv = { get: { responses: { 200: { content: { 'text/csv': unknown } } } } }
type ExportPath = Extract<
  { [path in keyof paths]: paths[path] extends Csv ? path : never }[keyof paths],
  `${string}/export/`
>

type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>
type QueryOf<Path extends ExportPath> = Given<paths[Path]['get']['parameters']['query']>

/**
 * The address of a list's CSV export. The browser downloads it with the session cookie. `id`: the owner of the list.
 */
export function exportAddress<Path extends ExportPath>(path: Path, query: QueryOf<Path>, id = ''): string {
  const text = serializeQuery(query)
  return `/api/v1${path.replace('{id}', id)}${text && `?${text}`}`
}

type CardPath = Extract<keyof paths, `${string}/vcard/`>

/** The address of a contact's card. */
export const cardAddress = (path: CardPath, id: string): string => `/api/v1${path.replace('{id}', id)}`

type DataPath = Extract<keyof paths, `${string}/personal_data/`>

/** The address of the file with what is kept about a person. */
export const personalDataAddress = (path: DataPath, id: string): string => `/api/v1${path.replace('{id}', id)}`
