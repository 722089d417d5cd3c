import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { contactName } from '#parts/contacts/contacts.api.ts'

/** The contact of the filter as a choice; none until it is known. */
export function useFilteredContact(id: string | undefined) {
  const { data } = useApi().useQuery(
    'get',
    '/contacts/{id}/',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== undefined, meta: { silent: true } },
  )
  return useMemo(() => (data ? [{ value: data.id, label: contactName(data) }] : []), [data])
}
