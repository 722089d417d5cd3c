import { ContactStatus } from 'openapi/codes'
import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read, readFirstPage } from 'remote-kit/prefetch'
import { readSearch } from '#parts/contact-search/contact-search.ts'
import { contactCountRequest, contactsRequest } from '#parts/contacts/contacts.api.ts'

/** Reads the first contacts of the list that the address names, and their number. */
export const prefetch: Prefetch = async (context, { search }) => {
  // A contact's page, the plans and the like show no list.
  if (search.has('view')) return
  const { queryOptions } = queriesFor(context)
  const { query } = readSearch(search, { statuses: Object.values(ContactStatus) })
  await Promise.all([
    readFirstPage(context, queryOptions('get', '/contacts/', contactsRequest(query))),
    read(context, queryOptions('get', '/contacts/', contactCountRequest(query))),
  ])
}
