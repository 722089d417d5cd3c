/** Every route of SPEC.md §2, light and dark, wide and on a phone: no violation of WCAG 2.2 A and AA, no sideways scroll. */
import { DealStatus } from 'openapi/codes'
import { describe, expect, test } from 'vitest'
import { faults } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { answerOf } from '../support/product-api.ts'

const journey = useBrowser()

test.each([
  '/',
  '/signup',
  '/contact-us',
  '/pp',
  '/tou',
  '/as',
  '/agent/login',
  '/client/login',
  '/agent/login?forgot',
  '/set_password/1/x',
  '/decline_invitation/1/x',
  '/nothing',
])('%s', async (path) => {
  expect(await faults(await journey.open(path))).toEqual([])
})

test.each([
  '/agent',
  '/agent/workspaces',
  '/agent/workspaces?view=list',
  '/agent/tasks',
  '/agent/calendar',
  '/agent/calendar?view=week',
  '/agent/calendar?view=list',
  '/agent/contacts',
  '/agent/leads',
  '/agent/reports',
  '/agent/teams',
  '/agent/teams?view=audit',
  '/agent/faq',
])('%s', async (path) => {
  expect(await faults(await journey.open(path, { as: 'owner@demo.test' }))).toEqual([])
})

test.each(['overview', 'milestones', 'tasks', 'people', 'activity'])('/agent/deal/{id}?view=%s', async (view) => {
  const path = `/agent/deal/${await dealUnderContract()}?view=${view}`
  expect(await faults(await journey.open(path, { as: 'owner@demo.test' }))).toEqual([])
})

test('/agent/client_portal/{dealId}', async () => {
  const path = `/agent/client_portal/${await dealUnderContract()}`
  expect(await faults(await journey.open(path, { as: 'owner@demo.test' }))).toEqual([])
})

describe('what opens over a page', () => {
  const openMine = async (entry: string, as = 'owner@demo.test') => {
    const page = await journey.open('/agent/teams', { as })
    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    return page
  }

  test.each(['Your profile', 'Security', 'Account', 'Billing'])('%s', async (entry) => {
    const page = await openMine(entry)
    await page.getByRole('dialog').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('the tour', async () => {
    const page = await openMine('Take the tour')
    await page.getByText('A short tour').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('another password, and cutting a picture', async () => {
    const page = await openMine('Your profile')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('The same again').fill('four words')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    const buffer = await page.screenshot()
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Use this picture' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.each([
    ['New team', 'Name'],
    ['Invite', 'Email address'],
  ])('%s', async (button, field) => {
    const page = await journey.open('/agent/teams', { as: 'owner@demo.test' })
    await page.getByRole('button', { name: button }).first().click()
    await page.getByLabel(field).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.each(['Change role', 'Deactivate', 'Make owner of the account'])('%s', async (entry) => {
    const page = await journey.open('/agent/teams', { as: 'owner@demo.test' })
    await page.getByRole('button', { name: 'What to do about Maria Okoye' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('a new token', async () => {
    const page = await openMine('Security')
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('What is it for?').waitFor()
    expect(await faults(page)).toEqual([])
  })
})

test('/client and /client/deal/{dealId}', async () => {
  const client = await journey.api('client@demo.test')
  const { results } = await answerOf(client.GET('/client/deals/'))
  for (const path of ['/client', `/client/deal/${results[0]?.id ?? ''}`])
    expect(await faults(await journey.open(path, { as: 'client@demo.test' })), path).toEqual([])
})

async function dealUnderContract(): Promise<string> {
  const owner = await journey.api('owner@demo.test')
  const query = { status: [DealStatus.UnderContract], sort: 'name' as const }
  const { results } = await answerOf(owner.GET('/deals/', { params: { query } }))
  return results[0]?.id ?? ''
}
