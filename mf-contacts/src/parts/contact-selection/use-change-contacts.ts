import type { ContactsChange } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { recordsLabel, skippedLines } from 'remote-kit/many-records'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The most that the API takes in one call. */
export const MOST_CONTACTS = 200

/** Changes or deletes several contacts in one call, with one Undo. Says who was left as they were, and why. */
export function useChangeContacts() {
  const notify = useNotify()
  // Its words belong to the write: whoever selects the contacts is gone when it ends.
  const { mutate: undo } = useWrite(
    'events',
    (api, events: string[]) => api.POST('/events/undo/', { body: { events } }),
    { onSuccess: () => notify.success(copy.done.undone) },
  )
  return useWrite('contacts', (api, body: ContactsChange) => api.POST('/contacts/bulk/', { body }), {
    meta: { silent: true },
    onSuccess: ({ changed, skipped, events }, body) => {
      if (changed.length > 0) {
        const done = body.delete ? copy.done.deleted : copy.done.changed
        notify.success(done(recordsLabel(changed, 'contact')), { undo: () => undo(events) })
      }
      if (skipped.length > 0) notify.error(copy.done.skipped(skipped.length), skippedLines(skipped, copy.done))
    },
  })
}

/** What a change would do, read anew each time. */
export function useContactsPreview(body: ContactsChange) {
  const init = { params: { query: { dry_run: true } }, body }
  return useApi().useQuery('post', '/contacts/bulk/', init, { gcTime: 0, retry: false, meta: { silent: true } })
}
