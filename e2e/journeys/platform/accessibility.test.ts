/**
 * Every route of docs/specification.md §2, light and dark, wide and on a phone: no violation of WCAG 2.2 A and AA, no
 * sideways scroll.
 */
import { DealStatus } from 'openapi/codes'
import type { Locator } from 'playwright-core'
import { describe, expect, test, type TestContext } from 'vitest'
import { faults } from '#support/accessibility.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'

// Nothing here changes data, so two pages are checked in parallel.
const journey = useBrowser()

test.concurrent.for([
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
])('%s', async (path, { onTestFinished }) => {
  expect(await faults(await journey.open(path, { onTestFinished }))).toEqual([])
})

const as = 'owner@demo.test'

test.concurrent.for([
  '/agent',
  '/agent/workspaces',
  '/agent/workspaces?view=list',
  '/agent/workspaces?view=timeline',
  '/agent/workspaces?view=calendar',
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
])('%s', async (path, { onTestFinished }) => {
  expect(await faults(await journey.open(path, { as, onTestFinished }))).toEqual([])
})

const dealViews = ['overview', 'milestones', 'tasks', 'people', 'commission', 'files', 'activity']
test.concurrent.for(dealViews)('/agent/deal/{id}?view=%s', async (view, { onTestFinished }) => {
  const path = `/agent/deal/${await dealUnderContract()}?view=${view}`
  expect(await faults(await journey.open(path, { as, onTestFinished }))).toEqual([])
})

test.concurrent('/agent/client_portal/{dealId}', async ({ onTestFinished }) => {
  const path = `/agent/client_portal/${await dealUnderContract()}`
  expect(await faults(await journey.open(path, { as, onTestFinished }))).toEqual([])
})

test.concurrent('in forced colors a board still shows the current page, its cards and their progress', async ({
  onTestFinished,
}) => {
  const page = await journey.open('/agent/workspaces', { as, onTestFinished })
  const card = page.getByRole('article').first()
  await card.waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const styleOf = (element: Locator, name: 'outlineStyle' | 'backgroundColor') =>
    element.evaluate((node, key) => getComputedStyle(node)[key], name)
  expect(await styleOf(page.getByRole('tab', { name: 'Board' }), 'outlineStyle')).toBe('solid')
  expect(await styleOf(page.getByRole('tab', { name: 'List' }), 'outlineStyle')).toBe('none')
  expect(await styleOf(page.getByRole('link', { name: 'Workspaces' }), 'outlineStyle')).toBe('solid')
  expect(await styleOf(card, 'outlineStyle')).toBe('solid')
  const bar = card.getByRole('progressbar')
  expect(await styleOf(bar.locator('div'), 'backgroundColor')).not.toBe(await styleOf(bar, 'backgroundColor'))
})

describe('dialogs and panels', () => {
  type Finishing = Pick<TestContext, 'onTestFinished'>

  const openMine = async (entry: string, { onTestFinished }: Finishing) => {
    const page = await journey.open('/agent/teams', { as, onTestFinished })
    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    return page
  }

  test.concurrent.for(['Your profile', 'Security', 'Account', 'Billing'])('%s', async (entry, context) => {
    const page = await openMine(entry, context)
    await page.getByRole('dialog').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.concurrent('the tour', async (context) => {
    const page = await openMine('Take the tour', context)
    await page.getByText('A short tour').waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.concurrent('the choice of notifications', async (context) => {
    const page = await openMine('Notifications', context)
    await page.getByRole('checkbox', { name: 'Contract date missed Mail' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.concurrent('the password dialog and cropping an image', async (context) => {
    const page = await openMine('Your profile', context)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('The same again').fill('four words')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    const buffer = await page.screenshot()
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Use this picture' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.concurrent.for([
    ['New team', 'Name'],
    ['Invite', 'Email address'],
  ] as const)('%s', async ([button, field], { onTestFinished }) => {
    const page = await journey.open('/agent/teams', { as, onTestFinished })
    await page.getByRole('button', { name: button }).first().click()
    await page.getByLabel(field).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test.concurrent.for(['Change role', 'Deactivate', 'Make owner of the account'])(
    '%s',
    async (entry, { onTestFinished }) => {
      const page = await journey.open('/agent/teams', { as, onTestFinished })
      await page.getByRole('button', { name: 'What to do about Maria Okoye' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      await page.getByRole('dialog').waitFor()
      expect(await faults(page)).toEqual([])
    },
  )

  test.concurrent('a new token', async (context) => {
    const page = await openMine('Security', context)
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('What is it for?').waitFor()
    expect(await faults(page)).toEqual([])
  })
})

test.concurrent('/client and /client/deal/{dealId}', async ({ onTestFinished }) => {
  const client = await journey.api('client@demo.test')
  const { results } = await answerOf(client.GET('/client/deals/'))
  for (const path of ['/client', `/client/deal/${results[0]?.id ?? ''}`])
    expect(await faults(await journey.open(path, { as: 'client@demo.test', onTestFinished })), path).toEqual([])
})

async function dealUnderContract(): Promise<string> {
  const owner = await journey.api('owner@demo.test')
  const query = { status: [DealStatus.UnderContract], sort: 'name' as const }
  const { results } = await answerOf(owner.GET('/deals/', { params: { query } }))
  return results[0]?.id ?? ''
}
