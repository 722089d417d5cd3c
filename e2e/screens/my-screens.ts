/** What opens from the menu behind one’s picture. */
import type { Page } from 'playwright-core'
import { OWNER, type Screen } from './screen.ts'

/** Opens an entry of the menu behind one's picture. */
async function openMine(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

export const myScreens: Screen[] = [
  ...['Your profile', 'Security', 'Account', 'Billing', 'Notifications', 'Keyboard shortcuts'].map((entry) => ({
    name: entry,
    open: async (page: Page) => {
      await openMine(page, entry)
      await page.getByRole('dialog').waitFor()
    },
  })),
  {
    name: 'tour',
    open: async (page: Page) => {
      await openMine(page, 'Take the tour')
      await page.getByText('Tour · 1 of 6').waitFor()
    },
  },
  {
    name: 'change password',
    open: async (page: Page) => {
      await openMine(page, 'Your profile')
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Confirm password').fill('four words')
    },
  },
  {
    name: 'crop a picture',
    open: async (page: Page) => {
      await openMine(page, 'Your profile')
      const buffer = await page.screenshot()
      await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('button', { name: 'Use this picture' }).waitFor()
    },
  },
  {
    name: 'new token',
    open: async (page: Page) => {
      await openMine(page, 'Security')
      await page.getByRole('button', { name: 'New token' }).click()
      await page.getByLabel('Token name').waitFor()
    },
  },
  {
    name: 'turn on two-step sign-in',
    open: async (page: Page) => {
      await openMine(page, 'Security')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByLabel('Current password').fill('protracker-demo')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    },
  },
].map((screen) => ({ ...screen, as: OWNER, at: '/agent/teams' }))
