/** API calls of a deal's portals, for its team. */
import { useQueryClient } from '@tanstack/react-query'
import type { PortalCreate, PortalNotify } from 'openapi'
import { portalNotifyLabels } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The page shows itself what it could not load. */
const inPlace = { meta: { silent: true } }

/** The portals of a deal, newest first. */
export function usePortals(deal: string) {
  return useApi().useQuery('get', '/portals/', { params: { query: { deal, page_size: 100 } } }, inPlace)
}

/** The deal itself. */
export function useDeal(id: string) {
  return useApi().useQuery('get', '/deals/{id}/', { params: { path: { id } } }, inPlace)
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

/** Shares the deal with one of its parties. The dialog shows errors itself. */
export function useSharePortal() {
  const notify = useNotify()
  return useWrite('portals', (api, body: PortalCreate) => api.POST('/portals/', { body }), {
    meta: { silent: true },
    onSuccess: ({ portal }, { mail }) => {
      if (portal.mode === 'account' || mail) notify.success(copy.portals.shared(portal.contact_name))
    },
  })
}

/** Revokes a portal. The client's next request is refused. */
export function useRevokePortal() {
  const cache = useQueryClient()
  const notify = useNotify()
  return useWrite('portals', (api, id: string) => api.POST('/portals/{id}/revoke/', { params: { path: { id } } }), {
    onSuccess: (portal) => notify.success(copy.portals.revoked(portal.contact_name)),
    // It may be closed already.
    onError: () => refreshAfter(cache, 'portals'),
  })
}

interface MailChoice {
  id: string
  notify: PortalNotify
}

/** Sets when the client is emailed. The client can change it. */
export function useChooseClientMail() {
  const cache = useQueryClient()
  const notify = useNotify()
  return useWrite(
    'portals',
    (api, { id, ...body }: MailChoice) => api.PATCH('/portals/{id}/', { params: { path: { id } }, body }),
    {
      onSuccess: (portal) =>
        notify.success(copy.portals.updatesSet(portal.contact_name, portalNotifyLabels[portal.notify])),
      // It may be closed already.
      onError: () => refreshAfter(cache, 'portals'),
    },
  )
}

/** Resends the email with the link to the deal to a client who signs in. */
export function useShareAgain() {
  const notify = useNotify()
  return useWrite('portals', (api, id: string) => api.POST('/portals/{id}/resend/', { params: { path: { id } } }), {
    onSuccess: () => notify.success(copy.portals.resent),
  })
}
