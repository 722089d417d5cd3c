/** The calendar: month, week and list, in the URL and by keyboard. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { settle } from '#support/settle.ts'
import { undoOf } from '#support/toasts.ts'

const journey = useBrowser()

const open = (search = '') => journey.open(`/agent/calendar${search}`, { as: 'agent@demo.test' })
const view = (page: Page, name: string) => page.getByRole('tablist', { name: 'View' }).getByRole('tab', { name })
const entries = (page: Page) => page.getByRole('main').locator('a[href^="/agent/deal/"], a[href^="/agent/tasks?"]')

describe('the views', () => {
  test('are a month by default, a week and a list, each in the URL', async () => {
    const page = await open()
    await page.getByRole('table').waitFor()
    await view(page, 'Week').click()
    await page.waitForURL('**?view=week')
    await page.getByRole('heading', { level: 2, name: /–/ }).waitFor()
    await view(page, 'List').click()
    await page.waitForURL('**?view=list')
    await page.locator('section[aria-label]').first().waitFor()
    await page.goBack()
    await page.waitForURL('**?view=week')
  })

  test('change by the arrow keys', async () => {
    const page = await open()
    await view(page, 'Month').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL('**?view=week')
  })

  test('go back and forth in time, and Today returns', async () => {
    const page = await open('?view=month&date=2026-03-10')
    await page.getByRole('heading', { level: 2, name: 'March 2026' }).waitFor()
    await page.getByRole('button', { name: 'Next month' }).press('Enter')
    await page.getByRole('heading', { level: 2, name: 'April 2026' }).waitFor()
    await page.getByRole('button', { name: 'Today' }).press('Enter')
    await page.locator('[aria-current=date]').waitFor()
  })

  test('take every click, also two in a row', async () => {
    const page = await open('?view=month&date=2026-03-10')
    await page.getByRole('heading', { level: 2, name: 'March 2026' }).waitFor()
    await page.getByRole('button', { name: 'Next month' }).click({ clickCount: 2 })
    await page.waitForURL('**date=2026-05-*')
    await page.getByRole('heading', { level: 2, name: 'May 2026' }).waitFor()

    await page.getByRole('button', { name: 'Task', exact: true }).click()
    await page.getByRole('button', { name: 'Milestone', exact: true }).click()
    await page.waitForURL((url) => {
      const kinds = url.searchParams.get('kinds')?.split(',') ?? []
      return kinds.length > 0 && !kinds.includes('task') && !kinds.includes('milestone')
    })
  })
})

test('a full day shows all its entries by keyboard, and Esc closes it', async () => {
  const board = await makeBoard(await journey.api('owner@demo.test'), 'A full day')
  const agent = await journey.api('agent@demo.test')
  const deal = await makeDeal(agent, board, { name: '8 Calendar Court' })
  const titles = Array.from({ length: 7 }, (_, i) => `Errand ${i + 1}`)
  for (const title of titles) {
    await answerOf(agent.POST('/tasks/', { body: { title, deal: deal.id, due_date: '2031-05-14' } }))
  }
  const page = await open('?view=month&date=2031-05-01')
  const opener = page.getByRole('button', { name: /^\d+ more on Wednesday, May 14/ })
  await opener.press('Enter')
  const day = page.locator('[aria-label^="Wednesday, May 14"]:has(a)')
  await day.waitFor()
  for (const title of titles) await day.getByRole('link', { name: title }).first().waitFor()
  await page.keyboard.press('Escape')
  await day.waitFor({ state: 'detached' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('an entry opens its deal with the task in front', async () => {
  const page = await open('?view=list')
  await page.locator('a[href*="view=tasks&task="]').first().press('Enter')
  await page.waitForURL('**/agent/deal/*?view=tasks&task=*')
  await page.getByRole('dialog').waitFor()
})

test('kinds of entries are shown and hidden, in the URL', async () => {
  const page = await open('?view=list')
  await entries(page).first().waitFor()
  const all = await entries(page).count()
  await page.getByRole('button', { name: 'Task', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('kinds') !== null)
  await expect.poll(() => entries(page).count()).toBeLessThan(all)
  const { pathname, search } = new URL(page.url())
  const count = await entries(page).count()
  const other = await journey.open(pathname + search, { as: 'agent@demo.test' })
  await expect.poll(() => entries(other).count()).toBe(count)
})

test('a closing is dragged to another day, after a preview of all changes', async () => {
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Moved in the calendar')
  const agent = await journey.api('agent@demo.test')
  const deal = await makeDeal(agent, board, { name: '9 Calendar Court', dates: { closing: '2031-06-12' } })
  const rule = { anchor: 'closing', offset: -1, unit: 'calendar', roll: 'none', skip_holidays: false } as const
  await answerOf(agent.POST('/tasks/', { body: { title: 'Walk through it', deal: deal.id, due_rule: rule } }))
  const page = await open('?view=month&date=2031-06-01')
  const entry = page.getByRole('link', { name: /^9 Calendar Court.*Closing/ })
  const dayOf = (day: string) => page.locator(`td:has(time[datetime="${day}"])`)
  await entry.dragTo(dayOf('2031-06-19'))
  const panel = page.getByRole('dialog', { name: /^Closing of 9 Calendar Court/ })
  await panel.getByText('Walk through it').waitFor()
  await panel.getByRole('button', { name: 'Move 2 dates' }).click()
  await dayOf('2031-06-18')
    .getByRole('link', { name: /^9 Calendar Court · Walk through it/ })
    .waitFor()
  await dayOf('2031-06-19')
    .getByRole('link', { name: /^9 Calendar Court/ })
    .waitFor()

  // The same with a form, without dragging.
  const button = page.getByRole('button', { name: 'Move closing of 9 Calendar Court' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('New date').fill('2031-06-20')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Move 2 dates' }).click()
  await dayOf('2031-06-20')
    .getByRole('link', { name: /^9 Calendar Court/ })
    .waitFor()
})

test('a showing is made on hours of a week, dragged to another day and hour, and taken back', async () => {
  const page = await open('?view=week&date=2031-07-15')
  const hours = (day: string) => page.locator(`[data-hours="${day}"]`)
  // An hour is 48 pixels, and the first is 7 AM.
  await hours('2031-07-16').hover({ position: { x: 40, y: 3 * 48 + 2 } })
  await page.mouse.down()
  await hours('2031-07-16').hover({ position: { x: 40, y: 4 * 48 + 26 } })
  await page.mouse.up()
  const panel = page.getByRole('dialog', { name: 'New appointment' })
  expect(await panel.getByLabel('Starts').inputValue()).toBe('10:00')
  expect(await panel.getByLabel('Ends').inputValue()).toBe('11:45')
  await panel.getByLabel('Location').fill('12 Calendar Court')
  await panel.getByRole('button', { name: 'Add appointment' }).click()
  const entry = (day: string, time: string) =>
    hours(day).getByRole('link', { name: new RegExp(`^12 Calendar Court · Showing.*${time}`) })
  await entry('2031-07-16', '10:00 – 11:45 AM').dragTo(hours('2031-07-17'), {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 40, y: 7 * 48 + 14 },
  })
  await entry('2031-07-17', '2:00 – 3:45 PM').waitFor()
  await undoOf(page, 'Showing moved').click()
  await entry('2031-07-16', '10:00 – 11:45 AM').waitFor()

  // The same with a form, without dragging.
  await page.getByRole('button', { name: 'Move Showing' }).press('Enter')
  const start = page.getByLabel('New start time')
  await start.fill('16:00')
  await start.press('Enter')
  await entry('2031-07-16', '4:00 – 5:45 PM').waitFor()
  // The move shows before it is stored; then its entry is another element.
  await settle(page)
  await entry('2031-07-16', '4:00 – 5:45 PM').press('Enter')
  await page.getByRole('dialog', { name: 'Showing' }).getByRole('button', { name: 'Delete' }).click()
  await entry('2031-07-16', '4:00 – 5:45 PM').waitFor({ state: 'detached' })
})

test('a calendar app reads the calendar at a private address, until it is revoked', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByLabel('Where will you use it?').fill('A journey')
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  const read = () => page.request.get(address)
  const feed = await read()
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT/)
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByRole('button', { name: 'Revoke A journey' }).click()
  await page.getByRole('button', { name: 'Revoke A journey' }).waitFor({ state: 'detached' })
  expect((await read()).status()).toBe(404)
})
