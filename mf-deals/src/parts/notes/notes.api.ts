/** API calls for the notes of a deal and the comments on its tasks. */
import type { Note, NoteBody, NoteUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

/** What notes are on: a deal, or one of its tasks, where they are comments. */
export interface NotePlace {
  deal: string
  task?: string | undefined
}

/** The notes of a deal or the comments on a task, pinned first, then newest first, page by page. */
export function useNotes({ deal, task }: NotePlace) {
  return useApi().useInfiniteQuery(
    'get',
    '/notes/',
    { params: { query: { deal, ...(task && { task }), page_size: 30, count: 'none' } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** Creates a note or a comment, with Undo. The editor shows refusals. */
export function useCreateNote({ deal, task }: NotePlace) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'notes',
    (api, body: NoteBody) => api.POST('/notes/', { body: { deal, ...(task && { task }), body } }),
    {
      meta: { silent: true },
      onSuccess: () => void offerUndo(deal, task ? copy.useCreateNote.commented : copy.useCreateNote.added),
    },
  )
}

/** Edits or pins a note, with Undo. Refused with 412 if someone changed it since. */
export function useUpdateNote(note: Note) {
  const offerUndo = useOfferUndo()
  return useWrite('notes', (api, body: NoteUpdate) => api.PATCH('/notes/{id}/', { params: atVersion(note), body }), {
    meta: { silent: true },
    onSuccess: (saved) => {
      if (saved.deal) void offerUndo(saved.deal, copy.useUpdateNote.changed(note, saved))
    },
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

/** The task that a comment is about. Fails silently if it is gone. */
export function useCommentedTask(id: string) {
  return useApi().useQuery(
    'get',
    '/tasks/{id}/',
    { params: { path: { id } } },
    { meta: { silent: true }, retry: false },
  )
}
