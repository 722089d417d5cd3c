/** Leads as a board: moving them, taking it back, losing them with a reason, and making a deal of one. */
import type { Contact } from 'openapi'
import { ContactSource, ContactStatus, Representation } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let lead: Contact
let name: string

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  const body = {
    first_name: 'Rosalind',
    last_name: `Thackeray${Date.now()}`,
    source: ContactSource.OpenHouse,
    representation: Representation.Seller,
    price: 43_500_000,
  }
  lead = await answerOf(agent.POST('/contacts/', { body }))
  name = `Rosalind ${lead.last_name}`
})

const open = (as = 'agent@demo.test') => journey.open(`/agent/leads?layout=board&q=${lead.last_name}`, { as })
const stored = () => answerOf(agent.GET('/contacts/{id}/', { params: { path: { id: lead.id } } }))
const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) })
const card = (page: Page, status: string) => column(page, status).getByRole('link', { name })
const menu = (page: Page) => page.getByRole('button', { name: `Actions for ${name}` })

async function drag(page: Page, to: string): Promise<void> {
  const from = await page.locator(`[data-lead="${lead.id}"]`).boundingBox()
  const target = await column(page, to).boundingBox()
  if (!from || !target) throw new Error('The card or the column is not on screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2, { steps: 2 })
  await page.mouse.move(target.x + target.width / 2, target.y + 80, { steps: 8 })
  await page.mouse.up()
}

test('a lead is dragged to another status, and Undo brings it back with its age', async () => {
  const page = await open()
  await card(page, 'New Lead').waitFor()
  await column(page, 'New Lead').getByText('Waiting 1 min').waitFor()
  await drag(page, 'Contacted')
  await card(page, 'Contacted').waitFor()
  await toast(page, `${name} moved to Contacted`).waitFor()
  expect((await stored()).status).toBe(ContactStatus.Contacted)
  await undoOf(page, 'moved to Contacted').click()
  await card(page, 'New Lead').waitFor()
  await expect.poll(async () => (await stored()).status_since).toBe(lead.status_since)
})

test('a lead is moved by keyboard', async () => {
  const page = await open()
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await card(page, 'Qualified').waitFor()
  await expect.poll(async () => (await stored()).status).toBe(ContactStatus.Qualified)
})

test('a lost lead needs a reason, which the contact shows', async () => {
  const page = await open()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Bought with another agent')
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await toast(page, `${name} moved to Lost`).waitFor()
  expect((await stored()).lost_reason).toBe('Bought with another agent')
  await page.getByRole('button', { name: /^Lost ?1$/ }).click()
  await column(page, 'Lost').getByText('Bought with another agent').waitFor()
  await card(page, 'Lost').click()
  await page.getByRole('dialog', { name }).getByText('Bought with another agent').waitFor()
})

test('a qualified lead becomes a deal in two clicks', async () => {
  const path = { path: { id: lead.id } }
  await answerOf(agent.POST('/contacts/{id}/move/', { params: path, body: { status: ContactStatus.Qualified } }))
  const page = await open()
  await page.getByRole('button', { name: `Start a deal for ${name}` }).click()
  await page.getByRole('button', { name: 'Create deal' }).click()
  await toast(page, `${name} created`).waitFor()
  const { results } = await answerOf(agent.GET('/deals/', { params: { query: { contact: lead.id } } }))
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({
    representation: Representation.Seller,
    list_price: 43_500_000,
    source: ContactSource.OpenHouse,
  })
})

test('an assistant of its agent sees it, and so does an owner', async () => {
  const other = await journey.api('owner@demo.test')
  const query = { q: lead.last_name }
  expect((await answerOf(other.GET('/contacts/board/', { params: { query } }))).count).toBe(1)
  const page = await open('assistant@demo.test')
  await card(page, 'New Lead').waitFor()
})
