import type { PortalMode, PortalSections } from 'openapi'

const SECTIONS: Record<keyof PortalSections, string> = {
  milestones: 'Milestones',
  tasks: 'Tasks marked visible to client',
  files: 'Files marked visible to client',
  key_dates: 'Key dates',
  people: 'Contact information for your team',
  price: 'Price',
  changes: 'Changes since their last visit',
}

/** Why only this way is offered. */
const HAS_OTHER: Record<PortalMode, string> = {
  account: 'They already have a private link to this deal.',
  link: 'They can already sign in to see this deal.',
}

/** What the page says on which an agent shares a deal. */
export const copy = {
  sharingPage: {
    title: 'Client portal',
    share: 'Share this deal',
    people: 'People with access',
    failed: 'Couldn’t load this page',
    loading: 'Loading the people with access',
    emptyTitle: 'Not shared yet',
    empty: 'Share the deal, and your client can follow every step without having to ask.',
  },
  portalRow: {
    seen: (ago: string) => `Last visit: ${ago}`,
    notSeen: 'Hasn’t visited yet',
    passcode: 'Passcode required',
    expires: (instant: string) => `Access ends ${instant}`,
    updates: (choice: string) => `Email updates: ${choice}`,
    preview: 'Preview',
    previewFor: (name: string) => `Preview what ${name} sees`,
    email: 'Email',
    emailFor: (name: string) => `Email updates for ${name}`,
    revoke: 'Revoke',
    revokeFor: (name: string) => `Revoke ${name}’s access`,
  },
  revokeDialog: {
    title: (name: string) => `Revoke ${name}’s access?`,
    revoke: 'Revoke access',
    keep: 'Keep access',
    body: (name: string) =>
      `${name} won’t see this deal anymore, starting with their next click. You can share it again at any time.`,
    linkBody: (name: string) =>
      `${name} won’t see this deal anymore, starting with their next click. The link will stop working for everyone who has it. You can share the deal again at any time.`,
  },
  clientMailDialog: {
    title: (name: string) => `Email updates for ${name}`,
    cancel: 'Cancel',
    save: 'Save changes',
    updates: 'Send updates about this deal',
    updatesHint: 'They can change this in their portal.',
    invitation: 'Invitation',
    access: 'Link to the deal',
    resendHint:
      'It goes to the email address the contact has now. If they haven’t set a password yet, they get a new link to set one.',
    resend: 'Resend email',
  },
  privateLink: {
    title: 'Private link to this deal',
    label: 'Private link',
    hint: 'Anyone with this link can see the deal without signing in. If you set a passcode, they’ll need that too. The link is only shown now. If you lose it, revoke access and share the deal again.',
  },
  linkOptions: {
    passcode: 'Passcode (optional)',
    passcodeHint: 'At least 4 characters. Share it separately from the link. No one can see it again, including you.',
    send: 'Email them the link',
  },
  portalPreview: {
    label: 'Preview',
    caption: (name: string) => `What ${name} sees`,
    failed: 'Couldn’t load the preview',
  },
  portals: {
    shared: (name: string) => `Deal shared with ${name}. We emailed them a link.`,
    revoked: (name: string) => `${name} can no longer see this deal`,
    updatesSet: (name: string, choice: string) => `Email updates for ${name} changed to “${choice}”`,
    resent: 'Email sent again',
  },
  sections: SECTIONS,
  shareDialog: {
    title: 'Share this deal',
    share: 'Share deal',
    noPeople: 'Add your client to the deal’s people first. Then you can share the deal with them.',
    addClient: 'Add your client',
    allHaveAccess:
      'Everyone on this deal has access already. Revoke someone’s access first to share it with them again.',
    contact: 'Share with',
    mode: 'Access',
    hasOther: HAS_OTHER,
    sections: 'What they’ll see',
    updates: 'Email updates',
    expires: 'Last day of access (optional)',
  },
}
