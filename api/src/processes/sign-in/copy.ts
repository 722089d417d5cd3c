/** What the API says about two-step sign-in. */
export const copy = {
  codeNeeded: 'Enter the code from your authenticator app',
  setupNeeded: 'Your account requires two-step sign-in. Set it up to continue',
  wrongCode: 'is wrong or was already used',
  notStarted: 'This setup has expired',
  startAgain: 'Start over to get a new key.',
  isOff: 'Two-step sign-in is off',
  isRequired: 'Your account requires two-step sign-in',
  replaceInstead: 'To use another phone, set it up again.',
  notYourOwn: 'You can’t reset your own two-step sign-in',
  turnOffInstead: 'Turn it off under Security instead.',
  ownFirst: 'Turn on two-step sign-in for yourself first',
}
