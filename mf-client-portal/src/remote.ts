import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote; paths and pages as in `remote.json`. */
export const contract = defineRemote({
  shellApi: data.shellApi,
  createRoutes: () => [
    {
      path: '/client',
      lazy: async () => ({ Component: (await import('./client/ClientHomePage.tsx')).ClientHomePage }),
    },
    {
      path: '/client/deal/:dealId',
      lazy: async () => ({ Component: (await import('./client/ClientDealPage.tsx')).ClientDealPage }),
    },
    {
      path: '/agent/client_portal/:dealId',
      lazy: async () => ({ Component: (await import('./sharing/SharingPage.tsx')).SharingPage }),
    },
    {
      path: '/portal/:token',
      lazy: async () => ({ Component: (await import('./link/LinkedDealPage.tsx')).LinkedDealPage }),
    },
  ],
})
