import type { OpenPart } from '#frame/LazyPart.tsx'

/** The dialogs of the profile menu, loaded on first use. Those about the user share one chunk. */
export const profileParts = {
  profile: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './ProfileDialog.tsx')).ProfileDialog,
  notifications: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '#frame/inbox/NotificationsDialog.tsx')).NotificationsDialog,
  security: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ '#frame/security/SecurityPanel.tsx')).SecurityPanel,
  data: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './YourDataDialog.tsx')).YourDataDialog,
  account: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './AccountDialog.tsx')).AccountDialog,
  billing: async (): Promise<OpenPart> =>
    (await import(/* webpackChunkName: "you" */ './BillingDialog.tsx')).BillingDialog,
  support: async (): Promise<OpenPart> => (await import('#parts/support/SupportTicketDialog.tsx')).SupportTicketDialog,
}

export type ProfilePart = keyof typeof profileParts
