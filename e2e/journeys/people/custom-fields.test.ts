/** Custom fields: an owner defines one, an agent fills it in and filters by it, and can't define any. */
import type { Contact, CustomField } from 'openapi'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let owner: ProductApi
let agent: ProductApi
let contact: Contact
let name: string

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  name = `Budget ${Date.now()}`
  const body = { first_name: 'Imogen', last_name: `Fairbank${Date.now()}` }
  contact = await answerOf(agent.POST('/contacts/', { body }))
  // Other journeys see the demo's own fields alone.
  return async () => {
    const added = (await fields()).filter((field) => field.name.startsWith(name))
    for (const { id } of added) {
      await owner.PATCH('/custom_fields/{id}/', { params: { path: { id } }, body: { retired: true } })
    }
  }
})

const fields = async () => {
  const query = { retired: false, page_size: 100 }
  return (await answerOf(agent.GET('/custom_fields/', { params: { query } }))).results
}
const define = (field: Partial<CustomField> = {}) =>
  answerOf(owner.POST('/custom_fields/', { body: { entity: 'contact', kind: 'money', name, ...field } }))
const stored = () => answerOf(agent.GET('/contacts/{id}/', { params: { path: { id: contact.id } } }))
const contactPage = () => journey.open(`/agent/contacts?contact=${contact.id}&view=page`, { as: 'agent@demo.test' })
const custom = (page: Page) => page.getByRole('region', { name: 'Custom fields' })

test('an owner adds a choice for contacts, retires it and takes that back', async () => {
  const page = await journey.open('/agent/teams?view=fields', { as: 'owner@demo.test' })
  await page.getByRole('button', { name: /^(New custom field|Add field to contacts)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByLabel('Type').selectOption({ label: 'Multiple choice' })
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Waterfront')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Garage')
  await dialog.getByRole('button', { name: 'Add field' }).click()
  const row = page.getByRole('list', { name: 'Contact fields in order' }).getByText(name)
  await row.waitFor()
  const [added] = (await fields()).filter((field) => field.name === name)
  expect(added?.options.map(({ key }) => key)).toEqual(['waterfront', 'garage'])
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await page.getByRole('button', { name: `Bring back ${name}` }).waitFor()
  await undoOf(page, `${name} retired`).click()
  await row.waitFor()
})

test('fields are put in order by their buttons', async () => {
  const first = await define()
  const second = await define({ name: `${name} at most` })
  const page = await journey.open('/agent/teams?view=fields', { as: 'owner@demo.test' })
  await page.getByRole('button', { name: `Move ${second.name} up` }).click()
  await expect
    .poll(async () => (await fields()).map(({ id }) => id).filter((id) => [first.id, second.id].includes(id)))
    .toEqual([second.id, first.id])
})

test('an agent fills one in on a contact, and undoes nothing else', async () => {
  await define()
  const page = await contactPage()
  await custom(page)
    .getByRole('button', { name: `${name}: Not set` })
    .click()
  await custom(page).getByRole('textbox', { name }).fill('415k')
  await page.keyboard.press('Enter')
  await custom(page).getByText('$415,000').waitFor()
  await expect.poll(async () => Object.values((await stored()).custom_fields)).toEqual([41_500_000])
})

test('a list is filtered by one, with the filter in the address', async () => {
  const { key } = await define()
  const params = { path: { id: contact.id } }
  await answerOf(agent.PATCH('/contacts/{id}/', { params, body: { custom_fields: { [key]: 41_500_000 } } }))
  const page = await journey.open('/agent/contacts', { as: 'agent@demo.test' })
  await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByLabel('From').fill('400k')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL((url) => url.searchParams.get(`custom_fields[${key}]`) === '40000000..')
  await page.getByText('1 contact matches').waitFor()
  await page.getByRole('row', { name: contact.last_name }).waitFor()
})

test('an agent can’t define any', async () => {
  const page = await journey.open('/agent/teams?view=fields', { as: 'agent@demo.test' })
  await page.getByRole('heading', { name: 'Teams', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('tab', { name: 'Custom fields' }).count()).toBe(0)
  const body = { entity: 'contact', kind: 'text', name } as const
  expect((await agent.POST('/custom_fields/', { body })).response.status).toBe(403)
})

test('a smart list keeps the filter, the order and the column of a custom field, also once it’s retired', async () => {
  const { key, id } = await define()
  const word = contact.last_name ?? ''
  for (const [first_name, amount] of [
    ['Ada', 20_000_000],
    ['Ben', 60_000_000],
    ['Cleo', 50_000_000],
  ] as const)
    await answerOf(
      agent.POST('/contacts/', { body: { first_name, last_name: word, custom_fields: { [key]: amount } } }),
    )
  const address = `/agent/contacts?q=${word}&custom_fields[${key}]=40000000..`
  const page = await journey.open(address, { as: 'agent@demo.test' })
  await page.getByRole('link', { name: `Cleo ${word}` }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name }).getByRole('button', { name, exact: true }).click()
  const names = async () =>
    page
      .getByRole('table')
      .getByRole('link', { name: new RegExp(word) })
      .allInnerTexts()
  await expect.poll(names).toEqual([`Ben ${word}`, `Cleo ${word}`])
  await page.getByRole('cell', { name: '$500,000' }).waitFor()

  await page.getByRole('button', { name: 'Save as list' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(word)
  await page.getByRole('dialog').getByRole('button', { name: 'Save list' }).click()
  const lists = page.getByRole('navigation', { name: 'Lists' })
  const item = lists.getByRole('button', { name: `${word} 2 contacts` })
  await item.waitFor()
  await lists.getByRole('button', { name: 'All contacts' }).click()
  await page.waitForURL((url) => !url.searchParams.has(`custom_fields[${key}]`))
  await item.click()
  await expect.poll(names).toEqual([`Ben ${word}`, `Cleo ${word}`])
  expect(await page.getByText('Unsaved changes').count()).toBe(0)

  // What narrows the list still shows, and can be removed.
  await answerOf(owner.PATCH('/custom_fields/{id}/', { params: { path: { id } }, body: { retired: true } }))
  await page.reload()
  await page.getByRole('search').getByText('from $400,000').waitFor()
  await page.getByRole('button', { name: `Remove filter ${name}` }).click()
  await page.getByRole('link', { name: `Ada ${word}` }).waitFor()
})
