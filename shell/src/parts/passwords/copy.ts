/** What the fields and rules of passwords say. */
export const copy = {
  confirmIdentity: {
    label: 'Confirm it’s you',
    password: 'Current password',
    missing: 'Enter your current password',
    hint: 'You signed in a while ago. Enter your password to confirm it’s you.',
  },
  confirmWithPassword: {},
  newLinkForm: {
    email: 'Email address',
    submit: 'Email me a link',
    pending: 'Sending…',
  },
  newPasswordFields: {
    password: 'New password',
    missing: 'Choose a password',
    again: 'Confirm password',
    different: 'The passwords don’t match',
  },
  passwordField: {
    hide: 'Hide password',
    show: 'Show password',
  },
  passwordRules: {
    label: 'Password rules',
    met: ' (done)',
    length: (min: number) => `At least ${min} characters. A few words work best.`,
    notYours: 'Not your own name or email address',
    same: 'The same in both fields',
    tooShort: (min: number) => `Use at least ${min} characters`,
    tooLong: (max: number) => `Use ${max} characters or fewer`,
  },
}
