/** API calls of a contact's page: its timeline, its open tasks, and what is added to it there. */
import { useQueryClient } from '@tanstack/react-query'
import type { NoteBody, Task, TaskCreate, TaskUpdate, TimelineNote } from 'openapi'
import type { TimelineKind } from 'openapi/codes'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { trimLists } from '#parts/contacts/contact-cache.ts'
import { useUndoEvents } from '#parts/undo/undo-events.api.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 30

/** What happened with a contact, newest first, page by page. No kinds means all of it. */
export function useTimeline(contact: string, kinds: readonly TimelineKind[]) {
  const query = { ...(kinds.length > 0 && { kind: [...kinds] }), page_size: PAGE_SIZE }
  return useApi().useInfiniteQuery(
    'get',
    '/contacts/{id}/timeline/',
    { params: { path: { id: contact }, query } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** The unfinished tasks about a contact, the most urgent first. */
export function useOpenTasks(contact: string) {
  const query = { contact, progress: ['NOT_STARTED' as const, 'IN_PROGRESS' as const], page_size: 50 }
  return useApi().useQuery('get', '/tasks/', { params: { query } }, { meta: { silent: true } })
}

/** Adds a note about a contact. The editor shows a refusal itself. */
export function useAddNote(contact: string) {
  const notify = useNotify()
  const remove = useWrite('notes', (api, id: string) => api.DELETE('/notes/{id}/', { params: { path: { id } } }))
  return useWrite('notes', (api, body: NoteBody) => api.POST('/notes/', { body: { contact, body } }), {
    meta: { silent: true },
    onSuccess: ({ id }) => notify.success(copy.noteAdded, { undo: () => remove.mutate(id) }),
  })
}

/** Edits a note as it was read, with Undo. The editor shows a refusal itself. */
export function useUpdateNote(note: TimelineNote) {
  const notify = useNotify()
  const undo = useUndoEvents()
  return useWrite(
    'notes',
    (api, body: NoteBody) => api.PATCH('/notes/{id}/', { params: atVersion(note), body: { body } }),
    {
      // Reads the timeline again if someone else has changed the note, so that saving again overwrites that.
      mutationKey: ['notes', note.id],
      meta: { silent: true },
      onSuccess: ({ events }) => notify.success(copy.noteChanged, undo(events)),
    },
  )
}

/** Deletes a note, with Undo. */
export function useDeleteNote(): (id: string) => void {
  const notify = useNotify()
  const restore = useWrite('notes', (api, id: string) => api.POST('/notes/{id}/restore/', { params: { path: { id } } }))
  const remove = useWrite('notes', (api, id: string) => api.DELETE('/notes/{id}/', { params: { path: { id } } }), {
    onSuccess: (_answer, id) => notify.success(copy.noteDeleted, { undo: () => restore.mutate(id) }),
  })
  return (id) => remove.mutate(id)
}

/** The address of a file's content. */
export const fileAddress = (id: string): string => `/api/v1/files/${id}/content/`

/** Adds a file to a contact. A refusal is reported. */
export function useAddFile(contact: string) {
  const notify = useNotify()
  const remove = useWrite('files', (api, id: string) => api.DELETE('/files/{id}/', { params: { path: { id } } }))
  return useWrite(
    'files',
    (api, file: File) => {
      const form = new FormData()
      form.set('file', file)
      return api.POST('/contacts/{id}/files/', {
        params: { path: { id: contact } },
        // The contract types the bytes of a part as a string.
        body: { file: file.name },
        bodySerializer: () => form,
      })
    },
    { onSuccess: ({ id, name }) => notify.success(copy.fileAdded(name), { undo: () => remove.mutate(id) }) },
  )
}

/** Deletes a file, with Undo. */
export function useDeleteFile(): (id: string) => void {
  const notify = useNotify()
  const restore = useWrite('files', (api, id: string) => api.POST('/files/{id}/restore/', { params: { path: { id } } }))
  const remove = useWrite('files', (api, id: string) => api.DELETE('/files/{id}/', { params: { path: { id } } }), {
    onSuccess: (_answer, id) => notify.success(copy.fileDeleted, { undo: () => restore.mutate(id) }),
  })
  return (id) => remove.mutate(id)
}

/** Adds a task about a contact. The form shows a refusal itself. */
export function useAddTask() {
  return useWrite('tasks', (api, body: TaskCreate) => api.POST('/tasks/', { body }), { meta: { silent: true } })
}

/** Changes a task, such as its date or who does it, with Undo. A refusal is reported. */
export function useUpdateTask() {
  const notify = useNotify()
  const change = (id: string, body: TaskUpdate) => ({ id, body })
  const { mutate: undo } = useWrite('tasks', (api, { id, body }: ReturnType<typeof change>) =>
    api.PATCH('/tasks/{id}/', { params: { path: { id } }, body }),
  )
  const { mutate } = useWrite(
    'tasks',
    (api, { task, body }: { task: Task; body: TaskUpdate }) =>
      api.PATCH('/tasks/{id}/', { params: { path: { id: task.id } }, body }),
    {
      onSuccess: (_answer, { task, body }) => {
        const before = Object.fromEntries(Object.entries(task).filter(([field]) => field in body))
        notify.success(copy.taskChanged(task.title), { undo: () => undo(change(task.id, before)) })
      },
    },
  )
  return (task: Task, body: TaskUpdate) => mutate({ task, body })
}

/** Finishes a task, with Undo. */
export function useFinishTask(): (task: Task) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const reopen = useWrite('tasks', (api, { id, progress }: Task) =>
    progress === 'IN_PROGRESS'
      ? api.POST('/tasks/{id}/reopen/', { params: { path: { id } } })
      : api.PATCH('/tasks/{id}/', { params: { path: { id } }, body: { progress: 'NOT_STARTED' } }),
  )
  const { mutate } = useWrite(
    'tasks',
    (api, { id }: Task) => api.POST('/tasks/{id}/complete/', { params: { path: { id } }, body: {} }),
    {
      onSuccess: (_answer, task) => {
        trimLists(cache)
        notify.success(copy.taskFinished(task.title), { undo: () => reopen.mutate(task) })
      },
    },
  )
  return (task) => mutate(task)
}
