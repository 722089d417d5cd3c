/** Moving deals on the board: by mouse, keyboard and menu; refused, failed and undone moves. */
import { DealStatus, DealType, type GateField, gateFieldLabels } from 'openapi/codes'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard
let agent: ProductApi

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Moves')
})

const column = (page: Page, phase: string) => page.getByRole('region', { name: new RegExp(`^${phase}`) })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const cardsIn = (page: Page, phase: string) => column(page, phase).getByRole('heading', { level: 3 }).allInnerTexts()

/** Opens the board as the agent, with a new deal at the top of its first phase. */
async function openWith(name: string) {
  const deal = await makeDeal(agent, board, { name })
  const page = await journey.open(board.path, { as: 'agent@demo.test' })
  await card(page, name).waitFor()
  return { deal, page }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('What is dragged, or where to, is not on screen')
  await page.mouse.move(start.x + 30, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 60, { steps: 5 })
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 10 })
  await page.mouse.up()
}

const moveByMenu = async (page: Page, name: string, phase: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: phase, exact: true }).click()
}

describe('an agent moves a deal, and a reload keeps it', () => {
  test('by dragging it', async () => {
    const { page } = await openWith('1 Mouse Lane')
    await drag(page, card(page, '1 Mouse Lane'), column(page, 'Active'))
    await toast(page, '1 Mouse Lane moved to Active').waitFor()
    await page.reload()
    await column(page, 'Active').getByRole('link', { name: '1 Mouse Lane' }).waitFor()
  })

  test('by the first press on the board, held while the part that drags is still loading', async () => {
    const { page } = await openWith('1 Early Lane')
    const answered = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/mf-deals/**/*.js', async (route) => {
      asked += 1
      await answered.promise
      await route.continue()
    })
    const start = await card(page, '1 Early Lane').boundingBox()
    const end = await column(page, 'Active').boundingBox()
    if (!start || !end) throw new Error('The board is not on screen')
    await page.mouse.move(start.x + 30, start.y + 20)
    await page.mouse.down()
    await expect.poll(() => asked).toBeGreaterThan(0)
    answered.resolve()
    await expect
      .poll(async () => {
        await page.mouse.move(start.x + 60, start.y + 60 + 10 * Math.random())
        return page.locator('[data-dragging]').count()
      })
      .toBe(1)
    await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 10 })
    await page.mouse.up()
    await toast(page, '1 Early Lane moved to Active').waitFor()
  })

  test('by keyboard, with each position announced', async () => {
    await makeDeal(agent, board, { name: '2 Neighbor Lane' })
    const { page } = await openWith('2 Keyboard Lane')
    const handle = page.getByRole('button', { name: 'Move 2 Keyboard Lane' })
    await handle.focus()
    await page.keyboard.press('Space')
    await page.getByText(/^Picked up 2 Keyboard Lane\. Getting started, position 1 of/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText(/^Getting started, position 2 of/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Active, position/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await toast(page, '2 Keyboard Lane moved to Active').waitFor()
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.reload()
    await column(page, 'Active').getByRole('link', { name: '2 Keyboard Lane' }).waitFor()
  })

  test('by its menu', async () => {
    const { page } = await openWith('3 Menu Lane')
    await moveByMenu(page, '3 Menu Lane', 'Active')
    await toast(page, '3 Menu Lane moved to Active').waitFor()
    await page.reload()
    await column(page, 'Active').getByRole('link', { name: '3 Menu Lane' }).waitFor()
    expect((await cardsIn(page, 'Active'))[0]).toBe('3 Menu Lane')
  })
})

