/** What visitors see. */
import type { Screen } from './screen.ts'

export const publicScreens: Screen[] = [
  { name: 'landing', at: '/' },
  { name: 'pricing', at: '/pricing' },
  { name: 'sign up', at: '/signup' },
  { name: 'contact us', at: '/contact-us' },
  { name: 'privacy policy', at: '/pp' },
  { name: 'terms of use', at: '/tou' },
  { name: 'web form of an account', at: '/forms/demoNorthRidgeWebsite0?property=118+Birch+Lane' },
  {
    name: 'web form, incomplete',
    at: '/forms/demoNorthRidgeWebsite0',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'accessibility statement', at: '/as' },
  { name: 'sign in as an agent', at: '/agent/login' },
  { name: 'sign in as a client', at: '/client/login' },
  { name: 'forgotten password', at: '/agent/login?forgot' },
  { name: 'set a password, expired link', at: '/set_password/1/x' },
  { name: 'decline an invitation, expired link', at: '/decline_invitation/1/x' },
  { name: 'private link, ended', at: '/portal/nothing' },
  { name: 'not found', at: '/nothing' },
]
