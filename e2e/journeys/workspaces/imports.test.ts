/** Imports of deals: mapping columns, errors, importing, resuming after a reload, and Undo. */
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
let board: MadeBoard
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Imports')
})

const CSV = [
  'Property address,Side,List price,Expected,Comments',
  '1 Import Way,Buyer,"$500,000",12/12/2030,"First, of all"',
  '2 Import Way,Seller,400000,2030-11-30,',
  ',,,,',
  '3 Import Way,No one,300000,,',
].join('\r\n')

test('an owner imports a file, resumes after a reload, downloads the bad row, and undoes all but a changed deal', async () => {
  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More actions for these deals' }).click()
  await page.getByRole('menuitem', { name: 'Import deals' }).click()
  const panel = page.getByRole('dialog', { name: 'Import deals' })
  await panel
    .getByLabel('File to import')
    .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await panel.getByText('“No one” must be one of', { exact: false }).waitFor()
  // The row number in a spreadsheet, including the blank line above.
  await panel.getByRole('row', { name: /^5 Side/ }).waitFor()
  expect(await panel.getByLabel('List price goes to').inputValue()).toBe('list_price')

  await page.reload()
  await panel.getByLabel('Expected goes to').selectOption({ label: 'Closing' })
  await panel.getByLabel('Comments goes to').waitFor()
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Download 1 row with errors' }).click()
  expect((await download).suggestedFilename()).toBe('not-imported-spring.csv')
  await panel.getByRole('button', { name: 'Import 2 deals' }).click()
  await panel.getByText('2 deals imported from spring.csv').waitFor()
  const listed = await answerOf(
    owner.GET('/deals/', { params: { query: { workspace: board.workspace.id, sort: 'name' } } }),
  )
  expect(listed.results.map(({ name, price, dates }) => [name, price, dates.closing])).toEqual([
    ['1 Import Way', 50_000_000, '2030-12-12'],
    ['2 Import Way', 40_000_000, '2030-11-30'],
  ])

  const kept = listed.results[0]?.id ?? ''
  await owner.PATCH('/deals/{id}/', { params: { path: { id: kept } }, body: { notes: 'Called them' } })
  await panel.getByRole('button', { name: 'Undo import' }).click()
  await panel.getByText('1 deal from spring.csv removed').waitFor()
  await panel.getByText('1 deal changed since the import and stayed:').waitFor()
  await panel.getByRole('link', { name: '1 Import Way' }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('article').filter({ hasText: '1 Import Way' }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
})
