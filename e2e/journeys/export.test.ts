/** What leaves the product: a list as a file, as it is filtered and shown, and a deal on paper. */
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard } from '../support/boards.ts'
import { useBrowser } from '../support/browser.ts'
import { answerOf, type ProductApi } from '../support/product-api.ts'

const journey = useBrowser()
let board: MadeBoard
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Exports')
})

const makeDeal = (name: string, representation: 1 | 2, list_price: number) =>
  answerOf(
    owner.POST('/deals/', {
      body: { workspace: board.workspace.id, name, representation, list_price, template: null },
    }),
  )

test('an owner saves the filtered list as a file, in the columns that they see', async () => {
  await makeDeal('1 Paper Street', 1, 300_000_00)
  await makeDeal('2 Paper Street', 1, 400_000_00)
  await makeDeal('3 Paper Street', 2, 500_000_00)
  const shown = `${board.path}&view=list&representation=1&columns=status,price&sort=-price`
  const page = await journey.open(shown, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More for these deals' }).click()
  const item = page.getByRole('menuitem').filter({ hasText: '2 deals, as filtered, these columns' })
  await item.waitFor()
  const download = page.waitForEvent('download')
  await item.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^deals-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFName,Status,Price\r\n2 Paper Street,Pre-contract,400000\r\n1 Paper Street,Pre-contract,300000\r\n',
  )
})

test('an agent prints a deal: all of it on one sheet, with notes where they want them', async () => {
  const deal = await makeDeal('4 Paper Street', 2, 600_000_00)
  const milestone = await answerOf(owner.POST('/milestones/', { body: { deal: deal.id, name: 'Inspection' } }))
  const task = { deal: deal.id, milestone: milestone.id, title: 'Read the report' }
  await answerOf(owner.POST('/tasks/', { body: task }))
  await answerOf(
    owner.PATCH('/deals/{id}/', { params: { path: { id: deal.id } }, body: { notes: 'The key is next door' } }),
  )

  const page = await journey.open(`/agent/deal/${deal.id}`, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const sheet = page.getByRole('article', { name: '4 Paper Street' })
  await sheet.getByText('Read the report').waitFor()
  await sheet.getByText('$600,000').first().waitFor()
  await page.getByRole('button', { name: 'Print', exact: true }).and(page.locator(':enabled')).waitFor()
  expect(await sheet.getByText('The key is next door').count()).toBe(0)
  await page.getByRole('switch', { name: 'With notes' }).click()
  await sheet.getByText('The key is next door').waitFor()

  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Back to the deal' }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('navigation').count()).toBe(0)
  const pdf = await page.pdf({ format: 'Letter', printBackground: true })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to the deal' }).click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
})
