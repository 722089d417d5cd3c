/** What the email about two-step sign-in says. */
export const copy = {
  action: 'Sign in',
  notYou: 'If this wasn’t you, reset your password on the sign-in page right away, and tell the owner of your account.',
  notYouClient: 'If this wasn’t you, reset your password on the sign-in page right away, and tell your agent.',
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
}
