import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote: the pages of `remote.json`, each when it is first opened. */
export const contract = defineRemote(data, {
  ClientHomePage: () => import('./client/ClientHomePage.tsx'),
  ClientDealPage: () => import('./client/ClientDealPage.tsx'),
  SharingPage: () => import('./sharing/SharingPage.tsx'),
  LinkedDealPage: () => import('./link/LinkedDealPage.tsx'),
})
