/** A new brokerage signs up; users manage their profile, password and access. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { mailTo, linkIn } from '#support/inbox.ts'
import { newAddress, newMember, teamNamed } from '#support/new-people.ts'
import { PASSWORD } from '#support/product-api.ts'
import { signUp } from '#support/sign-up.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

const NEW_PASSWORD = 'a long and quiet river'

async function choosePassword(page: Page, submit: string, password = NEW_PASSWORD) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: submit }).click()
}

/** Opens an entry of the profile menu. */
async function openMine(page: Page, entry: string) {
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a brokerage signs up, looks around with sample data, and has an empty workspace again', async () => {
  const { page } = await signUp(journey, 'Connecticut')
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  await page.getByText('0 of 6 done').waitFor()

  const late = page.getByRole('checkbox', { name: 'Complete Send the repair request to the listing agent' })
  await page.getByRole('button', { name: 'Add sample data' }).click()
  await late.waitFor()
  await page.getByText('0 of 6 done').waitFor()
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^This removes 3 deals, 9 contacts/).waitFor()
  await dialog.getByRole('button', { name: 'Remove sample data' }).click()
  await page.getByText('See it with sample data').waitFor()
  await late.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Workspaces' }).click()
  await page.getByRole('heading', { name: 'No deals yet' }).waitFor()
  await page.goto(`${journey.url}/agent/teams`)
  await page.getByText('Account owner').waitFor()
})

test('a brokerage requests an account; the operators and the requester get a mail', async () => {
  const email = newAddress('maya')
  const page = await journey.open('/contact-us')
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Ellison')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('(860) 555-0119')
  await page.getByLabel('Team name').fill(`Team of ${email}`)
  await page.getByLabel('State').fill('Connecticut')
  await page.getByRole('button', { name: 'Request account' }).click()
  await page.getByText('We’ll get back to you within one business day.').waitFor()
  expect((await mailTo(journey.url, email)).text).toContain(`Team of ${email}`)
  const asked = await mailTo(journey.url, 'operators@protracker.test', new RegExp(email.replaceAll('.', '\\.')))
  for (const fact of ['Maya Ellison', email, 'Connecticut', '(860) 555-0119']) expect(asked.text).toContain(fact)
})

describe('a client who forgot the password', () => {
  test('sets a new one and is taken to the client login', async () => {
    const email = 'client@other.test'
    const page = await journey.open('/client/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
    await page.goto(journey.url + linkIn(await mailTo(journey.url, email, /password/i), '/set_password/'))
    await choosePassword(page, 'Set new password', PASSWORD)
    await page.waitForURL('**/client/login')
    expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  })
})

describe('a user', () => {
  let email: string
  beforeAll(async () => {
    const owner = await journey.api('owner@other.test')
    const harbor = await teamNamed(owner, 'Harbor')
    const theo = { first_name: 'Theo', last_name: 'Lindqvist', tour: true }
    email = (await newMember(journey.url, owner, harbor, theo)).email
  })

  test('takes the tour by keyboard, leaves it, and resumes it at the same step', async () => {
    const page = await journey.open('/agent', { as: email })
    const stop = (count: number) => page.getByText(`Tour · ${count} of 6`)
    await stop(1).waitFor()
    const remembered = page.waitForResponse('**/tour/')
    await page.keyboard.press('Enter')
    await stop(2).waitFor()
    await remembered
    await page.keyboard.press('Escape')
    await stop(2).waitFor({ state: 'detached' })

    const other = await journey.open('/agent', { as: email })
    await other.getByText('Tour · 2 of 6').waitFor()
    for (const count of [3, 4, 5, 6]) {
      await other.keyboard.press('Enter')
      await other.getByText(`Tour · ${count} of 6`).waitFor()
    }
    const finished = other.waitForResponse((answer) => answer.request().postData() === '{"step":6,"done":true}')
    await other.keyboard.press('Enter')
    await finished
    await other.reload()
    await other.getByRole('heading', { level: 1 }).waitFor()
    await other.waitForLoadState('networkidle')
    expect(await other.getByText('Tour · ').count()).toBe(0)
  })

  test('changes names, phone number and picture', async () => {
    const page = await journey.open('/agent/teams', { as: email })
    await openMine(page, 'Your profile')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Phone number').fill('12')
    await dialog.getByLabel('Last name').fill('Lindqvist-Brown')
    await dialog.getByText('Enter a valid phone number').waitFor()
    await dialog.getByLabel('Phone number').fill('8605550177')
    await dialog.getByLabel('First name').fill('Theodore')
    await expect.poll(() => dialog.getByLabel('Phone number').inputValue()).toBe('(860) 555-0177')
    const picture = await page.screenshot()
    await dialog.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('slider', { name: 'Zoom' }).press('End')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Profile saved').waitFor()

    const row = page.locator('main li').filter({ hasText: email })
    await row.getByText('Theodore Lindqvist-Brown').waitFor()
    await row.getByText('(860) 555-0177').waitFor()
    await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  })

  test('creates a token that is shown once, works, and stops working when revoked', async () => {
    const page = await journey.open('/agent', { as: email })
    await openMine(page, 'Security')
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Token name').fill('Nightly export')
    await page.getByRole('radio', { name: 'All Read' }).check()
    await page.getByRole('button', { name: 'Create token' }).click()
    const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue()
    await page.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByRole('button', { name: 'Revoke Nightly export' }).waitFor()
    expect(await page.content()).not.toContain(token)

    const use = () => fetch(`${journey.url}/api/v1/teams/`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await use()).status).toBe(200)
    await page.getByRole('button', { name: 'Revoke Nightly export' }).click()
    await page.getByRole('button', { name: 'Revoke token' }).click()
    await toast(page, 'Token revoked').waitFor()
    expect((await use()).status).toBe(401)
  })

  test('signs out everywhere else', async () => {
    const elsewhere = await journey.open('/agent/login')
    await elsewhere.getByLabel('Email address').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await elsewhere.waitForURL('**/agent')

    const page = await journey.open('/agent', { as: email })
    await openMine(page, 'Security')
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await toast(page, 'Signed out everywhere else').waitFor()
    await elsewhere.goto(`${journey.url}/agent/contacts`, { waitUntil: 'commit' })
    await elsewhere.waitForURL('**/agent/login')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/agent')
  })

  test('resets a forgotten password and signs in with the new one', async () => {
    const page = await journey.open('/agent/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
    const link = linkIn(await mailTo(journey.url, email, /password/i), '/set_password/')

    await page.goto(journey.url + link)
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
    await choosePassword(page, 'Set new password', 'password1')
    await page.getByText('is too common: choose one that’s harder to guess').first().waitFor()
    await choosePassword(page, 'Set new password')
    await page.waitForURL('**/agent/login')
    expect(await page.getByLabel('Email address').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/agent')

    await page.goto(journey.url + link)
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
  })
})

test('the owner edits the account, and asks about billing where it is not set up', async () => {
  const page = await journey.open('/agent', { as: 'owner@other.test' })
  await openMine(page, 'Account')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Account name').inputValue()).toBe('Harbor & Pine')
  await dialog.getByLabel('Brokerage').fill('Harbor & Pine Realty')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await toast(page, 'Account saved').waitFor()
  await openMine(page, 'Billing')
  await page.getByText('Online billing isn’t set up').waitFor()
  await page.getByRole('button', { name: 'Ask about billing' }).click()
  const ticket = page.getByRole('dialog', { name: 'Contact support' })
  expect(await ticket.getByRole('combobox', { name: 'Type' }).locator('option:checked').innerText()).toBe('Billing')
})
