/** What the login pages say. */
export const copy = {
  agentLoginPage: {
    title: 'Sign in',
    lead: 'Open your team’s deals, contacts and calendar.',
    statement: 'Move one date, and the rest follow.',
    forgot: 'Forgot your password?',
    isNew: 'New to ProTracker?',
    signUp: 'Sign up',
    isClient: 'Buying or selling a home?',
    clientLogin: 'Client sign-in',
  },
  clientLoginPage: {
    title: 'Welcome back',
    lead: 'See where your purchase or sale stands.',
    statement: 'Always know what’s next, and whose turn it is.',
    forgot: 'Forgot your password?',
    noPassword: 'No password yet? Set one with the link in your agent’s invitation.',
    isAgent: 'Are you an agent?',
    agentLogin: 'Agent sign-in',
  },
  loginForm: {
    email: 'Email address',
    emailRequired: 'Enter your email address',
    password: 'Password',
    passwordRequired: 'Enter your password',
    failed: 'That didn’t work. Check your email address and password.',
    submit: 'Sign in',
    pending: 'Signing in…',
  },
  secondStepForm: {
    title: 'One more step',
    useRecovery: 'Use a recovery code',
    useApp: 'Use your app instead',
    noCodes:
      'No recovery codes left? Ask your account’s owner or an admin to reset your two-step sign-in. If you’re a client, ask your agent.',
    back: 'Back',
  },
  setupForm: {
    title: 'Set up two-step sign-in',
    text: 'Your account asks for a code from your phone when you sign in. Get an authenticator app ready, then set it up here. It takes a minute.',
    start: 'Set up now',
    finish: 'Turn on and sign in',
    back: 'Back',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'Enter your email address, and we’ll send you a link to set a new one.',
    sent: 'Check your email',
    statement: 'It happens to the best of us.',
    noticeTitle: 'If we know that address, a link is on its way',
    notice: (email: string) =>
      `Look for it at ${email}. It works only once and expires after a while. Nothing after a few minutes? Check your spam folder.`,
    startOver: 'Use a different email',
    remembered: 'Remember it after all?',
    back: 'Back to sign-in',
  },
  signedInNote: {
    note: (name: string) => `You’re signed in as ${name}.`,
    proceed: 'Continue',
  },
}
