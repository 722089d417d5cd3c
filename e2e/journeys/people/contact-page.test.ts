/** The whole page of a contact: a call, a note, a task and a relationship, each in place and with Undo. */
import type { Contact } from 'openapi'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let contact: Contact
let referrer: Contact

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  const add = (first_name: string) => {
    const body = { first_name, last_name: `Whitcomb${Date.now()}` }
    return answerOf(agent.POST('/contacts/', { body }))
  }
  contact = await add('Nadia')
  referrer = await add('Oscar')
})

const open = () => journey.open(`/agent/contacts?contact=${contact.id}&view=page`, { as: 'agent@demo.test' })
const stored = () => answerOf(agent.GET('/contacts/{id}/', { params: { path: { id: contact.id } } }))
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('a call is logged in one step, with its follow-up, and taken back as a whole', async () => {
  const page = await open()
  await page.getByRole('main').getByRole('button', { name: 'Log call' }).first().click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Left voicemail' }).check()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^(Tomorrow|Next business day)/ })
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).click()
  await part(page, 'Timeline').getByText('Left voicemail').waitFor()
  await expect.poll(async () => (await stored()).next_follow_up).not.toBeNull()
  await undoOf(page, /Call to .* logged/).click()
  await part(page, 'Timeline').getByText('Left voicemail').waitFor({ state: 'detached' })
  await expect.poll(async () => [(await stored()).next_follow_up, (await stored()).last_touch_at]).toEqual([null, null])
})

test('a double click adds one task', async () => {
  const page = await open()
  await page.getByLabel('New task').fill('Send the listings')
  await page.getByRole('button', { name: 'Add task' }).dblclick()
  await part(page, 'Open tasks').getByText('Send the listings').waitFor()
  await page.waitForLoadState('networkidle')
  const tasks = await answerOf(agent.GET('/tasks/', { params: { query: { contact: contact.id } } }))
  expect(tasks.results.map(({ title }) => title)).toEqual(['Send the listings'])
})

test('a text that was begun is kept, and its tab opens again', async () => {
  const page = await open()
  await page.getByRole('tab', { name: 'Text', exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'What did you write about?' })
  await editor.click()
  await page.keyboard.type('They like the yard')
  await page.reload()
  await page.getByText('They like the yard').waitFor()
})

test('a note mentions a teammate', async () => {
  const page = await open()
  const editor = page.getByRole('textbox', { name: 'Add note' })
  await editor.click()
  await page.keyboard.type('Ask about the loan, @Mar')
  // Not one of the filter of the timeline, which a browser keeps hidden.
  await page.getByRole('option').filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Add note', exact: true }).click()
  await part(page, 'Timeline').getByText('Ask about the loan').waitFor()
  const { results } = await answerOf(agent.GET('/notes/', { params: { query: { contact: contact.id } } }))
  expect(JSON.stringify(results[0]?.body)).toContain('"mention"')
  await undoOf(page, 'Note added').click()
  await part(page, 'Timeline').getByText('Ask about the loan').waitFor({ state: 'detached' })
})

test('a task to call is added, and finishing it logs how the call went', async () => {
  const page = await open()
  await page.getByLabel('New task').fill('Call about the preapproval')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Call' })
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('checkbox', { name: 'Complete Call about the preapproval' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Connected' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).click()
  await part(page, 'Open tasks').getByText('Call about the preapproval').waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored()).last_touch_kind).toBe('call')
})

test('a relationship reads from both sides, and is taken back', async () => {
  const page = await open()
  const name = `Oscar ${referrer.last_name}`
  await page.getByRole('button', { name: 'Add relationship' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Search by name').click()
  await page.keyboard.type(referrer.last_name)
  await page.getByRole('option', { name }).click()
  await dialog.getByText(`${name} referred Nadia ${contact.last_name} to you.`).waitFor()
  await dialog.getByRole('button', { name: 'Add relationship' }).click()
  await part(page, 'Relationships').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await part(page, 'Relationships').getByText('Referred', { exact: true }).waitFor()
  await part(page, 'Referrals').getByText('1 person').waitFor()
  await part(page, 'Relationships')
    .getByRole('button', { name: /^Actions for Nadia/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await part(page, 'Referrals').waitFor({ state: 'detached' })
  await undoOf(page, 'Relationship removed').click()
  await part(page, 'Referrals').getByText('1 person').waitFor()
})
