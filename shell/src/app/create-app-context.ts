import { createStore } from 'jotai'
import { createApiClient } from 'remote-kit/api-client'
import type { RemoteContext } from 'remote-kit/contract'
import { createNotify } from 'remote-kit/notify'
import { createQueryClient } from 'remote-kit/query-client'
import { userProfileAtom } from 'remote-kit/session'
import { showToastAtom } from '#parts/toasts/snackbar.atoms.ts'

/**
 * What the shell and all remotes share: one store, one API client, one query client, one notifier.
 * `track` dispatches a `protracker:track` event on the window.
 */
export function createAppContext(options: { apiBaseUrl: string }): RemoteContext {
  const store = createStore()
  const notify = createNotify((toast) => store.set(showToastAtom, toast))
  return {
    store,
    session: userProfileAtom,
    api: createApiClient({ baseUrl: options.apiBaseUrl }),
    queryClient: createQueryClient(notify),
    notify,
    track: (event, data) => window.dispatchEvent(new CustomEvent('protracker:track', { detail: { event, ...data } })),
  }
}
