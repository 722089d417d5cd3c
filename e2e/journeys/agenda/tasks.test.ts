/** Tasks: completed with one key, undone, filtered, opened by URL, edited in bulk, and reminders. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { faults } from '#support/faults.ts'
import { useBrowser } from '#support/browser.ts'
import { mailTo } from '#support/inbox.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { settle } from '#support/settle.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let agent: ProductApi
let me: string

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  me = (await answerOf(agent.GET('/auth/login/'))).id
})

/** Long overdue, so that it is at the top of the list. */
const makeTask = (title: string) =>
  answerOf(agent.POST('/tasks/', { body: { title, assignee: me, due_date: '2020-01-02' } }))
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Complete ${title}` })
const progressOf = async (id: string) =>
  (await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id } } }))).progress

/** Moves a finger over a row, to the right by `distance` px. */
async function swipe(page: Page, row: Locator, distance: number): Promise<void> {
  await settle(page)
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not on the screen')
  const [x, y] = [box.x + 80, box.y + box.height / 2]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let moved = 12; moved <= distance; moved += 12) await touch('touchMove', x + moved)
  await touch('touchEnd')
}

const open = () => journey.open('/agent/tasks?due=overdue&assignee=me', { as: 'agent@demo.test' })

test('Space completes a task, and Undo reverts it', async () => {
  const task = await makeTask('Send the survey')
  const page = await open()
  await box(page, task.title).focus()
  await page.keyboard.press('Space')
  await toast(page, `Done: ${task.title}`).waitFor()
  await box(page, task.title).waitFor({ state: 'detached' })
  expect(await progressOf(task.id)).toBe('COMPLETE')

  await undoOf(page, `Done: ${task.title}`).click()
  await box(page, task.title).waitFor()
  await expect.poll(() => progressOf(task.id)).toBe('NOT_STARTED')
})

test('on a phone a swipe to the right completes a task, half of one does not, and Undo reverts it', async () => {
  const task = await makeTask('Hang the lockbox')
  const page = await journey.open('/agent/tasks?due=overdue&assignee=me', { as: 'agent@demo.test', phone: true })
  const row = page.getByRole('listitem').filter({ has: box(page, task.title) })

  await swipe(page, row, 60)
  expect(await progressOf(task.id)).toBe('NOT_STARTED')

  await swipe(page, row, 180)
  await toast(page, `Done: ${task.title}`).waitFor()
  await row.waitFor({ state: 'detached' })
  expect(await progressOf(task.id)).toBe('COMPLETE')

  await undoOf(page, `Done: ${task.title}`).click()
  await row.waitFor()
  await expect.poll(() => progressOf(task.id)).toBe('NOT_STARTED')
  // The finger was on the title, and opened nothing.
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the arrow keys move between tasks', async () => {
  await makeTask('Call the lender')
  await makeTask('Call the title company')
  const page = await open()
  const boxes = page.getByRole('checkbox', { name: /^Complete/ })
  await boxes.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await boxes.nth(1).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a failed completion is reverted, with the reason', async () => {
  const task = await makeTask('Order the sign')
  const page = await open()
  await page.route('**/api/v1/tasks/*/complete/', (route) => route.fulfill({ status: 500, body: 'boom' }))
  await box(page, task.title).focus()
  await page.keyboard.press('Space')
  await toast(page, 'Something went wrong. Try again or contact admin').waitFor()
  await box(page, task.title).waitFor()
  expect(await box(page, task.title).isChecked()).toBe(false)
})

test('the filters for due date and assignee are in the URL', async () => {
  const page = await journey.open('/agent/tasks', { as: 'agent@demo.test' })
  await page.getByRole('tab', { name: 'Overdue' }).click()
  await page.getByLabel('Assignee').selectOption({ label: 'Everyone’s tasks' })
  await page.waitForURL(
    (url) => url.searchParams.get('due') === 'overdue' && url.searchParams.get('assignee') === 'team',
  )

  const { pathname, search } = new URL(page.url())
  const other = await journey.open(pathname + search, { as: 'agent@demo.test' })
  const boxes = (of: Page) => of.getByRole('checkbox', { name: /^Complete/ })
  await boxes(other).first().waitFor()
  // Polled: the first page may still show the tasks of the filters before.
  await expect.poll(async () => (await boxes(page).count()) - (await boxes(other).count())).toBe(0)
  expect(await other.getByRole('tab', { name: 'Overdue' }).getAttribute('aria-selected')).toBe('true')
})

test('a task is dragged to the column of who it waits on', async () => {
  const { id, title } = await makeTask('Sign the addendum')
  const page = await journey.open('/agent/tasks?due=overdue&assignee=me&group=waiting', { as: 'agent@demo.test' })
  const column = page.getByRole('region', { name: /^Waiting on client/ })
  await page.getByRole('listitem').filter({ hasText: title }).dragTo(column)
  await column.getByRole('button', { name: title }).waitFor()
  await undoOf(page, `${title} saved`).waitFor()
  const { waiting_on } = await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id } } }))
  expect(waiting_on).toBe('client')
})

test('a task is created and opens by its URL', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'New task' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Title').fill('Walk the garden')
  await panel.getByLabel('Due', { exact: true }).fill('2020-01-02')
  await panel.getByRole('button', { name: 'Add task' }).click()
  await toast(page, 'Walk the garden added').waitFor()
  await page.getByRole('button', { name: 'Walk the garden' }).first().click()
  await page.waitForURL((url) => url.searchParams.has('task'))

  const { pathname, search } = new URL(page.url())
  const other = await journey.open(pathname + search, { as: 'agent@demo.test' })
  await other.getByRole('dialog', { name: 'Walk the garden' }).waitFor()
})

test('the panel of a task keeps all that belongs to it, and saves each change at once', async () => {
  const owner = await journey.api('owner@demo.test')
  const board = await makeBoard(owner, 'Panels')
  const deal = await makeDeal(agent, board, { name: '7 Panel Street' })
  const make = (title: string, due_date: string) =>
    answerOf(agent.POST('/tasks/', { body: { deal: deal.id, title, due_date } }))
  const reply = await make('Inspection reply', '2031-12-05')
  const title = await make('Order the title search', '2031-12-06')
  const stored = () => answerOf(agent.GET('/tasks/{id}/', { params: { path: { id: reply.id } } }))
  const page = await journey.open(`/agent/deal/${deal.id}?view=tasks`, { as: 'agent@demo.test' })
  await page.getByRole('button', { name: reply.title, exact: true }).click()
  const panel = page.getByRole('dialog', { name: reply.title })
  await panel.waitFor()
  await settle(page)

  await panel.getByRole('button', { name: /^Priority: / }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await undoOf(page, 'Inspection reply saved').waitFor()
  await expect.poll(async () => (await stored()).priority).toBe(3)
  await panel.getByRole('button', { name: /^Description: / }).click()
  await panel.getByRole('textbox', { name: 'Description' }).fill('The roof is the sticking point.')
  await panel.getByRole('textbox', { name: 'Description' }).press('Control+Enter')
  await panel.getByText('The roof is the sticking point.').waitFor()

  const step = panel.getByRole('textbox', { name: 'Add a step' })
  for (const text of ['Call the roofer', 'Send the reply']) {
    await step.fill(text)
    await step.press('Enter')
    await panel.getByRole('checkbox', { name: text }).waitFor()
  }
  await panel.getByRole('checkbox', { name: 'Call the roofer' }).check()
  await panel.getByText('1 of 2 done').waitFor()

  await panel.getByLabel('Files to upload').setInputFiles({
    name: 'Roof quote.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  })
  await panel.getByRole('button', { name: 'Roof quote.pdf', exact: true }).waitFor()
  await panel.getByRole('textbox', { name: 'New comment' }).click()
  await page.keyboard.type('What do you think, @ell')
  await page.getByRole('option', { name: 'Ellen Brandt' }).waitFor()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await panel.getByRole('listitem').filter({ hasText: 'What do you think, @Ellen Brandt' }).waitFor()
  expect(await faults(page)).toEqual([])

  // With the next task and back.
  await panel.getByRole('button', { name: 'Next task' }).click()
  await page.getByRole('dialog', { name: title.title }).waitFor()
  await page.keyboard.press('k')
  await panel.waitFor()
  await panel.getByRole('button', { name: 'Complete', exact: true }).click()
  await toast(page, 'Done: Inspection reply').waitFor()
  await panel.getByRole('button', { name: 'Reopen' }).waitFor()
  expect(await stored()).toMatchObject({
    progress: 'COMPLETE',
    description: 'The roof is the sticking point.',
    checklist: [
      { text: 'Call the roofer', done: true },
      { text: 'Send the reply', done: false },
    ],
  })

  // Whoever was mentioned comes from the inbox to the task, and the deal has its comment and its file.
  const { results: inbox } = await answerOf(owner.GET('/notifications/'))
  expect(inbox.find((one) => one.task === reply.id)).toMatchObject({ kind: 'mentioned', subject: reply.title })
  const theirs = await journey.open(`/agent/deal/${deal.id}?view=notes`, { as: 'owner@demo.test' })
  await theirs.getByRole('link', { name: 'Comment on Inspection reply' }).click()
  await theirs.getByRole('dialog', { name: reply.title }).getByText('What do you think').waitFor()
  expect(await faults(theirs)).toEqual([])
})

test('on a phone the panel of a task fits the thumb', async () => {
  const { results } = await answerOf(
    agent.GET('/tasks/', { params: { query: { assignee: 'me', progress: ['NOT_STARTED'], page_size: 100 } } }),
  )
  const task = results.find(({ deal, milestone }) => deal && milestone)
  if (!task) throw new Error('there is no task of a deal')
  const page = await journey.open(`/agent/tasks?task=${task.id}`, { as: 'agent@demo.test', phone: true })
  const panel = page.getByRole('dialog', { name: task.title })
  await panel.getByRole('textbox', { name: 'New comment' }).waitFor()
  expect(await faults(page)).toEqual([])
})

test('many tasks are edited at once, and one Undo reverts all of it', async () => {
  const tasks = [await makeTask('Book the stager'), await makeTask('Order the flyers')]
  const stored = async () =>
    Promise.all(
      tasks.map(async ({ id }) => {
        const { due_date, priority } = await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id } } }))
        return [due_date, priority]
      }),
    )
  const before = await stored()
  const page = await open()
  await box(page, 'Book the stager').waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const { title } of tasks) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  const bar = page.getByRole('toolbar', { name: 'tasks selected' })
  await bar.getByText('2 tasks selected').waitFor()
  expect(await faults(page)).toEqual([])
  await bar.getByRole('button', { name: 'Change' }).click()
  const panel = page.getByRole('dialog', { name: 'Change 2 tasks' })
  await panel.getByLabel('Due', { exact: true }).selectOption('shift')
  await panel.getByLabel('Days').fill('3')
  await panel.getByLabel('Priority').selectOption('High')
  expect(await faults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Change 2 tasks' }).click()
  await toast(page, '2 tasks changed').waitFor()
  expect(await stored()).toEqual([
    ['2020-01-05', 3],
    ['2020-01-05', 3],
  ])
  await bar.waitFor({ state: 'detached' })
  await undoOf(page, '2 tasks changed').click()
  await toast(page, 'Change undone').waitFor()
  expect(await stored()).toEqual(before)
})

test('a reminder arrives by mail and in the inbox, which links to the task', async () => {
  const task = await makeTask('Renew the lockbox')
  const page = await journey.open(`/agent/tasks?task=${task.id}`, { as: 'agent@demo.test' })
  const panel = page.getByRole('dialog')
  await panel.getByLabel('When', { exact: true }).selectOption('at')
  // The current time in the account's time zone, as a user would pick it.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const now = clock.format(new Date()).replace(' ', 'T')
  await panel.getByLabel('Date and time').fill(now)
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByRole('list', { name: 'Reminders' }).getByRole('listitem').waitFor()
  expect(await faults(page)).toEqual([])

  const mail = await mailTo(journey.url, 'agent@demo.test', /^Reminder: Renew the lockbox$/)
  expect(mail.links.some((link) => link.endsWith(`/agent/tasks?task=${task.id}`))).toBe(true)
  const later = await journey.open('/agent', { as: 'agent@demo.test' })
  await later.getByRole('button', { name: /^Inbox, \d+ unread$/ }).click()
  const inbox = later.getByRole('dialog', { name: 'Inbox' })
  const told = inbox.getByRole('link', { name: /Renew the lockbox/ }).first()
  await told.getByText(/^Reminder/).waitFor()
  expect(await faults(later)).toEqual([])
  await told.click()
  await later.waitForURL((url) => url.searchParams.get('task') === task.id)
})
