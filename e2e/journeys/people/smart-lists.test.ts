/** Smart lists and calling them: save one and see its count, undo, pin it to home; walk a list of three. */
import type { Contact } from 'openapi'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { signUp } from '#support/sign-up.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let word: string
let people: Contact[]

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  word = `Queue${Date.now()}`
  people = []
  for (const first_name of ['Ada', 'Ben', 'Cleo']) {
    const body = { first_name, last_name: word, temperature: 3 as const, phones: ['(512) 555-0100'] }
    people.push(await answerOf(agent.POST('/contacts/', { body })))
  }
})

const listed = async (name: string) => {
  const { results } = await answerOf(agent.GET('/smart_lists/', { params: { query: { page_size: 100 } } }))
  return results.find((list) => list.name === name)
}

test('a list is saved with its count, changed, pinned to home and deleted, each with Undo', async () => {
  const page = await journey.open(`/agent/contacts?q=${word}`, { as: 'agent@demo.test' })
  const lists = page.getByRole('navigation', { name: 'Lists' })
  await lists.getByRole('button', { name: /^Never called/ }).waitFor()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Called' }).click()
  await page.getByRole('radio', { name: 'Never' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as list' }).click()
  const name = `Call ${word}`
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save list' }).click()
  await lists.getByRole('button', { name: `${name} 3 contacts` }).waitFor()
  expect((await listed(name))?.filters).toEqual({ q: word, never_called: true })

  // One call less.
  const contact = people[0]?.id ?? ''
  await answerOf(agent.POST('/activities/', { body: { contact, kind: 'call', outcome: 'connected' } }))
  await page.reload()
  await lists.getByRole('button', { name: `${name} 2 contacts` }).waitFor()

  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Pin to home')
  await undoOf(page, `${name} pinned to home`).waitFor()
  await menu('Delete list')
  await lists.getByRole('button', { name: new RegExp(name) }).waitFor({ state: 'detached' })
  await undoOf(page, `${name} deleted`).click()
  await lists.getByRole('button', { name: new RegExp(name) }).waitFor()
  expect(await listed(name)).toMatchObject({ pinned: true, count: 2 })

  await page.goto(new URL('/agent', page.url()).href)
  const card = page.getByRole('region', { name })
  await card.getByRole('link', { name: new RegExp(`Ben ${word}`) }).click()
  // The contact is open in a panel over the list.
  await page.getByRole('heading', { name, level: 2, includeHidden: true }).waitFor()
})

test('a list of three is called: two logged, one skipped, left and gone on with', async () => {
  const page = await journey.open(`/agent/contacts?q=${word}&sort=created_at`, { as: 'agent@demo.test' })
  await page.getByRole('link', { name: `Cleo ${word}` }).waitFor()
  await page.getByRole('button', { name: 'Call list' }).click()
  await page.getByRole('heading', { name: `Ada ${word}` }).waitFor()
  await page.getByText('1 of 3').waitFor()
  expect(await page.getByRole('link', { name: 'Call (512) 555-0100' }).getAttribute('href')).toBe('tel:+15125550100')
  await page.getByText('added the contact').waitFor()

  // By keyboard alone: an outcome, then Enter.
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Ben ${word}` }).waitFor()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Continue calling, 2 of 3' }).click()
  await page.getByRole('heading', { name: `Ben ${word}` }).waitFor()
  await page.keyboard.press('s')

  await page.getByRole('heading', { name: `Cleo ${word}` }).waitFor()
  await page.getByRole('button', { name: 'Log and finish' }).click()
  await page.getByText('Choose how the call went.').waitFor()
  await page.getByRole('radio', { name: 'Connected' }).check()
  await page.getByRole('button', { name: 'Log and finish' }).click()

  await page.getByRole('heading', { name: 'That’s everyone' }).waitFor()
  await page.getByText('2 calls logged, 1 skipped.').waitFor()
  await page.getByRole('link', { name: `Ben ${word}` }).waitFor()
  const query = { q: word, never_called: true, page_size: 15 }
  const uncalled = await answerOf(agent.GET('/contacts/', { params: { query } }))
  expect(uncalled.results.map(({ first_name }) => first_name)).toEqual(['Ben'])
})

test('in the panel, a lead becomes lost only with a reason, which its timeline tells', async () => {
  const id = people[0]?.id ?? ''
  const page = await journey.open(`/agent/contacts?q=${word}&contact=${id}`, { as: 'agent@demo.test' })
  const panel = page.getByRole('dialog', { name: `Ada ${word}` })
  await panel.getByRole('button', { name: /Status/ }).click()
  await page.getByRole('menuitemradio', { name: 'Lost' }).click()
  const dialog = page.getByRole('dialog', { name: /lost\?/ })
  await dialog.getByLabel('Reason').fill('Bought elsewhere')
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel.getByRole('link', { name: 'Open page' }).click()
  await page.getByText('to Lost: Bought elsewhere').waitFor()
})

test('a new account starts with lists that teach, and no one to call', async () => {
  const { page } = await signUp(journey, 'Texas')
  await page.goto(`${journey.url}/agent/contacts`)
  await page.getByText('No contacts yet').waitFor()
  const lists = page.getByRole('navigation', { name: 'Lists' })
  await lists.getByRole('button', { name: 'Birthdays this month 0 contacts' }).click()
  await page.getByText('A good reason to call a past client.').waitFor()
  expect(await page.getByRole('button', { name: 'Call list' }).count()).toBe(0)
})
