/** Calls about the files of a deal. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DealFile, DealFileUpdate, FileVariant } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { xhrFetch } from './xhr-fetch.ts'

/** The files of a deal, the newest first, page by page. */
export function useFiles(deal: string) {
  return useApi().useInfiniteQuery(
    'get',
    '/deals/{id}/files/',
    { params: { path: { id: deal }, query: { page_size: 50, count: 'none' } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** Where the bytes of a file are. */
export const fileAddress = (id: string, variant: FileVariant = 'original'): string =>
  `/api/v1/files/${id}/content/${variant === 'original' ? '' : `?variant=${variant}`}`

/** Shows the lists of files, and the activity, as they are now. */
export const showFilesAfresh = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['get', '/deals/{id}/files/'] }),
    queryClient.invalidateQueries({ queryKey: ['get', '/deals/{id}/history/'] }),
  ])

export type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads a file to a deal. @throws ApiError with the reason of a refusal */
export function useSendFile(deal: string): (file: File, sending: Sending) => Promise<void> {
  const { api } = useRemote()
  return async (file, { signal, onProgress }) => {
    const form = new FormData()
    form.set('file', file)
    await api.POST('/deals/{id}/files/', {
      params: { path: { id: deal } },
      // The contract knows the bytes of a part as a text.
      body: { file: file.name },
      bodySerializer: () => form,
      fetch: xhrFetch(form, onProgress),
      signal,
    })
  }
}

/** Renames or shows a file as it was at `version`; a newer one refuses with 412. */
export function useUpdateFile({ id, version }: DealFile) {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (body: DealFileUpdate) => {
      const params = { path: { id }, header: { 'If-Match': `"${version}"` } }
      return (await api.PATCH('/files/{id}/', { params, body })).data
    },
    onSettled: () => showFilesAfresh(queryClient),
  })
}

/** Deletes a file, with Undo. */
export function useDeleteFile(): (file: DealFile) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/files/{id}/restore/', { params: { path: { id } } }),
    onSuccess: () => showFilesAfresh(queryClient),
  })
  const remove = useMutation({
    mutationFn: ({ id }: DealFile) => api.DELETE('/files/{id}/', { params: { path: { id } } }),
    onSuccess: async (_answer, { id, name }) => {
      notify.success(`“${name}” is deleted`, { undo: () => restore.mutate(id) })
      await showFilesAfresh(queryClient)
    },
  })
  return (file) => remove.mutate(file)
}
