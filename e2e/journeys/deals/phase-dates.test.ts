/** Dates that a phase requires, and the closing day: all changes are previewed before they are saved. */
import { DealStatus, TaskKind } from 'openapi/codes'
import { expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

test('a phase requires the acceptance, a deal is closed, and each previews its changes', async () => {
  const owner = await journey.api('owner@demo.test')
  const board = await makeBoard(owner, 'Phase dates')
  const gated = { params: { path: { id: board.phases['Under contract'].id } } }
  await answerOf(owner.PATCH('/phases/{id}/', { ...gated, body: { required_fields: ['dates.acceptance'] } }))
  const { id } = await makeDeal(owner, board, { name: '1 Gate Lane', list_price: 40_000_000 })
  const add = (title: string, anchor: 'acceptance' | 'actual_close', kind: TaskKind = TaskKind.todo) => {
    const due_rule = {
      anchor,
      item: null,
      offset: 3,
      unit: 'calendar' as const,
      roll: 'none' as const,
      skip_holidays: true,
    }
    return answerOf(owner.POST('/tasks/', { body: { deal: id, title, kind, due_rule } }))
  }
  const earnest = await add('Earnest money', 'acceptance')
  const gift = await add('Send a gift', 'actual_close')
  const dueOf = async (task: string) =>
    (await answerOf(owner.GET('/tasks/{id}/', { params: { path: { id: task } } }))).due_date

  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'Actions for 1 Gate Lane' }).click()
  await page.getByRole('menuitem', { name: 'Under contract', exact: true }).click()
  await page.getByLabel('Acceptance date').fill('2026-01-05')
  await page.getByRole('button', { name: 'Save and move' }).click()
  const accepted = page.getByRole('dialog', { name: /^Acceptance on/ })
  await accepted.getByText('Earnest money').first().waitFor()
  expect(await dueOf(earnest.id)).toBeNull()
  expect(await faults(page)).toEqual([])
  await accepted.getByRole('button', { name: 'Set 2 dates' }).click()
  await toast(page, '1 Gate Lane moved to Under contract').waitFor()
  expect(await dueOf(earnest.id)).toBe('2026-01-08')

  const body = { status: DealStatus.UnderContract }
  await answerOf(owner.PATCH('/deals/{id}/', { params: { path: { id } }, body }))
  await page.goto(`${journey.url}/agent/deal/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close deal' }).click()
  const form = page.getByRole('dialog', { name: 'Close 1 Gate Lane' })
  await form.getByLabel('Closing date').fill('2026-02-02')
  await form.getByRole('textbox', { name: 'Rate' }).fill('2.5')
  await form.getByRole('button', { name: 'Close deal' }).click()
  const closed = page.getByRole('dialog', { name: /^Closed on/ })
  await closed.getByText('Send a gift').first().waitFor()
  expect(await dueOf(gift.id)).toBeNull()
  expect(await faults(page)).toEqual([])
  await closed.getByRole('button', { name: 'Close deal' }).click()
  await toast(page, '1 Gate Lane is closed').waitFor()
  expect(await dueOf(gift.id)).toBe('2026-02-05')
})
