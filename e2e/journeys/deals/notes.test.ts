/** Notes of a deal: rich text, mentions and their notifications, editing, pinning, deleting and Undo. */
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let owner: ProductApi
let board: MadeBoard

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Notes')
})

test('an agent writes a note that mentions the owner, who is notified; it is edited, pinned, deleted and restored', async () => {
  const deal = await makeDeal(agent, board, { name: '3 Note Street' })
  const page = await journey.open(`/agent/deal/${deal.id}?view=notes`, { as: 'agent@demo.test' })
  await page.getByText('No notes yet').waitFor()
  const editor = page.getByRole('textbox', { name: 'New note' })
  await editor.click()
  await page.keyboard.type('The lender wants ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('two more days')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('. Please confirm, @ell')
  await page.getByRole('option').first().waitFor()

  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add note' }).click()

  const first = page.getByRole('listitem').filter({ hasText: 'two more days' })
  await first.waitFor()
  expect(await first.innerText()).toContain('@Ellen Brandt')

  const notes = await answerOf(agent.GET('/notes/', { params: { query: { deal: deal.id } } }))
  expect(notes.results[0]?.body[0]?.content).toContainEqual({ type: 'text', text: 'two more days', marks: ['bold'] })
  const { results: inbox } = await answerOf(owner.GET('/notifications/'))
  expect(inbox.find((one) => one.deal === deal.id)).toMatchObject({ kind: 'mentioned', subject: '3 Note Street' })

  const menu = first.getByRole('button', { name: /^Note by/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Edit note' }).press('Control+End')
  await page.keyboard.type('Done.')
  await page.getByRole('button', { name: 'Save' }).click()
  await first.getByText('edited').waitFor()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Pin' }).click()
  await first.getByText('Pinned').waitFor()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No notes yet').waitFor()
  await undoOf(page, 'Note deleted').click()
  await first.getByText('Pinned').waitFor()
  expect(await first.innerText()).toContain('Done.')
})

test('a note that was begun is still there after another tab, a reload and a refusal, until it is saved', async () => {
  const deal = await makeDeal(agent, board, { name: '5 Note Street' })
  const page = await journey.open(`/agent/deal/${deal.id}?view=notes`, { as: 'agent@demo.test' })
  const editor = page.getByRole('textbox', { name: 'New note' })
  await editor.click()
  await page.keyboard.type('The seller wants to stay')
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByText('No files yet').waitFor()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await editor.getByText('The seller wants to stay').waitFor()
  await editor.press('Control+End')
  await page.keyboard.type(' until May')
  await page.reload()
  await editor.getByText('The seller wants to stay until May').waitFor()

  await page.route('**/api/v1/notes/', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Something went wrong').waitFor()
  await page.reload()
  await editor.getByText('The seller wants to stay until May').waitFor()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'until May' }).waitFor()
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'until May' }).waitFor()
  expect(await editor.innerText()).not.toContain('until May')
})
