/** Possible duplicates: hinted at while adding, merged with Undo, and marked as not the same. */
import type { Contact, ContactCreate } from 'openapi'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let one: Contact
let other: Contact
let name: string
let phone: string

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
})
beforeEach(async () => {
  const last_name = `Kestrel${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  name = `Robert ${last_name}`
  phone = `(860) 555-${String(Date.now()).slice(-4)}`
  const add = (body: ContactCreate) => answerOf(agent.POST('/contacts/', { body }))
  one = await add({ first_name: 'Robert', last_name, phones: [phone], company: 'Kestrel Homes' })
  other = await add({
    first_name: 'Bob',
    last_name,
    phones: [phone],
    emails: [`${last_name}@example.com`.toLowerCase()],
  })
})

const open = (path: string) => journey.open(path, { as: 'agent@demo.test' })
const stored = ({ id }: Contact) => answerOf(agent.GET('/contacts/{id}/', { params: { path: { id } } }))

test('someone who is there already is hinted at while being added, and used instead', async () => {
  const page = await open('/agent/contacts?create=contact')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone.replaceAll(/\D/g, ''))
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rob')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(one.last_name)
  await dialog.getByText('This may be').first().waitFor()
  expect(await dialog.getByRole('link', { name: `Open ${name} in a new tab` }).getAttribute('href')).toContain(one.id)
  await dialog.getByRole('button', { name: `Use it: ${name}` }).click()
  await page.getByRole('dialog', { name }).waitFor()
  await page.waitForURL((url) => url.searchParams.get('contact') === one.id)
  const { count } = await answerOf(agent.GET('/contacts/', { params: { query: { q: one.last_name } } }))
  expect(count).toBe(2)
})

test('two contacts are merged field by field, and Undo in the timeline separates them', async () => {
  await answerOf(agent.POST('/tasks/', { body: { contact: other.id, title: 'Send comps' } }))
  const page = await open('/agent/contacts')
  await page.getByRole('link', { name: /\d+ possible duplicates?/ }).click()
  const pair = page.getByRole('listitem', { name: `${name} and Bob ${one.last_name}` })
  await pair.getByText('Same phone').waitFor()
  await pair.getByRole('button', { name: /^Compare and merge/ }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('group', { name: 'First name' })
  // The keyboard chooses: from Robert to Bob.
  await first.getByRole('radio', { name: 'Robert', exact: false }).first().focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Merge contacts' }).click()
  await undoOf(page, `Two entries for Bob ${one.last_name} merged`).waitFor()
  await pair.waitFor({ state: 'detached' })
  expect(await stored(one)).toMatchObject({ first_name: 'Bob', company: 'Kestrel Homes', emails: other.emails })
  const tasks = async ({ id: contact }: Contact) =>
    (await answerOf(agent.GET('/tasks/', { params: { query: { contact } } }))).count
  expect(await tasks(one)).toBe(1)

  // The old address goes on to the contact that is left.
  const before = await open(`/agent/contacts?contact=${other.id}&view=page`)
  await before.waitForURL((url) => url.searchParams.get('contact') === one.id)

  // Its timeline names who was merged, and undoes the merge when the toast is long gone.
  await before.getByRole('button', { name: `Undo: merged Bob ${one.last_name} into this contact` }).click()
  await toast(before, 'Merge undone').waitFor()
  expect(await stored(one)).toMatchObject({ first_name: 'Robert', emails: [] })
  expect(await stored(other)).toMatchObject({ first_name: 'Bob', merged_into: null })
  expect([await tasks(one), await tasks(other)]).toEqual([0, 1])
})

test('two who are not the same are not suggested again, unless that is taken back', async () => {
  const page = await open(`/agent/contacts?contact=${one.id}&view=page`)
  const hint = page.getByRole('region', { name: 'Possible duplicate' })
  await hint.getByRole('link', { name: `Bob ${one.last_name}` }).waitFor()
  await hint.getByRole('button', { name: /^Not the same/ }).click()
  await hint.waitFor({ state: 'detached' })
  await undoOf(page, 'won’t be suggested again').click()
  await hint.waitFor()
  await hint.getByRole('button', { name: /^Not the same/ }).click()
  await hint.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('heading', { name: 'Timeline' }).waitFor()
  expect(await hint.count()).toBe(0)
})
