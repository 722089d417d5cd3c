/** Signing in and route guards (docs/specification.md §4 and §6). */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

const fillIn = async (page: Page, email: string, password = 'protracker-demo') => {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** If a guard redirects the visitor, the requested page never loads. */
const TO_BE_SENT_ON = { waitUntil: 'commit' } as const

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

describe('an agent', () => {
  test('signs in from a deep link and returns to it', async () => {
    const page = await journey.open('/agent/reports?period=1')
    await page.waitForURL('**/agent/login')
    await fillIn(page, 'agent@demo.test')
    await page.waitForURL('**/agent/reports?period=1')
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  })

  test('sees an error for a wrong password and stays on the page', async () => {
    const page = await journey.open('/agent/login')
    await fillIn(page, 'agent@demo.test', 'wrong password')
    await toast(page, 'That email address or password isn’t right').waitFor()
    await page.getByText('That didn’t work. Check your email address and password.').waitFor()
    expect(pathOf(page)).toBe('/agent/login')
  })

  test('stays signed in after a reload, until they sign out', async () => {
    const page = await journey.open('/agent/login')
    await fillIn(page, 'agent2@demo.test')
    await page.waitForURL('**/agent')
    await page.reload()
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/agent/login')
    await page.goto(`${journey.url}/agent`, TO_BE_SENT_ON)
    await page.waitForURL('**/agent/login')
  })

  test('gets a new anti-forgery token with the session', async () => {
    const page = await journey.open('/agent/login')
    const token = () => page.evaluate(() => /csrftoken=([^;]*)/.exec(document.cookie)?.[1])
    await page.waitForFunction(() => document.cookie.includes('csrftoken='))
    const before = await token()
    await fillIn(page, 'agent@demo.test')
    await page.waitForURL('**/agent')
    expect(await token()).not.toBe(before)
  })
})

describe('the guards', () => {
  test.each([
    ['/agent', '/agent/login'],
    ['/agent/contacts', '/agent/login'],
    ['/agent/deal/6560a1f2c3d4e5f60718293a', '/agent/login'],
    ['/client', '/client/login'],
    ['/client/deal/6560a1f2c3d4e5f60718293a', '/client/login'],
  ])('redirect a visitor from %s to %s', async (from, to) => {
    const page = await journey.open(from)
    await page.waitForURL(`**${to}`)
  })

  test.each(['/agent', '/agent/contacts', '/agent/reports'])('redirect a client from %s to /client', async (from) => {
    const page = await journey.open(from, { as: 'client@demo.test' })
    await page.waitForURL('**/client')
  })

  test('redirect an agent from /client to /agent', async () => {
    const page = await journey.open('/client', { as: 'agent@demo.test' })
    await page.waitForURL('**/agent')
  })

  test('show "Loading..." while they fetch the profile', async () => {
    const page = await journey.open('/pp', { as: 'agent@demo.test' })
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/auth/login/', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${journey.url}/agent`)
    await page.getByText('Loading...', { exact: true }).waitFor()
    release()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('ask a client whose session has ended to sign in again', async () => {
    const page = await journey.open('/client', { as: 'client@demo.test' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().clearCookies()
    await page.goto(`${journey.url}/client`, TO_BE_SENT_ON)
    await page.waitForURL('**/client/login')
  })
})