test('Esc returns a lifted card', async () => {
  const { page } = await openWith('4 Hesitant Lane')
  const before = await cardsIn(page, 'Getting started')
  await page.getByRole('button', { name: 'Move 4 Hesitant Lane' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.getByText('4 Hesitant Lane is back where it was.').waitFor({ state: 'attached' })
  expect(await cardsIn(page, 'Getting started')).toEqual(before)
})

describe('a phase with requirements', () => {
  const setRequired = async (required_fields: GateField[]) => {
    const owner = await journey.api('owner@demo.test')
    const params = { path: { id: board.phases['Under contract'].id } }
    await answerOf(owner.PATCH('/phases/{id}/', { params, body: { required_fields } }))
  }
  beforeAll(() => setRequired(['sale_price', 'earnest_money']))
  afterAll(() => setRequired([]))

  test('requires the missing fields, then accepts the deal', async () => {
    const { page, deal } = await openWith('5 Gate Lane')
    await moveByMenu(page, '5 Gate Lane', 'Under contract')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('5 Gate Lane hasn’t moved yet.', { exact: false }).waitFor()
    await dialog.getByLabel(gateFieldLabels.sale_price).fill('512,000')
    await dialog.getByLabel(gateFieldLabels.earnest_money).fill('5,000')
    await dialog.getByRole('button', { name: 'Save and move' }).click()
    await toast(page, '5 Gate Lane moved to Under contract').waitFor()
    const stored = await answerOf(agent.GET('/deals/{id}/', { params: { path: { id: deal.id } } }))
    const phase = board.phases['Under contract'].id
    expect(stored).toMatchObject({ phase, sale_price: 51_200_000, earnest_money: 500_000 })
  })

  test('is left alone by a move that is canceled', async () => {
    const { page } = await openWith('6 Stay Lane')
    await moveByMenu(page, '6 Stay Lane', 'Under contract')
    await page.getByRole('button', { name: 'Don’t move' }).click()
    await column(page, 'Getting started').getByRole('link', { name: '6 Stay Lane' }).waitFor()
  })
})

test('a deal under contract that moves to Closed is closed by its checklist, and by nothing else', async () => {
  const owner = await journey.api('owner@demo.test')
  const name = '6 Checklist Lane'
  const { id } = await makeDeal(owner, board, { name, list_price: 40_000_000 })
  const params = { path: { id } }
  await answerOf(owner.PATCH('/deals/{id}/', { params, body: { status: DealStatus.UnderContract } }))
  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  await drag(page, card(page, name), column(page, 'Closed'))
  const checklist = page.getByRole('dialog', { name: `Close ${name}` })
  await checklist.getByRole('textbox', { name: 'Rate' }).fill('2.5')
  await checklist.getByRole('button', { name: 'Close deal' }).click()
  await toast(page, `${name} is closed`).waitFor()
  await column(page, 'Closed').getByRole('link', { name }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const stored = await answerOf(owner.GET('/deals/{id}/', { params }))
  expect(stored).toMatchObject({ phase: board.phases.Closed.id, status: DealStatus.Closed, sale_price: 40_000_000 })
})

test('a move shows at once and is reverted with the reason if it fails', async () => {
  const { page } = await openWith('7 Failing Lane')
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/api/v1/deals/*/move/', async (route) => {
    await failing
    await route.fulfill({ status: 500, body: 'boom' })
  })
  await moveByMenu(page, '7 Failing Lane', 'Active')
  await column(page, 'Active').getByRole('link', { name: '7 Failing Lane' }).waitFor()
  fail()
  await toast(page, 'Something went wrong. Try again or contact admin').waitFor()
  await column(page, 'Getting started').getByRole('link', { name: '7 Failing Lane' }).waitFor()
})

test('Undo returns a deal to its exact position', async () => {
  const { page } = await openWith('8 Undo Lane')
  const before = await cardsIn(page, 'Getting started')
  await moveByMenu(page, '8 Undo Lane', 'Active')
  await undoOf(page, '8 Undo Lane moved to Active').click()
  await toast(page, '8 Undo Lane restored').waitFor()
  await page.reload()
  await column(page, 'Getting started').getByRole('link', { name: '8 Undo Lane' }).waitFor()
  expect(await cardsIn(page, 'Getting started')).toEqual(before)
})

test('a deal that moves to Lost falls through, with its reason', async () => {
  const { page, deal } = await openWith('9 Status Lane')
  await moveByMenu(page, '9 Status Lane', 'Lost')
  const why = page.getByRole('dialog', { name: '9 Status Lane fell through' })
  await why.getByLabel('What happened?').fill('They moved abroad')
  await why.getByRole('button', { name: 'Mark as fell through' }).click()
  await expect
    .poll(async () => (await answerOf(agent.GET('/deals/{id}/', { params: { path: { id: deal.id } } }))).status)
    .toBe(5)
})

test('a workspace opens in its last view (board, timeline or calendar) with the last card settings', async () => {
  const made = await makeBoard(await journey.api('owner@demo.test'), 'Ways to look')
  const dates = { acceptance: '2031-04-20', closing: '2031-05-20' }
  const deal = await makeDeal(agent, made, { name: '10 View Lane', deal_type: DealType.Condo, dates })
  const page = await journey.open(`${made.path}&date=2031-05-20`, { as: 'agent@demo.test' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })

  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('checkbox', { name: 'Deal type' }).check()
  await page.getByRole('checkbox', { name: 'Progress' }).uncheck()
  await page.keyboard.press('Escape')
  await card(page, '10 View Lane').getByText('Condo').waitFor()
  await card(page, '10 View Lane').getByText('No tasks yet').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View: All deals' }).click()
  await page.getByRole('menuitem', { name: 'Save as new view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Short cards')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'View: Short cards' }).waitFor()

  await tab('Calendar').click()
  await page.getByRole('link', { name: /10 View Lane/ }).waitFor()
  await page.getByText('May 2031').waitFor()
  await tab('Timeline').click()
  const row = page
    .getByRole('list', { name: 'Deals over time' })
    .getByRole('link', { name: /^10 View Lane, Getting started, / })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/agent/deal/${deal.id}`)

  await page.goto(journey.url + made.path)
  await page.getByRole('tab', { name: 'Timeline', selected: true }).waitFor()
  await page.getByRole('button', { name: 'View: Short cards' }).waitFor()
  await tab('Board').click()
  await card(page, '10 View Lane').getByText('Condo').waitFor()
})

test('the date on a card keeps its width beside a long title', async () => {
  const { deal, page } = await openWith('11 Wide Lane')
  const title = 'Market analysis, list price and everything else the sellers asked about'
  await answerOf(agent.POST('/tasks/', { body: { deal: deal.id, title, due_date: '2031-11-30' } }))
  await page.reload()
  const date = card(page, '11 Wide Lane').getByRole('button', {
    name: `Nov 30, 2031 Why this date? ${title} of 11 Wide Lane`,
  })
  await date.waitFor()
  expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
