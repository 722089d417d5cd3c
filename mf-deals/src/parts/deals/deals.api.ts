/**
 * API calls for one deal: reading it, its fields, phase and status. Boards and lists of deals are in pages/workspaces/.
 */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealCreate, DealUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useRemote } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

/** The request for the deal with this id. */
export const dealRequest = (id: string) => ({ params: { path: { id } } })

/** The deal with this id, nothing without one; the page handles a 404 itself. */
export function useDeal(id: string | null) {
  return useApi().useQuery('get', '/deals/{id}/', dealRequest(id ?? ''), {
    enabled: id !== null,
    meta: { silent: true },
  })
}

/** The first deals that match: by name, address, MLS number or client. Without text, the latest ones. */
export function useDealSearch(words: string) {
  const q = words.trim()
  return useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { ...(q && { q }), page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** What tells a property from others. Empty parts are not known yet. */
export interface Property {
  mls_number?: string | undefined
  street?: string | undefined
  unit?: string | undefined
  city?: string | undefined
  zip?: string | undefined
}

/** Other open deals for a property. A street without a number is none yet, and nothing is asked. */
export function useSameProperty({ mls_number, street, unit, city, zip }: Property, except?: string) {
  const isAddress = /\d/.test(street ?? '')
  const query = {
    ...(mls_number && { mls_number }),
    ...(isAddress && { street, unit, city, zip }),
    ...(except && { except }),
  }
  const known = Object.fromEntries(Object.entries(query).filter(([, value]) => value))
  return useApi().useQuery(
    'get',
    '/deals/same_property/',
    { params: { query: known } },
    // A warning that cannot be had is no failure of the form.
    { enabled: Boolean(mls_number) || isAddress, meta: { silent: true } },
  )
}

/** The phases of a workspace, in order. */
export function usePhases(workspace: string | undefined) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { ...(workspace && { workspace }), page_size: 100 } } },
    { enabled: Boolean(workspace) },
  )
}

/** The query key of `useDeal`. */
export const dealKey = (id: string) => queryKeyOf('/deals/{id}/', dealRequest(id))

/** An answered deal as cache entry of `useDeal`. */
export const storedDeal = (deal: Deal) => [dealKey(deal.id), deal] as const

/** Creates a deal. The form shows refusals. */
export function useCreateDeal() {
  return useWrite('deals', (api, body: DealCreate) => api.POST('/deals/', { body }), {
    stores: storedDeal,
    meta: { silent: true },
  })
}

interface DealChange {
  /** The version that was read. Refused with 412 if someone changed the deal since. */
  version: number
  body: DealUpdate
}

/**
 * Changes fields of the deal. `saved` confirms it, with Undo; without it, the caller does. The screen shows refusals in
 * place.
 */
export function useUpdateDeal(id: string, saved?: string) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'deals',
    (api, { version, body }: DealChange) => api.PATCH('/deals/{id}/', { params: atVersion({ id, version }), body }),
    {
      stores: storedDeal,
      meta: { silent: true },
      onSuccess: () => {
        if (saved) void offerUndo(id, saved)
      },
    },
  )
}

/** Reads the deal again and updates the screen. */
export function useRefetchDeal(id: string): () => Promise<Deal | undefined> {
  const cache = useQueryClient()
  const { api } = useRemote()
  return async () => {
    const { data } = await api.GET('/deals/{id}/', { params: { path: { id } } })
    if (data) cache.setQueryData<Deal>(dealKey(id), data)
    return data
  }
}

/**
 * Reopens a closed, fallen-through or expired deal with a reason, with Undo: it gets its previous status back. The form
 * shows refusals.
 */
export function useReopenDeal(id: string) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'deals',
    (api, reason: string) => api.POST('/deals/{id}/reopen/', { params: { path: { id } }, body: { reason } }),
    {
      stores: storedDeal,
      meta: { silent: true },
      onSuccess: ({ name }) => void offerUndo(id, copy.useReopenDeal.reopened(name)),
    },
  )
}
