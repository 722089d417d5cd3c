/** Contacts and leads: search, filters, editing in the panel, and conflicts of two users. */
import type { Contact } from 'openapi'
import { ContactStatus, ContactTemperature } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let contact: Contact

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  const body = {
    first_name: 'Quentin',
    last_name: `Ashgrove${Date.now()}`,
    company: 'Ashgrove Homes',
    status: ContactStatus.Contacted,
    temperature: ContactTemperature.Cold,
  }
  contact = await answerOf(agent.POST('/contacts/', { body }))
})

const open = (path: string) => journey.open(path, { as: 'agent@demo.test' })
const stored = () => answerOf(agent.GET('/contacts/{id}/', { params: { path: { id: contact.id } } }))
const row = (page: Page) => page.getByRole('row', { name: contact.last_name })
const panel = (page: Page) => page.getByRole('dialog', { name: contact.last_name })
const value = (page: Page, name: string) => panel(page).getByTitle(`Edit ${name}`)
/** The count beside the title, once it is loaded. The corrected search text is beside it too. */
const shownCount = async (page: Page) =>
  Number((await page.getByRole('status').filter({ hasText: /\d/ }).innerText()).replace(/\D/g, ''))

describe('the list', () => {
  test('can be searched, with the search in the URL', async () => {
    const page = await open('/agent/contacts')
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill(contact.last_name)
    await page.waitForURL((url) => url.searchParams.get('q') === contact.last_name)
    await row(page).waitFor()
    await page.getByText('1 contact matches').waitFor()
  })

  test('starts below its head, with chosen columns too', async () => {
    for (const columns of ['', '&columns=source,price']) {
      const page = await open(`/agent/contacts?q=${contact.last_name}${columns}`)
      await row(page).waitFor()
      const [head, first] = await Promise.all([page.locator('thead').boundingBox(), row(page).boundingBox()])
      expect(first?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0)
    }
  })

  test('can be filtered by several fields, each in the URL, until they are cleared', async () => {
    const page = await open('/agent/contacts')
    await page.getByRole('table', { name: 'Contacts' }).waitFor()
    const everyone = await shownCount(page)
    for (const [field, choice] of [
      ['Status', 'Contacted'],
      ['Temperature', 'Cold'],
    ] as const) {
      await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: field, exact: true }).click()
      await page.getByRole('checkbox', { name: choice }).check()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: `${field} ${choice}` }).waitFor()
    }
    const query = { status: [ContactStatus.Contacted], temperature: [ContactTemperature.Cold], count: 'exact' as const }
    const { count } = await answerOf(agent.GET('/contacts/', { params: { query } }))
    await expect.poll(() => shownCount(page)).toBe(count)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('status'), searchParams.get('temperature')]).toEqual(['2', '1'])

    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => shownCount(page)).toBe(everyone)
  })

  test('of leads has the contacts who are not clients yet', async () => {
    const page = await open('/agent/leads?layout=list')
    await page.getByRole('table', { name: 'Leads' }).waitFor()
    const query = {
      status: [ContactStatus.NewLead, ContactStatus.Contacted, ContactStatus.Qualified],
      count: 'exact' as const,
    }
    const { count } = await answerOf(agent.GET('/contacts/', { params: { query } }))
    await expect.poll(() => shownCount(page)).toBe(count)
    await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Status', exact: true }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('checkbox').count()).toBe(3)
  })

  test('without a match says so and offers to clear the search', async () => {
    const page = await open('/agent/contacts?q=nooneiscalledthis')
    await page.getByText('No contacts match').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('table', { name: 'Contacts' }).waitFor()
  })
})

describe('the panel', () => {
  const openPanel = () => open(`/agent/contacts?contact=${contact.id}`)

  test('opens from the list, is in the URL, and closes', async () => {
    const page = await open(`/agent/contacts?q=${contact.last_name}`)
    await row(page).getByRole('link').click()
    await page.waitForURL((url) => url.searchParams.get('contact') === contact.id)
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await page.waitForURL((url) => !url.searchParams.has('contact'))
  })

  test('saves with Enter and reverts with Esc', async () => {
    const page = await openPanel()
    await value(page, 'company').click()
    await panel(page).getByRole('textbox', { name: 'Company' }).fill('Elm & Co')
    await page.keyboard.press('Escape')
    await value(page, 'company').getByText('Ashgrove Homes').waitFor()
    await value(page, 'company').click()
    await panel(page).getByRole('textbox', { name: 'Company' }).fill('Oak & Co')
    await page.keyboard.press('Enter')
    await value(page, 'company').getByText('Oak & Co').waitFor()
    await expect.poll(async () => (await stored()).company).toBe('Oak & Co')
  })

  test('changes the status, updates the list, and offers Undo', async () => {
    const page = await openPanel()
    await panel(page)
      .getByRole('button', { name: /^Status:/ })
      .click()
    await page.getByRole('menuitemradio', { name: 'Qualified' }).click()
    await expect.poll(async () => (await stored()).status).toBe(ContactStatus.Qualified)
    await undoOf(page, 'Qualified').click()
    await expect.poll(async () => (await stored()).status).toBe(ContactStatus.Contacted)
  })

  test('shows why a value is refused, and keeps it to be corrected', async () => {
    const page = await openPanel()
    await panel(page)
      .getByRole('button', { name: /email$/i })
      .click()
    await panel(page).getByRole('textbox', { name: 'Email' }).fill('not an address')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('alert').waitFor()
    expect(await panel(page).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('not an address')
    expect((await stored()).emails).toEqual([])
  })

  test('shows both values if two users changed the same field', async () => {
    const mine = await openPanel()
    const theirs = await journey.open(`/agent/contacts?contact=${contact.id}`, { as: 'owner@demo.test' })
    await value(mine, 'company').click()
    await value(theirs, 'company').click()
    await panel(theirs).getByRole('textbox', { name: 'Company' }).fill('Theirs Ltd')
    await theirs.keyboard.press('Enter')
    await expect.poll(async () => (await stored()).company).toBe('Theirs Ltd')
    await panel(mine).getByRole('textbox', { name: 'Company' }).fill('Mine Ltd')
    await mine.keyboard.press('Enter')
    await panel(mine).getByText('Someone else changed this while you were editing.').waitFor()
    await panel(mine).getByText('Theirs Ltd').waitFor()
    await panel(mine).getByText('Mine Ltd').waitFor()
    await panel(mine).getByRole('button', { name: 'Keep theirs' }).click()
    await value(mine, 'company').getByText('Theirs Ltd').waitFor()
  })
})
