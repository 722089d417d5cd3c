/** API calls of smart lists. */
import type { SmartList, SmartListCreate, SmartListUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

const byId = (id: string) => ({ params: { path: { id } } })

/** The viewer's lists, those that are shared, and those to start with, all counted. */
export function useSmartLists() {
  return useApi().useQuery(
    'get',
    '/smart_lists/',
    { params: { query: { page_size: 100, count: 'none' } } },
    { meta: { silent: true } },
  )
}

interface Creation {
  /** The idempotency key. Sent twice, it is saved once. */
  key: string
  body: SmartListCreate
}

/** Saves a list, with Undo. The dialog shows a refusal itself. */
export function useCreateSmartList() {
  const notify = useNotify()
  const remove = useWrite('smart_lists', (api, id: string) => api.DELETE('/smart_lists/{id}/', byId(id)))
  return useWrite(
    'smart_lists',
    (api, { key, body }: Creation) =>
      api.POST('/smart_lists/', { params: { header: { 'Idempotency-Key': key } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ id, name }) => notify.success(copy.saved(name), { undo: () => remove.mutate(id) }),
    },
  )
}

interface ListChange {
  /** The list as it was read. Refused with 412 if someone changed it since. */
  list: SmartList
  body: SmartListUpdate
}

/** Changes a list, with Undo. A dialog shows a refusal itself. */
export function useUpdateSmartList() {
  const notify = useNotify()
  const undo = useWrite('smart_lists', (api, { list, body }: ListChange) =>
    api.PATCH('/smart_lists/{id}/', { ...byId(list.id), body }),
  )
  return useWrite(
    'smart_lists',
    (api, { list, body }: ListChange) => api.PATCH('/smart_lists/{id}/', { params: atVersion(list), body }),
    {
      onSuccess: ({ name }, { list, body }) => {
        notify.success(copy.saved(name), { undo: () => undo.mutate({ list, body: before(list, body) }) })
      },
    },
  )
}

/** The changed fields as they were. */
const before = (
  { name, shared, filters, sort, custom_sort, columns }: SmartList,
  body: SmartListUpdate,
): SmartListUpdate => ({
  ...(body.name !== undefined && { name }),
  ...(body.shared !== undefined && { shared }),
  ...(body.filters && { filters }),
  ...(body.sort && { sort }),
  ...(body.custom_sort !== undefined && { custom_sort }),
  ...(body.columns && { columns }),
})

/** Deletes a list, with Undo. */
export function useDeleteSmartList(): (list: SmartList) => void {
  const notify = useNotify()
  const restore = useWrite('smart_lists', (api, id: string) => api.POST('/smart_lists/{id}/restore/', byId(id)))
  const { mutate } = useWrite('smart_lists', (api, { id }: SmartList) => api.DELETE('/smart_lists/{id}/', byId(id)), {
    onSuccess: (_answer, { id, name }) => notify.success(copy.deleted(name), { undo: () => restore.mutate(id) }),
  })
  return (list) => mutate(list)
}

/** Puts a list on the viewer's home or takes it off, with Undo. */
export function usePinSmartList(): (list: SmartList, pinned: boolean) => void {
  const notify = useNotify()
  const pin = useWrite('smart_lists', (api, { id, pinned }: { id: string; pinned: boolean }) =>
    api.POST('/smart_lists/{id}/pin/', { ...byId(id), body: { pinned } }),
  )
  return ({ id, name }, pinned) =>
    pin.mutate(
      { id, pinned },
      {
        onSuccess: () =>
          notify.success(pinned ? copy.pinned(name) : copy.unpinned(name), {
            undo: () => pin.mutate({ id, pinned: !pinned }),
          }),
      },
    )
}
