/** Which workspace opens (docs/specification.md §4). */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MadeBoard, makeBoard } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import type { ProductApi } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const STORAGE_KEY = 'protracker.starWorkspaceId'

const journey = useBrowser()
let owner: ProductApi
let board: MadeBoard

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Starred')
})

const shown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const star = (page: Page, name: string) => page.getByRole('button', { name: `Star ${name}`, exact: true })
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)

/** Opens the workspaces without an id in the URL, in a new page of the same browser. */
const comeBack = async (page: Page) => {
  const again = await page.context().newPage()
  await again.goto(`${journey.url}/agent/workspaces`)
  return again
}

const remove = ({ workspace }: MadeBoard) =>
  owner.DELETE('/workspaces/{id}/', { params: { path: { id: workspace.id } } })

describe('the starred workspace', () => {
  test('opens by default, stored in local storage, until the star is removed', async () => {
    const page = await journey.open(board.path, { as: 'agent@demo.test' })
    await star(page, 'Starred').click()
    expect(await stored(page)).toContain(board.workspace.id)

    const second = await comeBack(page)
    await shown(second, 'Starred').waitFor()
    await star(second, 'Starred').click()
    expect(await stored(second)).toBeNull()

    const third = await comeBack(page)
    await shown(third, 'Spring closings').waitFor()
  })

  test('gives way to the one in the URL, as long as it is there', async () => {
    const page = await journey.open(board.path, { as: 'agent@demo.test' })
    await star(page, 'Starred').click()
    await shown(page, 'Starred').click()
    await page.getByRole('menuitemradio', { name: 'Listings' }).click()
    await shown(page, 'Listings').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: 'Workspaces' }).click()
    await shown(page, 'Listings').waitFor()
  })

  test('is removed if it does not exist any more, and the first one opens', async () => {
    const passing = await makeBoard(owner, 'Passing')
    const page = await journey.open(passing.path, { as: 'agent@demo.test' })
    await star(page, 'Passing').click()
    await remove(passing)
    const again = await comeBack(page)
    await shown(again, 'Spring closings').waitFor()
    expect(await stored(again)).toBeNull()
  })

  test('is removed when its owner deletes it in the product', async () => {
    const passing = await makeBoard(owner, 'Short-lived')
    const page = await journey.open(passing.path, { as: 'owner@demo.test' })
    await star(page, 'Short-lived').click()
    await shown(page, 'Short-lived').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete workspace' }).click()
    await toast(page, 'Short-lived deleted').waitFor()
    await shown(page, 'Spring closings').waitFor()
    expect(await stored(page)).toBeNull()
  })
})

test('without any workspace, the star is removed and the screen says so', async () => {
  const page = await journey.open(board.path, { as: 'agent@demo.test' })
  await star(page, 'Starred').click()
  await page.route('**/api/v1/workspaces/?*', (route) =>
    route.fulfill({
      json: { results: [], count: 0, count_is_capped: false, page: 1, page_size: 100, next_cursor: null },
    }),
  )
  await page.goto(`${journey.url}/agent/workspaces`)
  await page.getByText('No workspaces yet').waitFor()
  expect(await stored(page)).toBeNull()
  expect(new URL(page.url()).searchParams.get('workspace')).toBeNull()
})
