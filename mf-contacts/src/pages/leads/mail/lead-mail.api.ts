/** API calls for emails that need a look. */
import { useQueryClient } from '@tanstack/react-query'
import type { LeadMailLead } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { trimLists } from '#parts/contacts/contact-cache.ts'
import { copy } from './copy.ts'

/** The emails that need a look, newest first, page by page. */
export function useMailToLookAt() {
  return useApi().useInfiniteQuery(
    'get',
    '/lead_mails/',
    { params: { query: { page_size: 20 } } },
    {
      initialPageParam: null,
      getNextPageParam: (page) => page.next_cursor,
      meta: { silent: true },
    },
  )
}

/** How many there are; 0 until that is known. Read again every so often, since they come in by themselves. */
export function useMailCount(): number {
  const query = { page_size: 1 }
  const { data } = useApi().useQuery(
    'get',
    '/lead_mails/',
    { params: { query } },
    { meta: { silent: true }, refetchInterval: 30_000 },
  )
  return data?.count ?? 0
}

/** An email with what it says. */
export function useMailContent(id: string) {
  return useApi().useQuery('get', '/lead_mails/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** The names of lead sources, by id. */
export function useSourceNames(): ReadonlyMap<string, string> {
  const query = { page_size: 100 }
  const { data } = useApi().useQuery('get', '/lead_sources/', { params: { query } }, { meta: { silent: true } })
  return new Map(data?.results.map(({ id, name }) => [id, name]))
}

/** Takes back what was decided about an email. */
function useUndo() {
  const notify = useNotify()
  return useWrite('events', (api, id: string) => api.POST('/events/{id}/undo/', { params: { path: { id } } }), {
    onSuccess: () => notify.success(copy.undone),
  })
}

/** Says that an email is not a lead, with Undo. */
export function useDismissMail() {
  const notify = useNotify()
  const undo = useUndo()
  return useWrite(
    'lead_mails',
    (api, id: string) => api.POST('/lead_mails/{id}/dismiss/', { params: { path: { id } } }),
    {
      onSuccess: ({ event }) => notify.success(copy.dismissed, { undo: () => undo.mutate(event) }),
    },
  )
}

type Made = { body: LeadMailLead; name: string }

/** Makes a lead of an email, with Undo. The form shows a refusal itself. */
export function useMakeLead(id: string) {
  const cache = useQueryClient()
  const notify = useNotify()
  const undo = useUndo()
  return useWrite(
    'lead_mails',
    (api, { body }: Made) => api.POST('/lead_mails/{id}/make_lead/', { params: { path: { id } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ event, is_new }, { name }) => {
        trimLists(cache)
        notify.success(is_new ? copy.panel.made(name) : copy.panel.added(name), { undo: () => undo.mutate(event) })
      },
    },
  )
}
