/** Imports of deals: sending a file, and what becomes of it. */
import type { Import, ImportUpdate } from 'openapi'
import { ImportState } from 'openapi/codes'
import { useApi } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

/** Rows that go into one call. */
const PART = 500
const EVERY_MS = 700

const isUnderWay = (one: Import | undefined): boolean =>
  one?.state === ImportState.running || one?.state === ImportState.undoing

/** An import by its id; asked for again and again while something happens to it. */
export function useImport(id: string) {
  return useApi().useQuery(
    'get',
    '/imports/{id}/',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY_MS : false) },
  )
}

/** The caller's last imports into a workspace. */
export function useImports(workspace: string) {
  return useApi().useQuery('get', '/imports/', { params: { query: { workspace, page_size: 5, count: 'none' } } })
}

export type ImportFile = { workspace: string; name: string; columns: string[]; rows: string[][]; lines: number[] }

/** Sends a file row by row and has its columns guessed. `onPart` hears how many rows are there. */
export function useSendFile(onPart: (sent: number) => void) {
  return useWrite(
    'imports',
    async (api, { workspace, name, columns, rows, lines }: ImportFile) => {
      const created = (await api.POST('/imports/', { body: { workspace, file_name: name.slice(0, 200), columns } }))
        .data
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

/** Changes what the columns are, and the steps of an import. Each answers the import as it is then. */
export function useImportActions(id: string) {
  const params = { path: { id } }
  const stores = (one: Import) => [queryKeyOf('/imports/{id}/', { params }), one] as const
  const map = useWrite('imports', (api, body: ImportUpdate) => api.PATCH('/imports/{id}/', { params, body }), {
    stores,
  })
  const act = useWrite(
    'imports',
    (api, action: 'start' | 'cancel' | 'undo') => api.POST(`/imports/{id}/${action}/`, { params }),
    { stores },
  )
  return { map, act }
}
