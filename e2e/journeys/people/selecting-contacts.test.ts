/** Several contacts at once: changed and deleted, each with one Undo. */
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { faults } from '#support/faults.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
})

/** Contacts of one company, by which the list finds them. */
async function addPeople(company: string, names: readonly string[]): Promise<string[]> {
  const people = names.map((first_name) => ({ first_name, last_name: 'Bulk', company }))
  const made = await Promise.all(people.map((body) => answerOf(owner.POST('/contacts/', { body }))))
  return made.map(({ id }) => id)
}

const openList = async (company: string, visitor = {}) => {
  const page = await journey.open(`/agent/contacts?q=${company}`, { as: 'owner@demo.test', ...visitor })
  await page.getByRole('checkbox', { name: 'Select Ann Bulk' }).waitFor()
  return page
}

const read = (id: string) => answerOf(owner.GET('/contacts/{id}/', { params: { path: { id } } }))

test('several contacts get a temperature and a follow-up, and one Undo takes it back', async () => {
  const ids = await addPeople('Quillfeather', ['Ann', 'Ben', 'Cal'])
  const page = await openList('Quillfeather')
  await page.getByRole('checkbox', { name: 'Select everyone shown' }).check()
  await page.getByRole('checkbox', { name: 'Select Cal Bulk' }).uncheck()
  const bar = page.getByRole('toolbar', { name: 'contacts selected' })
  await bar.getByText('2 contacts selected').waitFor()
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar.getByRole('button', { name: 'Change' }).click()
  const panel = page.getByRole('dialog', { name: 'Change 2 contacts' })
  await panel.getByRole('button', { name: 'Change 2 contacts' }).click()
  await panel.getByText('Choose what to change').waitFor()
  await panel.getByLabel('Status').selectOption('Lost')
  await panel.getByRole('button', { name: 'Change 2 contacts' }).click()
  await panel.getByText('Enter why they’re lost').waitFor()
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel.getByLabel('Why are they lost?').fill('Moved away')
  await panel.getByLabel('Temperature').selectOption('Cold')
  await panel.getByRole('button', { name: 'Change 2 contacts' }).click()
  await toast(page, '2 contacts changed').waitFor()
  await bar.waitFor({ state: 'detached' })
  const shown = async () => (await Promise.all(ids.map(read))).map(({ status, temperature }) => [status, temperature])
  expect(await shown()).toEqual([
    [6, 1],
    [6, 1],
    [1, 0],
  ])
  await undoOf(page, '2 contacts changed').click()
  await toast(page, 'Change undone').waitFor()
  expect(await shown()).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ])
})

test('several contacts are deleted, except those on deals, and come back', async () => {
  const [ann, ben] = await addPeople('Thistlewaite', ['Ann', 'Ben'])
  const page = await openList('Thistlewaite')
  await page.getByRole('checkbox', { name: 'Select Ann Bulk' }).check()
  await page.getByRole('checkbox', { name: 'Select Ben Bulk' }).check()
  await page.getByRole('toolbar', { name: 'contacts selected' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 contacts?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, '2 contacts deleted').waitFor()
  await page.getByRole('checkbox', { name: 'Select Ann Bulk' }).waitFor({ state: 'detached' })
  await undoOf(page, '2 contacts deleted').click()
  await toast(page, 'Change undone').waitFor()
  await page.getByRole('checkbox', { name: 'Select Ann Bulk' }).waitFor()
  expect([(await read(ann ?? '')).first_name, (await read(ben ?? '')).first_name]).toEqual(['Ann', 'Ben'])
})
