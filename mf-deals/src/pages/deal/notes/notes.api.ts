/** API calls for the notes of a deal. */
import type { Note, NoteBody, NoteUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

/** The notes of a deal, pinned first, then newest first, page by page. */
export function useNotes(deal: string) {
  return useApi().useInfiniteQuery(
    'get',
    '/notes/',
    { params: { query: { deal, page_size: 30, count: 'none' } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** Creates a note, with Undo. The editor shows refusals. */
export function useCreateNote(deal: string) {
  const offerUndo = useOfferUndo()
  return useWrite('notes', (api, body: NoteBody) => api.POST('/notes/', { body: { deal, body } }), {
    meta: { silent: true },
    onSuccess: () => void offerUndo(deal, copy.useCreateNote.added),
  })
}

/** Edits or pins a note. Refused with 412 if somebody changed it since. */
export function useUpdateNote(note: Note) {
  return useWrite('notes', (api, body: NoteUpdate) => api.PATCH('/notes/{id}/', { params: atVersion(note), body }), {
    meta: { silent: true },
  })
}

/** Deletes a note, with Undo. */
export function useDeleteNote(): (note: Note) => void {
  const notify = useNotify()
  const restore = useWrite('notes', (api, id: string) => api.POST('/notes/{id}/restore/', { params: { path: { id } } }))
  const remove = useWrite('notes', (api, { id }: Note) => api.DELETE('/notes/{id}/', { params: { path: { id } } }), {
    onSuccess: (_answer, { id }) => notify.success(copy.useDeleteNote.deleted, { undo: () => restore.mutate(id) }),
  })
  return (note) => remove.mutate(note)
}
