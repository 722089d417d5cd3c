/** API calls of the definitions of custom fields. */
import { useQueryClient } from '@tanstack/react-query'
import type { CustomField, CustomFieldCreate, CustomFieldPage, CustomFieldUpdate } from 'openapi'
import type { CustomFieldEntity } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The fields of contacts or deals in order, those in use or the retired ones. */
export function useFields(entity: CustomFieldEntity, retired: boolean) {
  const query = { entity, retired, page_size: 100 }
  return useApi().useQuery('get', '/custom_fields/', { params: { query } }, { meta: { silent: true } })
}

/** Adds a field. The dialog shows errors itself. */
export function useCreateField() {
  return useWrite('custom_fields', (api, body: CustomFieldCreate) => api.POST('/custom_fields/', { body }), {
    meta: { silent: true },
  })
}

/** Changes a field. The dialog shows errors itself. */
export function useUpdateField(id: string) {
  return useWrite(
    'custom_fields',
    (api, body: CustomFieldUpdate) => api.PATCH('/custom_fields/{id}/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
}

type Retiring = { field: CustomField; retired: boolean }

/** Retires fields and brings them back. A toast offers Undo, since nothing is lost by either. */
export function useRetireField() {
  const notify = useNotify()
  const { mutate } = useWrite(
    'custom_fields',
    (api, { field: { id }, retired }: Retiring) =>
      api.PATCH('/custom_fields/{id}/', { params: { path: { id } }, body: { retired } }),
    {
      onSuccess: (field, { retired }) =>
        notify.success(retired ? copy.list.retired(field.name) : copy.retired.restored(field.name), {
          undo: () => mutate({ field, retired: !retired }),
        }),
    },
  )
  return mutate
}

const FIELDS = queriesOf('/custom_fields/')
type Place = Pick<CustomField, 'id' | 'order'>

/** The fields with one moved to another position, from 0. */
export const withPlace = (fields: readonly CustomField[], id: string, place: number): CustomField[] =>
  fields.filter((one) => one.id !== id).toSpliced(place, 0, ...fields.filter((one) => one.id === id))

/** Moves a field to the place of another one. The change shows at once, and the list is read again afterwards. */
export function useOrderFields(fields: readonly CustomField[]) {
  const cache = useQueryClient()
  const { mutate, error } = useWrite(
    'custom_fields',
    (api, { id, order }: Place) => api.PATCH('/custom_fields/{id}/', { params: { path: { id } }, body: { order } }),
    {
      // Sent one after another, so that the last requested position wins.
      mutationKey: ['custom field order'],
      scope: { id: 'custom-field-order' },
      meta: { silent: true },
    },
  )
  const place = (id: string, to: number) => {
    // Retired fields have places of their own between those in use.
    const order = fields[to]?.order ?? to
    const ordered = withPlace(fields, id, to)
    const isOfThese = (page: CustomFieldPage) => page.results.some((one) => one.id === id)
    cache.setQueriesData<CustomFieldPage>({ queryKey: FIELDS }, (page) =>
      page && isOfThese(page)
        ? { ...page, results: ordered.map((one, at) => ({ ...one, order: fields[at]?.order ?? at })) }
        : page,
    )
    mutate({ id, order })
  }
  return { place, error }
}
