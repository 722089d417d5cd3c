/** A file of leads is dropped on the page of leads, imported through its source, and taken back. */
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
const OWNER = 'owner@demo.test'
const SOURCE = `Open house ${Date.now()}`
const SHEET = 'First name,Last name,Email,Comments\nOdette,Larkspur,odette@larkspur.test,Could we see it on Sunday?\n'
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api(OWNER)
  await answerOf(owner.POST('/lead_sources/', { body: { kind: 'file', name: SOURCE } }))
})

test('a dropped file becomes leads of its source, with what they asked', async () => {
  const page = await journey.open('/agent/leads', { as: OWNER })
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'sign-in-sheet.csv', { type: 'text/csv' }))
    return transfer
  }, SHEET)
  await page.dispatchEvent('main h1', 'dragover', { dataTransfer: data })
  await page.getByText('Drop the file to import leads').waitFor()
  await page.dispatchEvent('main h1', 'drop', { dataTransfer: data })

  const panel = page.getByRole('dialog', { name: 'Import leads' })
  const source = panel.getByRole('combobox', { name: 'Import these people as' })
  await source.selectOption({ label: `Leads from ${SOURCE}` })
  await panel.getByText(/Lead routing assigns new people/).waitFor()
  await panel.getByRole('button', { name: 'Import 1 lead' }).click()
  await panel.getByText('1 lead imported').first().waitFor()
  await panel.getByRole('button', { name: 'Done' }).click()

  const found = await answerOf(owner.GET('/contacts/', { params: { query: { email: 'odette@larkspur.test' } } }))
  const [lead] = found.results
  expect(lead).toMatchObject({ first_name: 'Odette', status: 1 })
  const contact = await journey.open(`/agent/leads?contact=${lead?.id}&view=page`, { as: OWNER })
  await contact.getByText('Could we see it on Sunday?').waitFor()
})
