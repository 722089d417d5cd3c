/** The keyboard alone: from page to page, through lists and a board, and back from a change. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBoard, makeDeal, type MadeBoard } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let board: MadeBoard

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Keyboard')
  await makeDeal(agent, board, { name: '2 Keyboard Court' })
  await makeDeal(agent, board, { name: '1 Keyboard Court' })
})

const open = async (at: string) => {
  const page = await journey.open(at, { as: 'agent@demo.test' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const link = (page: Page, name: string) => page.getByRole('link', { name })

test('G and a letter go from page to page', async () => {
  const page = await open('/agent/reports')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.waitForURL('**/agent/contacts')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.waitForURL('**/agent')
})

test('? lists the shortcuts of the page', async () => {
  const page = await open(board.path)
  await link(page, '1 Keyboard Court').waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByRole('region', { name: 'Deals' }).getByText('Set status…').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

describe.each(['deal', 'list'])('deals as %s', (view) => {
  test('are walked with J and K, and Enter opens one', async () => {
    const page = await open(`${board.path}&view=${view}&sort=name`)
    await link(page, '1 Keyboard Court').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).toBe('2 Keyboard Court')
    await page.keyboard.press('k')
    await expect.poll(() => focused(page)).toBe('1 Keyboard Court')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '1 Keyboard Court' }).waitFor()
  })
})

test('S sets a status by keys alone, and Ctrl+Z takes it back', async () => {
  const deal = await makeDeal(agent, board, { name: '3 Keyboard Court' })
  const statusNow = async () =>
    (await answerOf(agent.GET('/deals/{id}/', { params: { path: { id: deal.id } } }))).status
  const page = await open(board.path)
  await link(page, '3 Keyboard Court').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await page.getByRole('menu', { name: 'Status of 3 Keyboard Court' }).waitFor()
  await page.getByRole('menuitemradio', { name: 'On Hold' }).press('Enter')
  await toast(page, '3 Keyboard Court is now On Hold').waitFor()
  expect(await focused(page)).toBe('3 Keyboard Court')
  await page.keyboard.press('Control+z')
  await toast(page, 'Change undone').waitFor()
  expect(await statusNow()).toBe(deal.status)
})

test('the palette offers the commands of the focused row, the last choice first', async () => {
  const page = await open(board.path)
  await link(page, '2 Keyboard Court').waitFor()
  await page.keyboard.press('j')
  const name = await focused(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search deals/ }).fill('stst')
  await page.keyboard.press('Enter')
  await page.getByRole('menu', { name: `Status of ${name}` }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(name)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recent' })
  await recent.getByRole('option', { name: 'Set status…' }).waitFor()
})

test('Enter chooses the first command, even before the list of the palette is painted', async () => {
  const page = await open(board.path)
  await link(page, '2 Keyboard Court').waitFor()
  await page.keyboard.press('j')
  const name = await focused(page)
  // All in one go, as soon as the field is there: no key of a person is that fast.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('[role=dialog] input[role=combobox]')
      // Rendered ahead, it's hidden.
      if (!field?.checkVisibility()) return
      seen.disconnect()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'stst')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] })
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('menu', { name: `Status of ${name}` }).waitFor()
})
