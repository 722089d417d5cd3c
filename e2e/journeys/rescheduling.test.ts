/** Moving the closing of a deal: why it is when it is, what follows is seen first, done as seen, and taken back. */
import { TaskKind } from 'openapi/codes'
import { expect, test } from 'vitest'
import { faults } from '../support/accessibility.ts'
import { makeBoard, makeDeal } from '../support/boards.ts'
import { useBrowser } from '../support/browser.ts'
import { answerOf } from '../support/product-api.ts'
import { toast } from '../support/toasts.ts'

const journey = useBrowser()

test('a closing is moved with what hangs on it, after a look at all of it, and taken back', async () => {
  const agent = await journey.api('agent@demo.test')
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Dates')
  const { id } = await makeDeal(agent, board, { name: '1 Date Street', dates: { closing: '2031-12-12' } })
  const rule = (offset: number) => ({
    anchor: 'closing' as const,
    item: null,
    offset,
    unit: 'calendar' as const,
    roll: 'none' as const,
    skip_holidays: true,
  })
  const add = (title: string, offset: number, kind: TaskKind = TaskKind.todo) =>
    answerOf(agent.POST('/tasks/', { body: { deal: id, title, kind, due_rule: rule(offset) } }))
  const walkthrough = await add('Walkthrough', -1)
  const disclosure = await add('Closing disclosure', -3, TaskKind.key_date)
  const van = await add('Order the van', 2)
  await agent.PATCH('/tasks/{id}/', { params: { path: { id: van.id } }, body: { pinned: true } })
  const dues = async () => {
    const { results } = await answerOf(agent.GET('/tasks/', { params: { query: { deal: id } } }))
    return [walkthrough, disclosure, van].map((task) => results.find((one) => one.id === task.id)?.due_date)
  }
  const before = await dues()

  const page = await journey.open(`/agent/deal/${id}`, { as: 'agent@demo.test' })
  await page.getByRole('button', { name: 'Why this date? Closing', exact: true }).click()
  await page.getByText(/created the deal · /).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(/created the deal · /).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Closing:/ }).click()
  await page.getByLabel('Closing', { exact: true }).fill('2031-12-19')
  await page.keyboard.press('Enter')

  const panel = page.getByRole('dialog', { name: /^Closing on/ })
  await panel.getByRole('heading', { name: 'Pinned, and no longer fitting' }).waitFor()
  await panel.getByText('Order the van').first().waitFor()
  expect(await dues()).toEqual(before)
  expect(await faults(page)).toEqual([])
  await panel.getByRole('checkbox', { name: 'Closing disclosure' }).check()
  await panel.getByRole('button', { name: 'Move 3 dates' }).click()

  await toast(page, 'Closing and 2 more dates moved').waitFor()
  await panel.waitFor({ state: 'hidden' })
  expect(await dues()).toEqual(['2031-12-18', '2031-12-16', '2031-12-14'])
  await toast(page, 'Closing and 2 more dates moved').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Everything is back where it was').waitFor()
  expect(await dues()).toEqual(before)
})
