/** Filters of deals: SPEC.md §4, and that the address says all of them. */
import { DealType, Representation } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '../support/boards.ts'
import { useBrowser } from '../support/browser.ts'
import type { ProductApi } from '../support/product-api.ts'
import { toast } from '../support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard
let agent: ProductApi

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Filters')
  await makeDeal(agent, board, { name: '1 Condo Court', deal_type: DealType.Condo })
  await makeDeal(agent, board, { name: '2 Land Court', deal_type: DealType.Land })
  await makeDeal(agent, board, {
    name: '3 Seller Court',
    deal_type: DealType.Condo,
    representation: Representation.Seller,
  })
})

const open = (path = board.path) => journey.open(path, { as: 'agent@demo.test' })
const deals = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()
const expectDeals = (page: Page, names: string[]) =>
  expect.poll(async () => (await deals(page)).toSorted()).toEqual(names)

/** Opens the editor of a field by "+ Filter". */
const addFilter = async (page: Page, field: string) => {
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: field, exact: true }).click()
}

const ALL = ['1 Condo Court', '2 Land Court', '3 Seller Court']

describe('filters', () => {
  test('are added, replaced by field, removed and cleared', async () => {
    const page = await open()
    await expectDeals(page, ALL)

    await addFilter(page, 'Deal type')
    await page.getByRole('checkbox', { name: 'Condo' }).check()
    await page.keyboard.press('Escape')
    await expectDeals(page, ['1 Condo Court', '3 Seller Court'])

    await addFilter(page, 'Representation')
    await page.getByRole('checkbox', { name: 'Seller' }).check()
    await page.keyboard.press('Escape')
    await expectDeals(page, ['3 Seller Court'])

    // The same field again replaces what it said.
    await page.getByRole('button', { name: 'Deal type Condo' }).click()
    await page.getByRole('checkbox', { name: 'Condo' }).uncheck()
    await page.getByRole('checkbox', { name: 'Land' }).check()
    await page.keyboard.press('Escape')
    await page.getByText('No deals match').waitFor()
    await page.getByRole('button', { name: 'Deal type Land' }).waitFor()
    expect(await page.getByRole('button', { name: /^Deal type/ }).count()).toBe(1)

    await page.getByRole('button', { name: 'Remove filter Representation' }).click()
    await expectDeals(page, ['2 Land Court'])

    await page.getByRole('button', { name: 'Clear all' }).click()
    await expectDeals(page, ALL)
    expect(new URL(page.url()).search).toBe(new URL(board.path, journey.url).search)
  })

  test('are all in the address: another browser shows the same', async () => {
    const page = await open()
    await addFilter(page, 'Deal type')
    await page.getByRole('checkbox', { name: 'Condo' }).check()
    await page.keyboard.press('Escape')
    await addFilter(page, 'Words')
    await page.getByLabel('Words').fill('Seller')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectDeals(page, ['3 Seller Court'])

    const { pathname, search } = new URL(page.url())
    const other = await open(pathname + search)
    await expectDeals(other, ['3 Seller Court'])
    await other.getByRole('button', { name: 'Deal type Condo' }).waitFor()
    await other.getByRole('button', { name: 'Words “Seller”' }).waitFor()
  })

  test('hold in the list as on the board', async () => {
    const page = await open(`${board.path}&deal_type=4`)
    await expectDeals(page, ['2 Land Court'])
    await page.getByRole('tab', { name: 'List' }).click()
    await page.getByRole('row', { name: /2 Land Court/ }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('view')).toBe('list')
  })
})

test('archived deals leave the board, are counted, and come back', async () => {
  await makeDeal(agent, board, { name: '4 Archive Court' })
  const page = await open()
  await page.getByRole('button', { name: 'Archived 0' }).waitFor()
  await page.getByRole('button', { name: 'Actions for 4 Archive Court' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await toast(page, '4 Archive Court archived').waitFor()
  await expectDeals(page, ALL)

  await page.getByRole('button', { name: 'Archived 1' }).click()
  await page.getByRole('button', { name: 'Restore 4 Archive Court' }).click()
  await toast(page, '4 Archive Court is back on the board').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Archived 0' }).waitFor()
  await expectDeals(page, [...ALL, '4 Archive Court'])
})

test('a list pages by 15', async () => {
  const page = await open('/agent/workspaces?workspace=all&view=list')
  await page.getByRole('navigation', { name: 'Pages' }).getByText('1–15 of').waitFor()
  expect(await page.getByRole('row').count()).toBe(16)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByText('16–30 of').waitFor()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Pages' }).getByText('1–15 of').waitFor()
})
