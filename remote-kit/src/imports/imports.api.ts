/** Imports of deals: sending a file and following its progress. */
import type { Import, ImportUpdate } from 'openapi'
import { ImportState } from 'openapi/codes'
import { useApi } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

/** Rows per request. */
const PART = 500
const EVERY_MS = 700

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

/** The user's last imports into a workspace. */
export function useImports(workspace: string) {
  return useApi().useQuery('get', '/imports/', { params: { query: { workspace, page_size: 5, count: 'none' } } })
}

export type ImportFile = { workspace: string; name: string; columns: string[]; rows: string[][]; lines: number[] }

/** Sends the rows of a file and lets the API guess its columns. `onPart` gets the number of rows that were sent. */
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

/** Changes the mapping of an import, and starts, cancels or undoes it. Each call returns the import. */
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
