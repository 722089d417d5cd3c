/** API calls for what is done with a contact: logging it, with Undo, changing it and deleting it. */
import { useQueryClient } from '@tanstack/react-query'
import type { ActivityCreate, ActivityUpdate } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { trimLists } from '#parts/contacts/contact-cache.ts'
import { copy } from './copy.ts'

interface Logging {
  /** The idempotency key. Sent twice, it is logged once. */
  key: string
  body: ActivityCreate
}

/** Logs an activity. The form shows a refusal itself. */
export function useLogActivity() {
  const cache = useQueryClient()
  const notify = useNotify()
  const undo = useWrite('events', (api, events: string[]) => api.POST('/events/undo/', { body: { events } }))
  return useWrite(
    'activities',
    (api, { key, body }: Logging) => api.POST('/activities/', { params: { header: { 'Idempotency-Key': key } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ kind, events }) => {
        trimLists(cache)
        notify.success(copy.logged[kind], { undo: () => undo.mutate(events) })
      },
    },
  )
}

/** Changes an activity. The editor shows a refusal itself. */
export function useUpdateActivity(id: string) {
  return useWrite(
    'activities',
    (api, body: ActivityUpdate) => api.PATCH('/activities/{id}/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
}

/** Deletes an activity, with Undo. */
export function useDeleteActivity(): (id: string) => void {
  const notify = useNotify()
  const restore = useWrite('activities', (api, id: string) =>
    api.POST('/activities/{id}/restore/', { params: { path: { id } } }),
  )
  const remove = useWrite(
    'activities',
    (api, id: string) => api.DELETE('/activities/{id}/', { params: { path: { id } } }),
    { onSuccess: (_answer, id) => notify.success(copy.deleted, { undo: () => restore.mutate(id) }) },
  )
  return (id) => remove.mutate(id)
}
