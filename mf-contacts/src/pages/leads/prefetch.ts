import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read, readFirstPage } from 'remote-kit/prefetch'
import { readSearch } from '#parts/contact-search/contact-search.ts'
import { contactCountRequest, contactsRequest } from '#parts/contacts/contacts.api.ts'
import { leadBoardRequest } from './board/board.api.ts'
import { leadQueryOf } from './board/lead-query.ts'
import { leadStatuses } from './board/statuses.ts'
import { leadsLayout } from './use-leads-layout.ts'

/** Reads the board or the first leads of the list, and the number of leads. */
export const prefetch: Prefetch = async (context, { search }) => {
  // A contact's page and the emails show neither.
  if (search.has('view')) return
  const { queryOptions } = queriesFor(context)
  const asked = readSearch(search, { statuses: leadStatuses })
  await Promise.all([
    leadsLayout(search) === 'board'
      ? read(context, queryOptions('get', '/contacts/board/', leadBoardRequest(leadQueryOf(asked))))
      : readFirstPage(context, queryOptions('get', '/contacts/', contactsRequest(asked.query))),
    read(context, queryOptions('get', '/contacts/', contactCountRequest(asked.query))),
  ])
}
