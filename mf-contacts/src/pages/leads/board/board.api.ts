/** API calls of the board of leads. */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactPage, LeadBoardColumn, operations } from 'openapi'
import { type ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useMemo, useState } from 'react'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { Conflict, writeOver } from 'remote-kit/forms/conflict'
import { reportFailure } from 'remote-kit/query-client'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { findLead, paintLead } from '#pages/leads/board/cache/board-cache.ts'
import { copy } from './copy.ts'

/** The filters of the board. */
export type LeadQuery = NonNullable<operations['getLeadBoard']['parameters']['query']>

/** The request of the board, the same for the screen and for what is fetched ahead. */
export const leadBoardRequest = (query: LeadQuery) => ({ params: { query } })

/** The board with these filters. While new ones load, the old cards stay. */
export function useLeadBoard(query: LeadQuery) {
  return useApi().useQuery('get', '/contacts/board/', leadBoardRequest(query), {
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

const MORE = 50

/**
 * The leads of a column: the board's first ones and, once `loadMore` was called, the rest page by page. These are read
 * from the start of the column, so that a move across the border of two pages loses no one.
 */
export function useColumnLeads(column: LeadBoardColumn, query: LeadQuery) {
  const [isWhole, setWhole] = useState(false)
  const { status } = column
  const rest = useApi().useInfiniteQuery(
    'get',
    '/contacts/',
    { params: { query: { ...query, status: [status], sort: '-status_since', page_size: MORE, count: 'none' } } },
    {
      enabled: isWhole,
      initialPageParam: null,
      getNextPageParam: (page: ContactPage) => page.next_cursor,
      meta: { silent: true },
    },
  )
  const leads = useMemo(() => {
    const known = new Map(column.contacts.map((lead) => [lead.id, lead]))
    for (const lead of rest.data?.pages.flatMap(({ results }) => results) ?? []) {
      if (lead.status === status && !known.has(lead.id)) known.set(lead.id, lead)
    }
    return [...known.values()]
  }, [column.contacts, rest.data, status])
  return {
    leads,
    hasMore: rest.data ? rest.hasNextPage : column.next_cursor !== null,
    isLoading: rest.isFetching,
    isFailed: rest.isError,
    loadMore: () => {
      if (isWhole) void rest.fetchNextPage()
      else setWhole(true)
    },
  }
}

/** A move to a status, with the reason if the lead is lost. */
interface LeadMove {
  lead: Contact
  status: ContactStatus
  lostReason?: string
}

/** Moves a lead: shown right away, taken back if it is refused, with Undo. */
export function useMoveLead(): (move: LeadMove) => Promise<void> {
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: send } = useWrite(
    'contacts',
    (api, { lead, status, lostReason }: LeadMove) =>
      api.POST('/contacts/{id}/move/', {
        params: atVersion(lead),
        body: { status, ...(lostReason && { lost_reason: lostReason }) },
      }),
    { mutationKey: ['moves of leads'], scope: { id: 'moves of leads' }, waits: false, meta: { silent: true } },
  )
  const { mutate: undo } = useWrite(
    'events',
    (api, { event }: { event: string; name: string }) =>
      api.POST('/events/{id}/undo/', { params: { path: { id: event } } }),
    { onSuccess: (_answer, { name }) => notify.success(copy.moves.restored(name)) },
  )

  return async ({ lead: shown, status, lostReason }) => {
    const lead = findLead(cache, shown.id) ?? shown
    if (lead.status === status) return
    const name = contactName(lead)
    const now = { ...lead, status, status_since: new Date().toISOString(), lost_reason: lostReason ?? '' }
    paintLead(cache, lead, now)
    try {
      const { contact, event } = await writeOver(lead, {
        write: (base) => send({ lead: base, status, ...(lostReason && { lostReason }) }),
        readAgain: () =>
          cache.fetchQuery(
            api.queryOptions('get', '/contacts/{id}/', { params: { path: { id: lead.id } } }, { staleTime: 0 }),
          ),
        isUntouched: (theirs) => theirs.status === lead.status,
      })
      paintLead(cache, now, contact)
      notify.success(
        copy.moves.moved(name, contactStatusLabels[status]),
        event ? { undo: () => undo({ event, name }) } : {},
      )
    } catch (error) {
      paintLead(cache, now, lead)
      if (!(error instanceof Conflict)) return reportFailure(notify, error)
      notify.error(copy.moves.conflict(name))
      await refreshAfter(cache, 'contacts')
    }
  }
}
