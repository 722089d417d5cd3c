/** API calls for possible duplicates: finding them, marking them as not the same, and merging. */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactDraft, MergeContacts } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { queriesOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { trimLists } from '#parts/contacts/contact-cache.ts'
import { copy } from './copy.ts'

/** The pairs of likely duplicates, the most alike first, page by page. */
export function useDuplicatePairs() {
  return useApi().useInfiniteQuery(
    'get',
    '/contacts/duplicates/',
    { params: { query: { page_size: 20 } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}

/** How many pairs there are; 0 until that is known. */
export function useDuplicateCount(): number {
  const query = { page_size: 1 }
  const { data } = useApi().useQuery('get', '/contacts/duplicates/', { params: { query } }, { meta: { silent: true } })
  return data?.count ?? 0
}

/** The contacts that one is likely the same as. */
export function useContactDuplicates(id: string) {
  const params = { path: { id } }
  return useApi().useQuery('get', '/contacts/{id}/duplicates/', { params }, { meta: { silent: true } })
}

/** The contacts that someone who is about to be added may be. Null asks nothing. */
export function useDraftDuplicates(draft: ContactDraft | null) {
  return useApi().useQuery(
    'post',
    '/contacts/duplicates/check/',
    { body: draft ?? {} },
    { enabled: draft !== null, placeholderData: keepPreviousData, staleTime: 60_000, meta: { silent: true } },
  )
}

type Pair = readonly [Contact, Contact]

const pathOf = ([one, other]: Pair) => ({ params: { path: { id: one.id, other: other.id } } })

/** Marks two contacts as not the same, with Undo. */
export function useMarkNotSame() {
  const notify = useNotify()
  const { mutate: unmark } = useWrite(
    'contacts',
    (api, pair: Pair) => api.DELETE('/contacts/{id}/not_same/{other}/', pathOf(pair)),
    { onSuccess: () => notify.success(copy.unmarked) },
  )
  return useWrite('contacts', (api, pair: Pair) => api.POST('/contacts/{id}/not_same/{other}/', pathOf(pair)), {
    onSuccess: (_answer, pair) => {
      notify.success(copy.marked(contactName(pair[0]), contactName(pair[1])), { undo: () => unmark(pair) })
    },
  })
}

interface Merge {
  pair: Pair
  choices: NonNullable<MergeContacts['choices']>
}

/** Undoes the merge with this event: separates the two contacts again. A refusal is reported. */
export function useUndoMerge() {
  const cache = useQueryClient()
  const notify = useNotify()
  return useWrite('events', (api, id: string) => api.POST('/events/{id}/undo/', { params: { path: { id } } }), {
    onSuccess: ({ kept }) => {
      trimLists(cache)
      const edits = kept.map(({ title }) => title).join(', ')
      notify.success(edits ? copy.merge.apartBut(edits) : copy.merge.apart)
    },
  })
}

/** Merges the second contact into the first, with Undo. The dialog shows a refusal itself. */
export function useMergeContacts() {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate: undo } = useUndoMerge()
  return useWrite(
    'contacts',
    (api, { pair: [kept, merged], choices }: Merge) =>
      api.POST('/contacts/merge/', { body: { keep: kept.id, merge: merged.id, choices } }),
    {
      meta: { silent: true },
      // The merged one is gone.
      leaves: { queryKey: queriesOf('/contacts/{id}/duplicates/') },
      onSuccess: ({ contact, event }, { pair: [, merged] }) => {
        trimLists(cache)
        notify.success(copy.merge.merged(contactName(merged), contactName(contact)), { undo: () => undo(event) })
      },
    },
  )
}
