import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** The contract that the shell loads. Each page of `remote.json` loads when it is first opened. */
export const contract = defineRemote(data, {
  ClientHomePage: () => import('./pages/client-home/ClientHomePage.tsx'),
  ClientDealPage: () => import('./pages/client-deal/ClientDealPage.tsx'),
  SharingPage: () => import('./pages/sharing/SharingPage.tsx'),
  LinkedDealPage: () => import('./pages/private-link/LinkedDealPage.tsx'),
})
