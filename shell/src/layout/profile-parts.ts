import type { OpenPart } from '../app/LazyPart.tsx'

/** What the user's own menu opens, fetched when it is first opened; one file for what is one's own. */
export const profileParts = {
  profile: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '../profile/ProfileDialog.tsx')).ProfileDialog,
  security: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '../security/SecurityPanel.tsx')).SecurityPanel,
  account: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '../profile/AccountDialog.tsx')).AccountDialog,
  billing: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '../profile/BillingDialog.tsx')).BillingDialog,
  support: async (): Promise<OpenPart> => (await import('../account/SupportTicketDialog.tsx')).SupportTicketDialog,
}

export type ProfilePart = keyof typeof profileParts
