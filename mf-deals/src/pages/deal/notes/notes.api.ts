/** Calls about the notes of a deal. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note, NoteBody, NoteUpdate } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'

/** The notes of a deal, pinned ones first, then the newest, page by page. */
export function useNotes(deal: string) {
  return useApi().useInfiniteQuery(
    'get',
    '/notes/',
    { params: { query: { deal, page_size: 30, count: 'none' } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

const showAfresh = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['get', '/notes/'] }),
    queryClient.invalidateQueries({ queryKey: ['get', '/deals/{id}/history/'] }),
  ])

/** Writes a note. Refusals show at the editor. */
export function useCreateNote(deal: string) {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (body: NoteBody) => (await api.POST('/notes/', { body: { deal, body } })).data,
    onSuccess: () => showAfresh(queryClient),
    meta: { silent: true },
  })
}

/** Rewrites or pins a note as it was at `version`; a newer one refuses with 412. */
export function useUpdateNote({ id, version }: Note) {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (body: NoteUpdate) => {
      const params = { path: { id }, header: { 'If-Match': `"${version}"` } }
      return (await api.PATCH('/notes/{id}/', { params, body })).data
    },
    onSuccess: () => showAfresh(queryClient),
    meta: { silent: true },
  })
}

/** Deletes a note, with Undo. */
export function useDeleteNote(): (note: Note) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/notes/{id}/restore/', { params: { path: { id } } }),
    onSuccess: () => showAfresh(queryClient),
  })
  const remove = useMutation({
    mutationFn: ({ id }: Note) => api.DELETE('/notes/{id}/', { params: { path: { id } } }),
    onSuccess: async (_answer, { id }) => {
      notify.success('The note is deleted', { undo: () => restore.mutate(id) })
      await showAfresh(queryClient)
    },
  })
  return (note) => remove.mutate(note)
}
