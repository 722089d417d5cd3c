/** What a remote that runs alone says around its pages. */
export const copy = {
  mockApi: {
    unknown: 'Not in the contract',
  },
  signIn: {
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
  },
}
