/** Moving closing of a deal: the reason for its date, a preview of all changes, applying them, and Undo. */
import { TaskKind } from 'openapi/codes'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()

test('a closing is moved with its dependent dates, after a preview, and undone', async () => {
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

  // The reason for its date is available on its card, in its row and in its header.
  const page = await journey.open(board.path, { as: 'agent@demo.test' })
  const ask = async (date: string | RegExp, answer: RegExp, within: Locator = page.locator('body')) => {
    const button = within.getByRole('button', { name: date, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByText(answer).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(answer).waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await ask('closes Dec 12, 2031 Why this date? Closing of 1 Date Street', /created the deal · /)
  await ask('Dec 9, 2031 Why this date? Closing disclosure of 1 Date Street', /^3 days before the closing/)
  expect(await faults(page)).toEqual([])
  await page.getByRole('tab', { name: 'List', exact: true }).click()
  await ask('Dec 9, 2031 Why this date? Closing disclosure of 1 Date Street', /^3 days before the closing/)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: '1 Date Street' }).click()
  await page.getByRole('term').filter({ hasText: 'Next: Closing disclosure' }).waitFor()
  await ask(/^Dec 9, 2031\s?Why this date\? Closing disclosure$/, /^3 days before/, page.getByRole('definition'))
  await ask('Why this date? Closing', /created the deal · /)

  await page.getByRole('button', { name: /^Closing:/ }).click()
  await page.getByLabel('Closing', { exact: true }).fill('2031-12-19')
  await page.keyboard.press('Enter')

  const panel = page.getByRole('dialog', { name: /^Closing on/ })
  await panel.getByRole('heading', { name: 'Pinned, and now out of order' }).waitFor()
  await panel.getByText('Order the van').first().waitFor()
  expect(await dues()).toEqual(before)
  expect(await faults(page)).toEqual([])
  await panel.getByRole('checkbox', { name: 'Closing disclosure' }).check()
  await panel.getByRole('button', { name: 'Move 3 dates' }).click()

  await toast(page, 'Closing and 2 more dates moved').waitFor()
  await panel.waitFor({ state: 'hidden' })
  expect(await dues()).toEqual(['2031-12-18', '2031-12-16', '2031-12-14'])
  await undoOf(page, 'Closing and 2 more dates moved').click()
  await toast(page, 'Change undone').waitFor()
  expect(await dues()).toEqual(before)
})

test('a closing is dragged on the timeline, and a task is moved there by keyboard, each after a preview', async () => {
  const agent = await journey.api('agent@demo.test')
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Timelines')
  const dates = { acceptance: '2031-11-10', closing: '2031-12-12' }
  const { id } = await makeDeal(agent, board, { name: '2 Date Street', dates })
  const rule = (offset: number) => ({
    anchor: 'closing' as const,
    item: null,
    offset,
    unit: 'calendar' as const,
    roll: 'none' as const,
    skip_holidays: true,
  })
  const add = (title: string, offset: number) =>
    answerOf(agent.POST('/tasks/', { body: { deal: id, title, due_rule: rule(offset) } }))
  const walkthrough = await add('Walkthrough', -1)
  const keys = await add('Hand over the keys', 0)
  const dateOf = async () => (await answerOf(agent.GET('/deals/{id}/', { params: { path: { id } } }))).dates.closing
  const dueOf = async (task: string) =>
    (await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id: task } } }))).due_date

  const page = await journey.open(`/agent/deal/${id}?view=timeline`, { as: 'agent@demo.test' })
  const bar = page.getByRole('button', { name: /^Closing, deal date/ })
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  if (!box) throw new Error('the closing has no bar')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // A day is twenty pixels wide.
  await page.mouse.move(x + 70, y, { steps: 4 })
  await page.mouse.move(x + 140, y, { steps: 4 })
  await page.mouse.up()
  const panel = page.getByRole('dialog', { name: /^Closing on/ })
  await panel.getByText('Hand over the keys').waitFor()
  expect(await dateOf()).toBe('2031-12-12')
  await panel.getByRole('button', { name: 'Move 3 dates' }).click()
  await toast(page, 'Closing and 2 more dates moved').waitFor()
  expect([await dateOf(), await dueOf(walkthrough.id), await dueOf(keys.id)]).toEqual([
    '2031-12-19',
    '2031-12-18',
    '2031-12-19',
  ])

  // Dependent dates are previewed before the task's panel saves a new date.
  const after = { ...rule(1), anchor: 'task' as const, item: keys.id }
  const call = await answerOf(agent.POST('/tasks/', { body: { deal: id, title: 'Call afterwards', due_rule: after } }))
  await page.goto(`${journey.url}/agent/deal/${id}?view=tasks&task=${keys.id}`)
  const editor = page.getByRole('dialog', { name: 'Hand over the keys' })
  await editor.getByRole('button', { name: /^Due: / }).click()
  await editor.getByLabel('Due', { exact: true }).fill('2031-12-23')
  await editor.getByLabel('Due', { exact: true }).press('Enter')
  const consequences = page.getByRole('dialog', { name: /^Hand over the keys on Dec 23/ })
  await consequences.getByText('Call afterwards').waitFor()
  expect([await dueOf(keys.id), await dueOf(call.id)]).toEqual(['2031-12-19', '2031-12-20'])
  expect(await faults(page)).toEqual([])
  await consequences.getByRole('button', { name: 'Move 2 dates' }).click()
  await toast(page, 'Hand over the keys and 1 more date moved').waitFor()
  await editor.getByRole('button', { name: /^Due: Dec 23/ }).waitFor()
  expect([await dueOf(keys.id), await dueOf(call.id)]).toEqual(['2031-12-23', '2031-12-24'])
  await undoOf(page, 'Hand over the keys and 1 more date moved').click()
  await toast(page, 'Change undone').waitFor()
  expect([await dueOf(keys.id), await dueOf(call.id)]).toEqual(['2031-12-19', '2031-12-20'])
  await agent.DELETE('/tasks/{id}/', { params: { path: { id: call.id } } })
  await page.goto(`${journey.url}/agent/deal/${id}?view=timeline`)

  // A task without dependent dates moves at once.
  await page.getByRole('button', { name: /^Hand over the keys, task, .*December 19/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await toast(page, 'Hand over the keys moved').waitFor()
  expect(await dueOf(keys.id)).toBe('2031-12-20')
  expect(await faults(page)).toEqual([])
})
