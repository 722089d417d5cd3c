/** Exports: lists as files, with their filters and columns, and a printed deal. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
let board: MadeBoard
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Exports')
})

const makeDeal = (name: string, representation: 1 | 2, list_price: number) =>
  answerOf(
    owner.POST('/deals/', {
      body: { workspace: board.workspace.id, name, representation, list_price, template: null },
    }),
  )

test('an owner exports the filtered list with the visible columns', async () => {
  await makeDeal('1 Paper Street', 1, 300_000_00)
  await makeDeal('2 Paper Street', 1, 400_000_00)
  await makeDeal('3 Paper Street', 2, 500_000_00)
  const shown = `${board.path}&view=list&representation=1&columns=status,price&sort=-price`
  const page = await journey.open(shown, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More actions for these deals' }).click()
  const item = page.getByRole('menuitem').filter({ hasText: '2 deals, as filtered, these columns' })
  await item.waitFor()
  const download = page.waitForEvent('download')
  await item.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^deals-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFName,Status,Price\r\n2 Paper Street,Pre-contract,400000\r\n1 Paper Street,Pre-contract,300000\r\n',
  )
  await page.goto(`${journey.url}/agent/teams?view=audit&entity=export`)
  await page.getByRole('listitem').filter({ hasText: 'exported deals: 2 rows' }).first().waitFor()
})

test('an agent prints a deal, with or without notes', async () => {
  const deal = await makeDeal('4 Paper Street', 2, 600_000_00)
  const milestone = await answerOf(owner.POST('/milestones/', { body: { deal: deal.id, name: 'Inspection' } }))
  const task = { deal: deal.id, milestone: milestone.id, title: 'Read the report' }
  await answerOf(owner.POST('/tasks/', { body: task }))
  await answerOf(
    owner.PATCH('/deals/{id}/', { params: { path: { id: deal.id } }, body: { notes: 'The key is next door' } }),
  )

  const page = await journey.open(`/agent/deal/${deal.id}`, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const sheet = page.getByRole('article', { name: '4 Paper Street' })
  await sheet.getByText('Read the report').waitFor()
  await sheet.getByText('$600,000').first().waitFor()
  await page.getByRole('button', { name: 'Print', exact: true }).and(page.locator(':enabled')).waitFor()
  expect(await sheet.getByText('The key is next door').count()).toBe(0)
  await page.getByRole('switch', { name: 'Include notes' }).click()
  await sheet.getByText('The key is next door').waitFor()

  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Back to deal' }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('navigation').count()).toBe(0)
  const pdf = await page.pdf({ format: 'Letter', printBackground: true })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to deal' }).click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
})

test('a board prints across the paper, without an empty page before it', async () => {
  const deal = await makeDeal('6 Paper Street', 2, 600_000_00)
  const page = await journey.open(`${board.path}&print=sheet`, { as: 'owner@demo.test' })
  await page.getByRole('article').getByText(deal.name).waitFor()
  await page.getByRole('button', { name: 'Print', exact: true }).and(page.locator(':enabled')).waitFor()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(new Set(pdf.match(/\/MediaBox \[[^\]]+\]/g))).toEqual(new Set(['/MediaBox [0 0 792 612]']))
})

test('a page prints black on white, even in the dark theme', async () => {
  const page = await journey.open(`/agent/calendar`, { as: 'owner@demo.test' })
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await html.and(page.locator('[data-theme=dark]')).waitFor()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await html.and(page.locator('[data-theme=light]')).waitFor()
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await html.and(page.locator('[data-theme=dark]')).waitFor()
})

test('an owner exports the calendar and the audit with their filters', async () => {
  const body = { workspace: board.workspace.id, name: '5 Paper Street', representation: 1, template: null } as const
  const { id } = await answerOf(owner.POST('/deals/', { body: { ...body, dates: { closing: '2034-02-10' } } }))
  const saved = async (page: Page) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const calendar = `${board.path}&view=calendar&calendar=list&date=2034-02-01&kinds=closing`
  const days = await saved(await journey.open(calendar, { as: 'owner@demo.test' }))
  expect(days.name).toMatch(/^calendar-/)
  expect(days.text).toBe(
    `\uFEFFDay,Time,Until,What,Kind,Deal,Contact,Location,Progress,Overdue,To confirm,ID\r\n2034-02-10,,,Closing,Closing,5 Paper Street,,,Not started,,,${id}\r\n`,
  )
  const audit = `/agent/teams?view=audit&entity_id=${id}&op=create`
  const events = await saved(await journey.open(audit, { as: 'owner@demo.test' }))
  expect(events.name).toMatch(/^audit-/)
  expect(events.text.trim().split('\r\n')).toHaveLength(2)
  expect(events.text).toContain('created the deal “5 Paper Street”')
})
