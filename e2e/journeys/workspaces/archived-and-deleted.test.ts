/** Deals archived and restored in bulk, duplicated, deleted and restored. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Loose ends')
})

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('an owner archives two of three deals at once, undoes it, and restores them from the archive', async () => {
  for (const name of ['3 Loose Lane', '2 Loose Lane', '1 Loose Lane']) await makeDeal(owner, board, { name })
  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  await card(page, '1 Loose Lane').waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['1 Loose Lane', '3 Loose Lane'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('toolbar', { name: 'deals selected' }).getByRole('button', { name: 'Archive' }).click()
  await card(page, '1 Loose Lane').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Archived 2' }).waitFor()
  await undoOf(page, '2 deals archived').click()
  await card(page, '3 Loose Lane').waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual(['1 Loose Lane', '2 Loose Lane', '3 Loose Lane'])

  // The same in the list, then restored from the archive.
  await page.getByRole('tab', { name: 'List' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('toolbar', { name: 'deals selected' }).getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Archived 3' }).click()
  const panel = page.getByRole('dialog', { name: 'Archived deals' })
  for (const name of ['1 Loose Lane', '2 Loose Lane'])
    await panel.getByRole('checkbox', { name: `Select ${name}` }).check()
  await panel.getByRole('button', { name: 'Restore 2 deals' }).click()
  await panel.getByText('1 deal', { exact: true }).waitFor()
})

test('an owner duplicates a deal for a new closing day, deletes it, and finds it among deleted deals', async () => {
  const { id } = await makeDeal(owner, board, { name: '7 Twin Court', dates: { closing: '2030-02-12' } })
  const page = await journey.open(`/agent/deal/${id}`, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const form = page.getByRole('dialog', { name: 'Duplicate 7 Twin Court' })
  await form.getByLabel('Name').fill('9 Twin Court')
  // Each checkbox is separate.
  await form.getByText('Milestones and tasks, reset to open').click()
  expect(await form.getByRole('checkbox', { name: 'People' }).isChecked()).toBe(true)
  await form.getByLabel('New closing date', { exact: true }).fill('2031-03-14')
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { level: 1, name: '9 Twin Court' }).waitFor()
  const copy = page.url().split('/').at(-1) ?? ''
  const made = await answerOf(owner.GET('/deals/{id}/', { params: { path: { id: copy } } }))
  expect(made).toMatchObject({ name: '9 Twin Court', dates: { closing: '2031-03-14' } })

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete deal' }).click()
  await page.getByRole('tab', { name: 'Board' }).click()
  await card(page, '7 Twin Court').waitFor()
  await card(page, '9 Twin Court').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Archived/ }).click()
  await page.getByRole('tab', { name: 'Deleted' }).click()
  const panel = page.getByRole('dialog', { name: 'Deleted deals' })
  await panel.getByText(/30 days left/).waitFor()
  await panel.getByRole('button', { name: 'Restore 9 Twin Court' }).click()
  await toast(page, '9 Twin Court restored').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await card(page, '9 Twin Court').waitFor()
})
