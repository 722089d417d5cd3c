/** Tasks: done with one key, taken back, filtered, opened by their address. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { answerOf, type ProductApi } from '../support/product-api.ts'
import { toast } from '../support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let me: string

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  me = (await answerOf(agent.GET('/auth/login/'))).id
})

/** Long overdue, so that it is on top of the list. */
const makeTask = (title: string) =>
  answerOf(agent.POST('/tasks/', { body: { title, assignee: me, due_date: '2020-01-02' } }))
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Complete ${title}` })
const progressOf = async (id: string) =>
  (await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id } } }))).progress

const open = () => journey.open('/agent/tasks?due=overdue&assignee=me', { as: 'agent@demo.test' })

test('x completes a task, and Undo takes it back', async () => {
  const task = await makeTask('Send the survey')
  const page = await open()
  await box(page, task.title).focus()
  await page.keyboard.press('x')
  await toast(page, `Done: ${task.title}`).waitFor()
  await box(page, task.title).waitFor({ state: 'detached' })
  expect(await progressOf(task.id)).toBe('COMPLETE')

  await toast(page, `Done: ${task.title}`).getByRole('button', { name: 'Undo' }).click()
  await box(page, task.title).waitFor()
  await expect.poll(() => progressOf(task.id)).toBe('NOT_STARTED')
})

test('the arrow keys go from task to task', async () => {
  await makeTask('Call the lender')
  await makeTask('Call the title company')
  const page = await open()
  const boxes = page.getByRole('checkbox', { name: /^Complete/ })
  await boxes.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await boxes.nth(1).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a completion that fails is taken back, with the reason', async () => {
  const task = await makeTask('Order the sign')
  const page = await open()
  await page.route('**/api/v1/tasks/*/complete/', (route) => route.fulfill({ status: 500, body: 'boom' }))
  await box(page, task.title).focus()
  await page.keyboard.press('x')
  await toast(page, 'Something went wrong. Try again or contact admin').waitFor()
  await box(page, task.title).waitFor()
  expect(await box(page, task.title).isChecked()).toBe(false)
})

test('the filters of due date and assignee are in the address', async () => {
  const page = await journey.open('/agent/tasks', { as: 'agent@demo.test' })
  await page.getByRole('tab', { name: 'Overdue' }).click()
  await page.getByLabel('Assignee').selectOption({ label: 'Everyone’s tasks' })
  await page.waitForURL(
    (url) => url.searchParams.get('due') === 'overdue' && url.searchParams.get('assignee') === 'team',
  )
  const shown = page.getByRole('checkbox', { name: /^Complete/ })
  await expect.poll(() => shown.count()).toBeGreaterThan(0)
  const count = await shown.count()

  const { pathname, search } = new URL(page.url())
  const other = await journey.open(pathname + search, { as: 'agent@demo.test' })
  await expect.poll(() => other.getByRole('checkbox', { name: /^Complete/ }).count()).toBe(count)
  expect(await other.getByRole('tab', { name: 'Overdue' }).getAttribute('aria-selected')).toBe('true')
})

test('a task is written, and opens by its address', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'New task' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Title').fill('Walk the garden')
  await panel.getByLabel('Due').fill('2020-01-02')
  await panel.getByRole('button', { name: 'Add task' }).click()
  await toast(page, 'Added: Walk the garden').waitFor()
  await page.getByRole('button', { name: 'Walk the garden' }).first().click()
  await page.waitForURL((url) => url.searchParams.has('task'))

  const { pathname, search } = new URL(page.url())
  const other = await journey.open(pathname + search, { as: 'agent@demo.test' })
  await expect.poll(() => other.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Walk the garden')
})
