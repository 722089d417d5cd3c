import { keepPreviousData } from '@tanstack/react-query'
import type { Contact } from 'openapi'
import { Representation } from 'openapi/codes'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'

/** The first contacts whose name, company, e-mail or phone number the words start. */
export function useContactSearch(words: string) {
  const q = words.trim() || undefined
  return useApi().useQuery(
    'get',
    '/contacts/',
    { params: { query: { q, page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** The contact that deals are filtered by, as a choice; none while it is not known. */
export function useFilteredContact(id: string | undefined) {
  const { data } = useApi().useQuery(
    'get',
    '/contacts/{id}/',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== undefined, meta: { silent: true } },
  )
  return useMemo(() => (data ? [{ value: data.id, label: contactName(data) }] : []), [data])
}

/** A contact as it is listed: the person, else the company. */
export function contactName({ first_name, last_name, company }: Contact): string {
  return formatPersonName({ first_name, last_name }) || company || 'Unnamed contact'
}

/** What the client is in a deal, by whom the team acts for. */
export const clientRoles = {
  [Representation.Buyer]: 'buyer',
  [Representation.Seller]: 'seller',
  [Representation.Dual]: 'seller',
  [Representation.Landlord]: 'landlord',
  [Representation.Tenant]: 'tenant',
  [Representation.Referral]: 'other',
} as const satisfies Record<Representation, string>
