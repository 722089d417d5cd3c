/** API calls for what is done with a contact: logging it, with Undo, changing it and deleting it. */
import { useQueryClient } from '@tanstack/react-query'
import type { ActivityCreate, ActivityUpdate, TimelineActivity } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { trimLists } from '#parts/contacts/contact-cache.ts'
import { useUndoEvents } from '#parts/undo/undo-events.api.ts'
import { copy } from './copy.ts'

interface Logging {
  /** The idempotency key. Sent twice, it is logged once. */
  key: string
  body: ActivityCreate
  /** Who was called. The toast names them, since calls may follow each other fast. */
  called?: string
}

/** Logs an activity. The form shows a refusal itself. */
export function useLogActivity() {
  const cache = useQueryClient()
  const notify = useNotify()
  const undo = useUndoEvents()
  return useWrite(
    'activities',
    (api, { key, body }: Logging) => api.POST('/activities/', { params: { header: { 'Idempotency-Key': key } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ kind, events }, { called }) => {
        trimLists(cache)
        notify.success(called ? copy.callLogged(called) : copy.logged[kind], undo(events))
      },
    },
  )
}

/** Changes an activity as it was read, with Undo. The editor shows a refusal itself. */
export function useUpdateActivity(activity: TimelineActivity) {
  const notify = useNotify()
  const undo = useUndoEvents()
  return useWrite(
    'activities',
    (api, body: ActivityUpdate) => api.PATCH('/activities/{id}/', { params: atVersion(activity), body }),
    {
      // Reads the timeline again if someone else has changed the activity, so that saving again overwrites that.
      mutationKey: ['activities', activity.id],
      meta: { silent: true },
      onSuccess: ({ kind, events }) => notify.success(copy.changed[kind], undo(events)),
    },
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
