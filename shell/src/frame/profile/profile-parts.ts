import type { OpenPart } from '#frame/LazyPart.tsx'

/** What the user's own menu opens, fetched when it is first opened; one file for what is one's own. */
export const profileParts = {
  profile: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './ProfileDialog.tsx')).ProfileDialog,
  security: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '#frame/security/SecurityPanel.tsx')).SecurityPanel,
  account: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './AccountDialog.tsx')).AccountDialog,
  billing: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './BillingDialog.tsx')).BillingDialog,
  support: async (): Promise<OpenPart> => (await import('#parts/support/SupportTicketDialog.tsx')).SupportTicketDialog,
}

export type ProfilePart = keyof typeof profileParts
