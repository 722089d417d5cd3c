/** Filters of deals (docs/specification.md §4), all of them in the URL. */
import { DealType, Representation } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import type { ProductApi } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

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

/** Finds a field in the filter menu, and opens its editor. */
const addFilter = async (page: Page, field: string) => {
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Find a field or value' }).fill(field)
  await page.getByRole('option', { name: field, exact: true }).click()
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

    // Filtering the same field again replaces its value.
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

  test('are all in the URL: another browser shows the same', async () => {
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

  test('apply to the list and to the board', async () => {
    const page = await open(`${board.path}&deal_type=4`)
    await expectDeals(page, ['2 Land Court'])
    await page.getByRole('tab', { name: 'List' }).click()
    await page.getByRole('row', { name: /2 Land Court/ }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('view')).toBe('list')
  })
})

test('archived deals leave the board, are counted, and can be restored', async () => {
  await makeDeal(agent, board, { name: '4 Archive Court' })
  const page = await open(`${board.path}&view=deal`)
  await page.getByRole('button', { name: 'Archived 0' }).waitFor()
  await page.getByRole('button', { name: 'Actions for 4 Archive Court' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await toast(page, '4 Archive Court archived').waitFor()
  await expectDeals(page, ALL)

  await page.getByRole('button', { name: 'Archived 1' }).click()
  await page.getByRole('button', { name: 'Restore 4 Archive Court' }).click()
  await toast(page, '4 Archive Court restored').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Archived 0' }).waitFor()
  await expectDeals(page, [...ALL, '4 Archive Court'])
})

test('a list has pages of 15', async () => {
  const page = await open('/agent/workspaces?workspace=all&view=list')
  await page.getByRole('navigation', { name: 'Pages' }).getByText('1–15 of').waitFor()
  expect(await page.getByRole('row').count()).toBe(16)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByText('16–30 of').waitFor()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Pages' }).getByText('1–15 of').waitFor()
})

describe('saved views', () => {
  const view = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}` })

  test('store filters, groups and columns for the team, mark unsaved changes, and open with the workspace', async () => {
    const made = await makeBoard(await journey.api('owner@demo.test'), 'Saved views')
    await makeDeal(agent, made, { name: '1 Condo Row', deal_type: DealType.Condo, dates: { closing: '2031-05-20' } })
    await makeDeal(agent, made, { name: '2 Condo Row', deal_type: DealType.Condo, dates: { closing: '2031-06-20' } })
    await makeDeal(agent, made, { name: '3 Land Row', deal_type: DealType.Land })
    const page = await open(`${made.path}&view=list`)
    await page.getByRole('row', { name: /3 Land Row/ }).waitFor()

    await addFilter(page, 'Deal type')
    await page.getByRole('checkbox', { name: /^Condo(\s*\d+ deals?)?$/ }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('radio', { name: 'Closing month' }).check()
    await page.getByRole('checkbox', { name: 'City', exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'City' }).waitFor()
    await page.getByRole('button', { name: /^May 2031 1 deal/ }).waitFor()

    await view(page, 'All deals').click()
    await page.getByRole('menuitem', { name: 'Save as new view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Condos by month')
    await page.getByRole('switch', { name: 'Share with team' }).check()
    await page.getByRole('button', { name: 'Save view' }).click()
    await toast(page, 'Condos by month saved').waitFor()
    await view(page, 'Condos by month').waitFor()

    // A change is marked as unsaved, then discarded.
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('radio', { name: 'Status', exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByText('Unsaved').waitFor()
    await view(page, 'Condos by month').click()
    await page.getByRole('menuitem', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: /^June 2031 1 deal/ }).waitFor()
    expect(await page.getByText('Unsaved').count()).toBe(0)

    // A colleague has it too, and the URL shows them the same.
    const { pathname, search } = new URL(page.url())
    const colleague = await journey.open(pathname + search.replace(/&saved=\w+/, ''), { as: 'owner@demo.test' })
    await colleague.getByRole('button', { name: /^May 2031 1 deal/ }).waitFor()
    await colleague.getByRole('columnheader', { name: 'City' }).waitFor()
    await view(colleague, 'All deals').click()
    await colleague.getByRole('menuitemradio', { name: 'Condos by month' }).click()
    await view(colleague, 'Condos by month').waitFor()

    // The workspace opens with the last view.
    await page.goto(journey.url + made.path)
    await view(page, 'Condos by month').waitFor()
    await page.getByRole('button', { name: /^May 2031 1 deal/ }).waitFor()

    await view(page, 'Condos by month').click()
    await page.getByRole('menuitem', { name: 'Delete view' }).click()
    await page.getByRole('button', { name: 'Delete view' }).click()
    await toast(page, 'Condos by month deleted').waitFor()
    await view(page, 'All deals').waitFor()
    await page.getByRole('row', { name: /3 Land Row/ }).waitFor()
  })
})
