/** What the sign-up says. */
export const copy = {
  signupPage: {
    title: 'Create your account',
    lead: 'You’ll get a board, a place for your contacts and a page for every client. Invite your team when you’re ready.',
    received: 'Check your email',
    statement: 'Your next closing, on track from the first showing.',
    consent: 'By signing up, you agree to our [terms of use](/tou) and [privacy policy](/pp).',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  signupForm: {
    firstName: 'First name',
    firstNameRequired: 'Enter your first name',
    lastName: 'Last name',
    lastNameRequired: 'Enter your last name',
    email: 'Email address',
    emailHint: 'We’ll send the link to set your password here.',
    phone: 'Phone number',
    team: 'Team name',
    teamRequired: 'Enter a team name',
    teamSize: 'Team size',
    state: 'State',
    stateHint: 'Sets your time zone, public holidays and contract rules. You can change them later.',
    chooseState: 'Choose a state',
    submit: 'Sign up',
    pending: 'Signing up…',
  },
  signedUp: {
    title: 'We emailed you a link',
    body: (email: string) =>
      `Open the link we sent to ${email} and set a password. Your board will be ready, with phases and templates. Nothing after a few minutes? Check your spam folder.`,
    startOver: 'Use a different email',
  },
}
