/** API calls for the files of a deal. */
import { useQueryClient } from '@tanstack/react-query'
import type { DealFile, DealFileUpdate, FileVariant } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'
import { xhrFetch } from './xhr-fetch.ts'

/** Where files are: on a deal, or on one of its tasks. */
export interface FilePlace {
  deal: string
  task?: string | undefined
}

/** The files of a deal or of one of its tasks, newest first, page by page. */
export function useFiles({ deal, task }: FilePlace) {
  return useApi().useInfiniteQuery(
    'get',
    '/deals/{id}/files/',
    { params: { path: { id: deal }, query: { ...(task && { task }), page_size: 50, count: 'none' } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** The address of a file's content. */
export const fileAddress = (id: string, variant: FileVariant = 'original'): string =>
  `/api/v1/files/${id}/content/${variant === 'original' ? '' : `?variant=${variant}`}`

export type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads a file to a deal or to one of its tasks. @throws ApiError with the reason of a refusal */
export function useSendFile({ deal, task }: FilePlace): (file: File, sending: Sending) => Promise<void> {
  const { api } = useRemote()
  return async (file, { signal, onProgress }) => {
    const form = new FormData()
    form.set('file', file)
    await api.POST('/deals/{id}/files/', {
      params: { path: { id: deal }, query: task ? { task } : {} },
      // The contract types the bytes of a part as a string.
      body: { file: file.name },
      bodySerializer: () => form,
      fetch: xhrFetch(form, onProgress),
      signal,
    })
  }
}

/** Renames a file or changes whether the client sees it, with Undo. Refused with 412 if someone changed it since. */
export function useUpdateFile(file: DealFile) {
  const cache = useQueryClient()
  const offerUndo = useOfferUndo()
  return useWrite(
    'files',
    (api, body: DealFileUpdate) => api.PATCH('/files/{id}/', { params: atVersion(file), body }),
    {
      onSuccess: (saved) => {
        if (saved.deal) void offerUndo(saved.deal, copy.useUpdateFile.changed(file, saved))
      },
      // After a refusal, someone else may have changed the list.
      onError: () => refreshAfter(cache, 'files'),
    },
  )
}

/** Deletes a file, with Undo. */
export function useDeleteFile(): (file: DealFile) => void {
  const notify = useNotify()
  const restore = useWrite('files', (api, id: string) => api.POST('/files/{id}/restore/', { params: { path: { id } } }))
  const remove = useWrite(
    'files',
    (api, { id }: DealFile) => api.DELETE('/files/{id}/', { params: { path: { id } } }),
    {
      onSuccess: (_answer, { id, name }) =>
        notify.success(copy.useDeleteFile.deleted(name), { undo: () => restore.mutate(id) }),
    },
  )
  return (file) => remove.mutate(file)
}
