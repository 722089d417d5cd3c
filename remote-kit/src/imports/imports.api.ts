/** Imports: sending a file and following its progress. */
import type { Import, ImportUpdate, LeadSource } from 'openapi'
import { ImportState, LeadSourceKind } from 'openapi/codes'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useApi } from 'remote-kit/context'
import type { ApiClient } from '#api/api-client.ts'
import { LEAD_SOURCES_IN_USE } from '#queries/lead-sources.ts'
import { queryKeyOf } from '#queries/query-keys.ts'
import { useWrite } from '#queries/use-write.ts'
import type { ImportOf } from './import-of.ts'

/** Rows per request. */
const PART = 500
const EVERY_MS = 700
/** How many duplicates are listed at a time. */
export const DUPLICATES_SHOWN = 20

const isUnderWay = (one: Import | undefined): boolean =>
  one?.state === ImportState.running || one?.state === ImportState.undoing

/** An import by id, polled while it is running. */
export function useImport(id: string) {
  return useApi().useQuery(
    'get',
    '/imports/{id}/',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY_MS : false) },
  )
}

/** The user's last imports of these records. */
export function useImports({ entity, workspace }: ImportOf) {
  const query = { entity, ...(workspace && { workspace }), page_size: 5, count: 'none' as const }
  return useApi().useQuery('get', '/imports/', { params: { query } })
}

/** The first rows of an import that are likely duplicates. `version` is that of the import: its rows change along. */
export function useDuplicateRows(id: string, count: number) {
  const query = { state: 'duplicate' as const, page_size: count }
  return useApi().useQuery(
    'get',
    '/imports/{id}/rows/',
    { params: { path: { id }, query } },
    { placeholderData: (before) => before },
  )
}

/** The source that a file of leads most likely is of: the only one for files or, failing that, the only one. */
function likelySource(sources: readonly LeadSource[]): string | null {
  const ofFiles = sources.filter(({ kind }) => kind === LeadSourceKind.file)
  const [first, ...others] = ofFiles.length > 0 ? ofFiles : sources
  return first && others.length === 0 ? first.id : null
}

export type ImportFile = { name: string; columns: string[]; rows: string[][]; lines: number[] }

/** Sends the rows of a file and lets the API guess its columns. `onPart` gets the number of rows that were sent. */
export function useSendFile({ entity, workspace = '', areLeads = false }: ImportOf, onPart: (sent: number) => void) {
  const sourceOf = async (api: ApiClient) => {
    if (!areLeads) return null
    const { data } = await api.GET('/lead_sources/', { params: LEAD_SOURCES_IN_USE })
    return likelySource(data?.results ?? [])
  }
  return useWrite(
    'imports',
    async (api, { name, columns, rows, lines }: ImportFile) => {
      const file = { file_name: name.slice(0, 200), columns }
      const begun =
        entity === 'contact'
          ? await api.POST('/contacts/import/', { body: { ...file, lead_source: await sourceOf(api) } })
          : await api.POST('/imports/', { body: { workspace, ...file } })
      const created = begun.data
      if (!created) throw new Error('The API did not answer the import')
      const params = { path: { id: created.id } }
      for (let from = 0; from < rows.length; from += PART) {
        const part = rows.slice(from, from + PART)
        await api.POST('/imports/{id}/rows/', {
          params,
          body: { from, rows: part, lines: lines.slice(from, from + PART) },
        })
        onPart(from + part.length)
      }
      return api.PATCH('/imports/{id}/', { params, body: { mapping: created.mapping } })
    },
    { meta: { silent: true } },
  )
}

/** Changes an import's mapping and choices, and starts, cancels or undoes it. Each call returns the import. */
export function useImportActions(id: string) {
  const params = { path: { id } }
  const stores = (one: Import) => [queryKeyOf('/imports/{id}/', { params }), one] as const
  const map = useWrite('imports', (api, body: ImportUpdate) => api.PATCH('/imports/{id}/', { params, body }), {
    stores,
    // One after the other, as they were chosen: each shows right away, and the last one counts.
    scope: { id: `import ${id}` },
  })
  const act = useWrite(
    'imports',
    (api, action: 'start' | 'cancel' | 'undo') => api.POST(`/imports/{id}/${action}/`, { params }),
    { stores },
  )
  return { map, act }
}
