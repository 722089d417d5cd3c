/** API calls of service accounts and their tokens. */
import type { ServiceAccountCreate, ServiceAccountUpdate, ServiceTokenCreate, ServiceTokenRotate } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The account's service accounts, by name. */
export function useServiceAccounts() {
  return useApi().useQuery(
    'get',
    '/service_accounts/',
    { params: { query: { page_size: 100 } } },
    { meta: { silent: true } },
  )
}

/** The tokens of a service account, newest first. */
export function useServiceTokens(id: string) {
  const params = { path: { id }, query: { page_size: 100 } }
  return useApi().useQuery('get', '/service_accounts/{id}/tokens/', { params }, { meta: { silent: true } })
}

/** Creates a service account. The dialog shows errors itself. */
export function useCreateServiceAccount() {
  return useWrite('service_accounts', (api, body: ServiceAccountCreate) => api.POST('/service_accounts/', { body }), {
    meta: { silent: true },
  })
}

/** Changes a service account. The dialog shows errors itself. */
export function useUpdateServiceAccount(id: string) {
  return useWrite(
    'service_accounts',
    (api, body: ServiceAccountUpdate) => api.PATCH('/service_accounts/{id}/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
}

/** Refuses the tokens of a service account for now, or takes them again. */
export function useDisableServiceAccount({ id, name }: { id: string; name: string }) {
  const notify = useNotify()
  return useWrite(
    'service_accounts',
    (api, disabled: boolean) => api.PATCH('/service_accounts/{id}/', { params: { path: { id } }, body: { disabled } }),
    {
      onSuccess: (_account, disabled) =>
        notify.success(
          disabled ? copy.serviceAccountPanel.disabledNow(name) : copy.serviceAccountPanel.enabledNow(name),
        ),
    },
  )
}

/** Deletes a service account with its tokens. */
export function useDeleteServiceAccount(id: string) {
  return useWrite('service_accounts', (api) => api.DELETE('/service_accounts/{id}/', { params: { path: { id } } }))
}

/** Creates a token. Only this response contains its secret. The dialog shows errors itself. */
export function useCreateServiceToken(id: string) {
  return useWrite(
    'service_accounts',
    (api, body: ServiceTokenCreate) => api.POST('/service_accounts/{id}/tokens/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
}

/** A token of a service account, as the paths of the API name it. */
export interface ServiceTokenPath {
  /** The service account's id. */
  id: string
  token: string
}

/** Gives a token a new secret. Only this response contains it. The dialog shows errors itself. */
export function useRotateServiceToken(path: ServiceTokenPath) {
  return useWrite(
    'service_accounts',
    (api, body: ServiceTokenRotate) =>
      api.POST('/service_accounts/{id}/tokens/{token}/rotate/', { params: { path }, body }),
    { meta: { silent: true } },
  )
}

/** Revokes a token. Its next use is refused. */
export function useRevokeServiceToken(path: ServiceTokenPath) {
  const notify = useNotify()
  return useWrite(
    'service_accounts',
    (api) => api.DELETE('/service_accounts/{id}/tokens/{token}/', { params: { path } }),
    { onSuccess: () => notify.success(copy.revokeServiceTokenDialog.done) },
  )
}
