/** Leads shared out by rules: tried, switched on, assigned, claimed from the pond. */
import type { Contact } from 'openapi'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
const OWNER = 'owner@demo.test'
const AGENT = 'agent@demo.test'
let owner: ProductApi
let portal: string
let made = 0

beforeAll(async () => {
  owner = await journey.api(OWNER)
  const source = { kind: 'api' as const, name: `Journeys ${Date.now()}` }
  portal = (await answerOf(owner.POST('/lead_sources/', { body: source }))).id
})

const lettersOf = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** A lead from the portal of this journey. */
async function send(fields: object = {}): Promise<Contact> {
  const body = {
    lead_source: portal,
    first_name: 'Juniper',
    last_name: `Lead${lettersOf(Date.now() + made++)}`,
    ...fields,
  }
  const { contact: id } = await answerOf(owner.POST('/leads/', { body }))
  return answerOf(owner.GET('/contacts/{id}/', { params: { path: { id } } }))
}

test('a rule is tried, put first and switched on; a lead goes by it and says how; undo takes it back', async () => {
  const page = await journey.open('/agent/teams?view=routing', { as: OWNER })
  await page.getByText('Portal leads in rotation').waitFor()
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Austin buyers')
  await dialog.getByRole('textbox', { name: 'ZIP codes or cities' }).fill('78704')
  await dialog.getByRole('radio', { name: 'The pond' }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Austin buyers' })
  await row.getByText('Every lead in 78704').waitFor()
  for (let place = 4; place > 1; place--) await row.getByRole('button', { name: 'Move Austin buyers up' }).click()

  await page.getByRole('button', { name: 'Test on last month’s leads' }).click()
  await page.getByRole('heading', { name: 'By person' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await toast(page, 'Lead routing saved').waitFor()

  const lead = await send({ property: { address: '1 Elm Street, Austin, TX 78704' } })
  expect(lead.claim).toEqual({ state: 'pond', until: null })
  await undoOf(page, 'Lead routing saved').click()
  await row.waitFor({ state: 'detached' })

  const contact = await journey.open(`/agent/leads?contact=${lead.id}&view=page`, { as: OWNER })
  await contact.getByText('Put in the pond by the rule Austin buyers').waitFor()
  await contact.getByText('This lead is in the pond.').waitFor()
})

test('an agent claims a lead from the pond on the board, and lets it go again', async () => {
  const { rules } = await answerOf(owner.GET('/lead_routing/', {}))
  const pond = { name: 'Pond', way: 'pond' as const, sources: [portal] }
  const { event } = await answerOf(owner.PATCH('/lead_routing/', { body: { rules: [pond, ...rules] } }))
  const lead = await send()
  const page = await journey.open('/agent/leads?layout=board', { as: AGENT })
  await page.getByRole('link', { name: /to claim/ }).click()
  const name = `${lead.first_name} ${lead.last_name}`
  await page.getByRole('button', { name: `Claim ${name}` }).click()
  const told = `${name} is your lead now`
  await toast(page, told).waitFor()
  await page.getByRole('button', { name: `Claim ${name}` }).waitFor({ state: 'detached' })
  const claimed = await answerOf(owner.GET('/contacts/{id}/', { params: { path: { id: lead.id } } }))
  expect(claimed.owner).not.toBe(lead.owner)
  await undoOf(page, told).click()
  await page.getByRole('button', { name: `Claim ${name}` }).waitFor()
  await answerOf(owner.POST('/events/{id}/undo/', { params: { path: { id: event ?? '' } } }))
})
