import { formatQuantity } from 'ui-kit/format'

/** What the section with pending invitations says. */
export const copy = {
  pendingInvitations: {
    title: 'Pending invitations',
    count: (count: number) => formatQuantity(count, 'invitation'),
    empty: 'No pending invitations. People you invite are listed here until they join.',
    invite: 'Invite someone',
    row: (role: string, team: string) => `${role} in ${team}`,
    sent: (by: string, when: string) => (by ? `Invited by ${by} · ${when}` : `Invited ${when}`),
    link: (until: string) => `Link works until ${until}`,
    expired: 'Expired',
    expiredOn: (day: string) => `The link expired ${day}. Resend it to give them a new one.`,
    declined: 'They declined. You can invite them again.',
    resend: 'Resend',
    resendTo: (who: string) => `Resend the invitation to ${who}`,
    cancel: 'Cancel invitation',
    cancelTo: (who: string) => `Cancel the invitation to ${who}`,
    again: 'Invite again',
    againTo: (who: string) => `Invite ${who} again`,
  },
}
