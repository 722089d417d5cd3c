/** What emails say. */

const NOT_YOU = 'If this wasn’t you, you can ignore this email. Nothing changes unless someone uses the link.'
const ONCE = 'The link works only once.'
const DEAL_PAGE = 'See where things stand, what’s next and who to call, any time.'

/** `Sales at North Ridge`. A new account's first team has its name. */
const at = (team: string, account: string) => (team === account ? team : `${team} at ${account}`)

export const copy = {
  /** What to do about a change that the user has not made. */
  notYou: (isClient: boolean) =>
    `If this wasn’t you, reset your password right away and tell your ${isClient ? 'agent' : 'account’s owner'}.`,
  frame: {
    greeting: (firstName: string) => (firstName ? `Hi ${firstName},` : 'Hello,'),
    tagline: 'ProTracker, the virtual assistant for real estate agents',
    /** The name that a client sees as the sender. */
    via: (brokerage: string) => `${brokerage} via ProTracker`,
    sentFor: (brokerage: string) => `Sent for ${brokerage} by ProTracker`,
  },
  signUp: {
    subject: 'Confirm your email to start using ProTracker',
    preview: (account: string) => `${account} is ready. Set a password to get started.`,
    heading: 'One more step',
    body: (account: string) =>
      `Your account, ${account}, is ready. It comes with a board and with templates for purchases, sales and leases. ` +
      'Set a password to confirm your email address and get started.',
    action: 'Set password',
    notes: [`${ONCE} It expires in 7 days.`, NOT_YOU],
  },
  signUpKnown: {
    subject: 'You already have a ProTracker account',
    preview: 'Someone tried to sign up with your email address. You can sign in as usual.',
    heading: 'You already have an account',
    body:
      'Someone, probably you, tried to sign up with this email address. It already belongs to an account, so nothing ' +
      'has changed. Sign in as usual. If you don’t remember your password, you can reset it on the sign-in page.',
    action: 'Sign in',
    notes: ['If this wasn’t you, you can ignore this email.'],
  },
  accountRequestReceived: {
    subject: 'We’ve received your request for ProTracker',
    preview: (name: string) => `We’ll get back to you about ${name} within one business day.`,
    heading: 'Thanks for your interest',
    body: (name: string) =>
      `We’ve received your request for ${name}. We’ll review it and reply to this address within one business day.`,
    notes: ['If you didn’t request an account, you can ignore this email.'],
  },
  passwordReset: {
    subject: 'Reset your ProTracker password',
    preview: 'This link works only once and expires in one hour.',
    heading: 'Reset your password',
    body: 'Someone, probably you, asked to reset the password for this email address.',
    action: 'Reset password',
    notes: [`${ONCE} It expires in one hour.`, 'If this wasn’t you, ignore this email. Your password stays the same.'],
  },
  passwordFirst: {
    subject: 'Set your ProTracker password',
    preview: 'Here’s a new link to set your password.',
    heading: 'Set your password',
    body: 'Here’s a new link to set your password. Earlier links no longer work.',
    action: 'Set password',
    notes: [`${ONCE} It expires in 7 days.`, NOT_YOU],
  },
  twoStepChanged: {
    action: 'Sign in',
    changed: {
      on: {
        subject: 'Two-step sign-in is on',
        preview: 'From now on, you’ll need a code from your phone to sign in.',
        heading: 'Two-step sign-in is on',
        paragraphs: [
          'From now on, signing in to ProTracker takes your password and a code from your authenticator app. Keep your recovery codes somewhere safe, in case you lose your phone.',
        ],
      },
      off: {
        subject: 'Two-step sign-in is off',
        preview: 'Your password alone signs you in now.',
        heading: 'Two-step sign-in is off',
        paragraphs: ['You turned off two-step sign-in. Your password alone signs you in to ProTracker now.'],
      },
      reset: {
        subject: 'Your two-step sign-in was reset',
        preview: 'You’re signed out everywhere. Sign in with your password to set it up again.',
        heading: 'Your two-step sign-in was reset',
        paragraphs: [
          'Someone who manages your account reset your two-step sign-in. You were signed out everywhere, and your old codes no longer work. Sign in with your password, then set it up again.',
        ],
      },
      recovery_code: {
        subject: 'A recovery code was used to sign in',
        preview: 'Each recovery code works only once.',
        heading: 'A recovery code was used',
        paragraphs: [
          'Someone, probably you, just signed in to ProTracker with one of your recovery codes. If you’ve lost your phone, set up two-step sign-in again under Security. You can make new recovery codes there too.',
        ],
      },
    },
  },
  passwordChanged: {
    subject: 'Your ProTracker password was changed',
    preview: 'If this was you, there’s nothing to do.',
    heading: 'Your password was changed',
    body: 'Your password was just changed, and you were signed out on every other device. If this was you, there’s nothing to do.',
    /** An email that an earlier version queued does not say how many. */
    revokedTokens: (tokens = 0): string[] => {
      if (tokens === 0) return []
      const [what, them] =
        tokens === 1 ? ['Your access token was', 'it'] : [`Your ${tokens} access tokens were`, 'them']
      return [
        `${what} revoked too. Any program that used ${them} needs a new one: create it under “Security” in your profile menu.`,
      ]
    },
    action: 'Reset password',
  },
  ownershipTransferred: {
    subject: (account: string) => `${account} has a new owner`,
    preview: (to: string) => `${to} is now the owner.`,
    heading: 'New owner',
    body: (from: string, to: string, account: string) =>
      `${from} transferred ownership of ${account} to ${to}. ${to} now manages its billing, settings and people.`,
    action: 'Open ProTracker',
    notes: ['If you didn’t expect this, talk to each other first, then contact us.'],
  },
  teamInvitation: {
    subject: (by: string, team: string) => `${by} invited you to ${team}`,
    preview: (team: string, account: string, role: string) => `Join ${at(team, account)} as an ${role}.`,
    heading: (team: string) => `Join ${team}`,
    body: (by: string, team: string, account: string, role: string) =>
      `${by} invited you to join ${at(team, account)} as an ${role}. ProTracker keeps your team’s deals, tasks and ` +
      'dates in one place.',
    action: 'Join team',
    expires: `${ONCE} It expires in 14 days.`,
    decline: (url: string) => `Don’t want to join? Decline the invitation: ${url}`,
  },
  teamJoined: {
    subject: (team: string) => `You’ve been added to ${team}`,
    preview: (by: string, role: string) => `${by} added you as an ${role}.`,
    heading: (team: string) => `Welcome to ${team}`,
    body: (by: string, team: string, role: string) =>
      `${by} added you to ${team} as an ${role}. Sign in as usual, and you’ll find the team in the list at the top.`,
    action: 'Open team',
    notes: ['If you don’t want to be on this team, you can leave it on the Teams page.'],
  },
  covering: {
    subject: (name: string, days: string) => `You’re covering for ${name}: ${days}`,
    preview: (name: string) => `You’ll see ${name}’s work and hear what’s due for them.`,
    heading: (name: string) => `You’re covering for ${name}`,
    body: (name: string, days: string) =>
      `${name} is away (${days}), and you’re their stand-in. On these days, their tasks and deals show up with yours, and ` +
      'you get their reminders and notices too.',
    action: 'Open team',
    ends: (name: string) => `When ${name} is back, their work leaves your lists by itself.`,
  },
  teamInvitationElsewhere: {
    subject: (by: string, team: string) => `${by} wants to invite you to ${team}`,
    preview: 'Your email address belongs to another ProTracker account.',
    heading: 'You need a different email address to join',
    body: (by: string, team: string, account: string) =>
      `${by} wants to invite you to ${at(team, account)}, but your email address already belongs to another ProTracker ` +
      `account, and an address can belong to only one. If you’d like to join, give ${by} a different email address.`,
    notes: (by: string) => [`We haven’t told ${by} that you have an account.`],
  },
  dealShared: {
    subject: (agent: string, deal: string) => `${agent} shared a deal with you: ${deal}`,
    preview: DEAL_PAGE,
    body: (agent: string, account: string) =>
      `${agent} at ${account} set up a page for you to follow this deal. ${DEAL_PAGE}`,
    setPassword: 'Set password and view deal',
    signIn: 'Sign in and view deal',
    expires: `${ONCE} It expires in 14 days. Once you’ve set a password, sign in with it and this email address.`,
    knownSignIn: 'Sign in with this email address and your password.',
  },
  dealLink: {
    action: 'View deal',
    passcode: (agent: string) => `The page asks for a passcode. ${agent} will share it with you separately.`,
    expires: (day: string) => `The link works through ${day}.`,
    private: 'Anyone with this link can see the page, so don’t forward this email.',
  },
  dealSharedElsewhere: {
    subject: (agent: string, deal: string) => `${agent} wants to share a deal with you: ${deal}`,
    preview: 'Your email address belongs to another brokerage’s account.',
    body: (agent: string, account: string) =>
      `${agent} at ${account} wants to share this deal with you, but your email address already belongs to another brokerage’s account.`,
    next: (agent: string) => `Ask ${agent} for a private link, or give them a different email address.`,
    notes: (agent: string) => [
      `We haven’t told ${agent} that you have an account. If you weren’t expecting this, you can ignore this email.`,
    ],
  },
  milestoneReached: {
    subject: (deal: string, milestone: string) => `Milestone complete for ${deal}: ${milestone}`,
    preview: (deal: string, done: number, total: number) => `${deal}: ${done} of ${total} milestones are complete.`,
    heading: (milestone: string) => `Milestone complete: ${milestone}`,
    body: (deal: string, done: number, total: number) => `That’s ${done} of ${total} milestones for ${deal}.`,
    next: (milestone: string) => `Next up: ${milestone}.`,
  },
  dealDigest: {
    subject: (deal: string) => `${deal}: your weekly update`,
    preview: (done: number, total: number) =>
      total > 0 ? `What’s new this week. ${done} of ${total} milestones are complete.` : 'What’s new this week.',
    heading: (deal: string) => `${deal}: this week`,
    body: (done: number, total: number) =>
      `${done} of ${total} milestones are complete. Here’s what has happened since our last email:`,
  },
  clientMessage: {
    subject: (deal: string, agent: string) => `${deal}: a message from ${agent}`,
    body: (agent: string) => `${agent} sent you a message:`,
  },
  wayIn: {
    action: 'View deal',
    link: 'Use your private link for all the details.',
    why: (account: string) => `You’re getting this email because ${account} shared this deal with you.`,
    choose: 'You can change which emails you get, or turn them off, under “Email updates” on the deal’s page.',
  },
  notice: {
    /** `Maria Okoye assigned you a task: Inspection reply, 402 Maple Street` */
    subject: (text: string, subject: string) => `${text}: ${subject}`,
    preview: (text: string) => `${text}.`,
    body: (text: string, subject: string) => `${text}: ${subject}.`,
    openTask: 'Open task',
    openDeal: 'Open deal',
    openContact: 'Open contact',
    choose: 'Choose which emails you get under “Notifications” in your profile menu.',
  },
  dayAhead: {
    subject: (day: string) => `Your day: ${day}`,
    preview: 'What’s overdue, what’s due today and what’s coming up.',
    action: 'Open ProTracker',
  },
  taskReminder: {
    subject: (task: string) => `Reminder: ${task}`,
    preview: (due: string | null) => (due ? `Due ${due}.` : 'You asked us to remind you.'),
    body: 'You asked us to remind you about this task.',
    deal: 'Deal',
    due: 'Due',
    action: 'Open task',
    notes: ['You can change or delete reminders in the task. They stop when the task is done.'],
  },
  plan: {
    footer: (sender: string) => `Sent by ${sender}.`,
    unsubscribe: 'Unsubscribe',
    replySubject: (subject: string) => `Re: ${subject.replace(/^(re: *)+/i, '')}`,
    replyPreview: (name: string) => `${name} replied to an email from a follow-up plan.`,
    replyHeading: (name: string) => `${name} replied`,
    replyBody: (name: string, address: string) =>
      `${name} (${address}) replied to an email that a follow-up plan sent in your name. Reply to this email, and it goes to them.`,
    replyFiles: (count: number) =>
      count === 1
        ? 'There was an attachment. Ask them to send it to you.'
        : `There were ${count} attachments. Ask them to send these to you.`,
    replyNote: 'The reply is also on their timeline. Plans that end when someone replies have ended for them.',
  },
  accountRequest: {
    subject: (name: string) => `Account request: ${name}`,
    preview: (email: string) => `From ${email}`,
    heading: (name: string) => `${name} requested an account`,
    body: 'Reply to this email to answer the person who asked. We told them to expect a reply within one business day.',
  },
  ticket: {
    subject: (subject: string) => `Ticket: ${subject}`,
    preview: (email: string) => `From ${email}`,
    body: 'Reply to this email to answer the person who asked.',
  },
}
