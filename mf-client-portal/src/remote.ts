import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote: the pages of `remote.json`, each when it is first opened. */
export const contract = defineRemote(data, {
  ClientHomePage: () => import('./pages/client-home/ClientHomePage.tsx'),
  ClientDealPage: () => import('./pages/client-deal/ClientDealPage.tsx'),
  SharingPage: () => import('./pages/sharing/SharingPage.tsx'),
  LinkedDealPage: () => import('./pages/private-link/LinkedDealPage.tsx'),
})
