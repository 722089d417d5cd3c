/** The portals of a deal, as its team opens and closes them. */
import { useQueryClient } from '@tanstack/react-query'
import { portalNotifyLabels } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'

const listOf = (deal: string) => ({ params: { query: { deal, page_size: 100 } } })

/** The portals of a deal, newest first. */
export function usePortals(deal: string) {
  return useApi().useQuery('get', '/portals/', listOf(deal))
}

/** The deal itself. */
export function useDeal(id: string) {
  return useApi().useQuery('get', '/deals/{id}/', { params: { path: { id } } })
}

/** The deal exactly as the portal's client sees it now. */
export function usePreview(portal: string | undefined) {
  return useApi().useQuery(
    'get',
    '/portals/{id}/preview/',
    { params: { path: { id: portal ?? '' } } },
    { enabled: portal !== undefined },
  )
}

function useRefreshPortals(deal: string): () => Promise<void> {
  const api = useApi()
  const cache = useQueryClient()
  const { queryKey } = api.queryOptions('get', '/portals/', listOf(deal))
  return () => cache.invalidateQueries({ queryKey })
}

/** Shares the deal with one of its parties. The dialog shows a refusal in place. */
export function useSharePortal(deal: string) {
  const refresh = useRefreshPortals(deal)
  return useApi().useMutation('post', '/portals/', { meta: { silent: true }, onSuccess: refresh })
}

/** Closes a portal, from the client's next request on. */
export function useRevokePortal(deal: string) {
  const refresh = useRefreshPortals(deal)
  const notify = useNotify()
  return useApi().useMutation('post', '/portals/{id}/revoke/', {
    onSuccess: (portal) => notify.success(`${portal.contact_name} no longer sees this deal.`),
    onSettled: refresh,
  })
}

/** Chooses when the client gets mail; the client may choose otherwise. */
export function useChooseClientMail(deal: string) {
  const refresh = useRefreshPortals(deal)
  const notify = useNotify()
  return useApi().useMutation('patch', '/portals/{id}/', {
    onSuccess: (portal) => notify.success(`Mail to ${portal.contact_name}: ${portalNotifyLabels[portal.notify]}`),
    onSettled: refresh,
  })
}

/** Mails a client who signs in the way to the deal again. */
export function useShareAgain() {
  const notify = useNotify()
  return useApi().useMutation('post', '/portals/{id}/resend/', {
    onSuccess: () => notify.success('The mail is on its way again.'),
  })
}
