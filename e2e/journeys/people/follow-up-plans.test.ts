/** Follow-up plans: made from a starter, started for a contact, changed while someone is in them. */
import { beforeAll, expect, test, vi } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()
const OWNER = 'owner@demo.test'
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api(OWNER)
})

const someone = async (last_name: string) =>
  answerOf(owner.POST('/contacts/', { body: { first_name: 'Wren', last_name, emails: ['wren@example.com'] } }))

test('a plan is made from a starter, and creates its first task for whom it is started', async () => {
  const page = await journey.open('/agent/contacts?view=plans', { as: OWNER })
  await page.getByRole('button', { name: 'Use this plan: Past client year' }).click()
  const editor = page.getByRole('dialog', { name: 'New plan' })
  const name = `Buyers ${Date.now()}`
  await editor.getByLabel('Name').fill(name)
  // Its first call is due right away.
  await editor.getByRole('button', { name: 'Actions for step 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove step' }).click()
  await editor.getByRole('button', { name: 'Save plan' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('Wait 75 days, until 10:00 AM').first().waitFor()

  const contact = await someone(`Planned${Date.now()}`)
  await page.goto(new URL(`/agent/contacts?contact=${contact.id}&view=page`, page.url()).href)
  await page.getByRole('button', { name: 'Start plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a plan' })
  await dialog.getByLabel('Plan').selectOption({ label: name })
  await dialog.getByText('Starts for 1 contact.').waitFor()
  await dialog.getByRole('button', { name: 'Start plan' }).click()
  await toast(page, 'Plan started').waitFor()
  await vi.waitFor(
    async () => {
      const { results } = await answerOf(owner.GET('/tasks/', { params: { query: { contact: contact.id } } }))
      expect(results.map(({ title }) => title)).toContain('Call: how is the new home?')
    },
    { timeout: 20_000, interval: 200 },
  )
})

test('changing a plan says what it means for who is in it', async () => {
  const body = {
    name: `Two calls ${Date.now()}`,
    steps: [
      { kind: 'wait' as const, amount: 3, unit: 'days' as const },
      { kind: 'task' as const, title: 'Call' },
    ],
  }
  const plan = await answerOf(owner.POST('/plans/', { body }))
  const { id } = await someone(`Waiting${Date.now()}`)
  await answerOf(owner.POST('/plan_enrollments/', { body: { plan: plan.id, contacts: [id] } }))
  const page = await journey.open(`/agent/contacts?view=plans&plan=${plan.id}`, { as: OWNER })
  await page.getByRole('button', { name: 'Edit plan' }).click()
  await page.getByRole('button', { name: 'Actions for step 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove step' }).click()
  await page.getByRole('button', { name: 'Save plan' }).click()
  const question = page.getByRole('dialog', { name: 'Change this plan?' })
  await question.getByText('1 person waits at a step you removed').waitFor()
  await question.getByRole('button', { name: 'Save plan' }).click()
  await toast(page, 'Plan saved').waitFor()
})
