/** A deal's page: inline editing, conflicts of two users, views in the URL. */
import type { Deal } from 'openapi'
import { DealStatus, PartyRole } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard
let agent: ProductApi
let deal: Deal

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Pages')
})
beforeEach(async () => {
  deal = await makeDeal(agent, board, { name: '1 Fact Street', list_price: 50_000_000, mls_number: 'A1' })
})

const open = (search = '') => journey.open(`/agent/deal/${deal.id}${search}`, { as: 'agent@demo.test' })
const stored = () => answerOf(agent.GET('/deals/{id}/', { params: { path: { id: deal.id } } }))
const value = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) })

async function edit(page: Page, label: string, text: string): Promise<void> {
  await value(page, label).click()
  await page.getByRole('textbox', { name: label }).fill(text)
}

describe('a fact', () => {
  test('saved with Enter', async () => {
    const page = await open()
    await edit(page, 'List price', '512k')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'List price: $512,000. Edit' }).waitFor()
    await expect.poll(async () => (await stored()).list_price).toBe(51_200_000)
    expect(await value(page, 'List price').evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('is what Ctrl+Z undoes, rather than the change before it', async () => {
    const page = await open()
    await edit(page, 'MLS number', 'B2')
    await page.keyboard.press('Enter')
    await toast(page, 'MLS number changed').waitFor()
    await edit(page, 'List price', '512k')
    await page.keyboard.press('Enter')
    await toast(page, 'List price changed').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'List price: $500,000. Edit' }).waitFor()
    expect((await stored()).mls_number).toBe('B2')
  })

  test('is reverted with Esc', async () => {
    const page = await open()
    await edit(page, 'MLS number', 'B2')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'MLS number: A1. Edit' }).waitFor()
    expect((await stored()).mls_number).toBe('A1')
  })

  test('that is invalid shows why, and stays to be corrected', async () => {
    const page = await open()
    await edit(page, 'List price', 'a lot')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Enter an amount, such as 512,000').waitFor()
    await page.getByRole('textbox', { name: 'List price' }).fill('1.2m')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'List price: $1,200,000. Edit' }).waitFor()
  })

  test('that the API refuses is reverted, with the reason', async () => {
    const page = await open()
    await page.route('**/api/v1/deals/*/', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              type: 'about:blank',
              title: 'The deal cannot have this',
              status: 422,
              request_id: 'r1',
              errors: [{ field: 'mls_number', reason: 'belongs to another deal' }],
            }),
          })
        : route.continue(),
    )
    await edit(page, 'MLS number', 'B2')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('belongs to another deal', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'MLS number: A1. Edit' }).waitFor()
  })
})

describe('two users', () => {
  test('who change the same fact choose between both values', async () => {
    const mine = await open()
    const theirs = await journey.open(`/agent/deal/${deal.id}`, { as: 'owner@demo.test' })
    await edit(mine, 'MLS number', 'MINE-1')
    await edit(theirs, 'MLS number', 'THEIRS-1')
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('button', { name: 'MLS number: THEIRS-1. Edit' }).waitFor()
    await expect.poll(async () => (await stored()).mls_number).toBe('THEIRS-1')
    await mine.keyboard.press('Enter')

    await mine.getByText('Someone else changed this while you were editing.').waitFor()
    expect(await mine.getByLabel('MLS number', { exact: true }).innerText()).toMatch(/THEIRS-1[^]*MINE-1/)
    await mine.getByRole('button', { name: 'Use mine' }).click()
    await mine.getByRole('button', { name: 'MLS number: MINE-1. Edit' }).waitFor()
    await expect.poll(async () => (await stored()).mls_number).toBe('MINE-1')
  })

  test('who change different facts have no conflict', async () => {
    const mine = await open()
    const theirs = await journey.open(`/agent/deal/${deal.id}`, { as: 'owner@demo.test' })
    await edit(mine, 'MLS number', 'MINE-2')
    await edit(theirs, 'Headline', 'A quiet street')
    await theirs.keyboard.press('Enter')
    await expect.poll(async () => (await stored()).headline).toBe('A quiet street')
    await mine.keyboard.press('Enter')
    await expect.poll(async () => (await stored()).mls_number).toBe('MINE-2')
    expect((await stored()).headline).toBe('A quiet street')
  })
})

describe('the views', () => {
  const isOn = (page: Page, view: string) =>
    page.getByRole('tab', { name: view, exact: true, selected: true }).waitFor()

  test('start with the overview, are in the URL, and Back returns to the previous one', async () => {
    const page = await open()
    await isOn(page, 'Overview')
    for (const view of ['Milestones', 'Tasks', 'People', 'Activity']) {
      await page.getByRole('tab', { name: view, exact: true }).click()
      await page.waitForURL(`**?view=${view.toLowerCase()}`)
    }
    await page.goBack()
    await isOn(page, 'People')
    await page.goBack()
    await isOn(page, 'Tasks')
  })

  test('open by their URL', async () => {
    const page = await open('?view=activity')
    await isOn(page, 'Activity')
    await page.getByRole('heading', { level: 1, name: '1 Fact Street' }).waitFor()
  })
})

test('a colleague joins the agents of a deal, and Undo takes them off again', async () => {
  const page = await open('?view=people')
  await page.getByRole('button', { name: 'Edit agents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit agents' })
  await dialog.getByRole('button', { name: 'Add agent' }).click()
  await page.getByRole('menuitem').first().click()
  await dialog.getByRole('button', { name: 'Save agents' }).click()
  await undoOf(page, 'Agents updated').waitFor()
  expect((await stored()).agents.map(({ role }) => role)).toEqual(['lead', 'co'])
  await undoOf(page, 'Agents updated').click()
  await toast(page, 'Change undone').waitFor()
  expect((await stored()).agents).toHaveLength(1)
})

test('an unknown id is a plain 404 not found', async () => {
  for (const id of ['6560a1f2c3d4e5f60718293a', 'nothing']) {
    const page = await journey.open(`/agent/deal/${id}`, { as: 'agent@demo.test' })
    await page.getByText('404 not found', { exact: true }).waitFor()
  }
})

test('bad news keeps its distance from the panels below', async () => {
  const { id: contact } = await answerOf(agent.POST('/contacts/', { body: { first_name: 'Priya', last_name: 'Shah' } }))
  const slipping = await makeDeal(agent, board, {
    name: '2 Slip Street',
    dates: { acceptance: '2036-11-20', closing: '2036-12-12' },
    parties: [{ contact, role: PartyRole.buyer }],
  })
  const path = { id: slipping.id }
  await answerOf(agent.PATCH('/deals/{id}/', { params: { path }, body: { status: DealStatus.UnderContract } }))
  await answerOf(agent.POST('/portals/', { body: { deal: slipping.id, contact, mode: 'link', mail: false } }))
  await answerOf(agent.PATCH('/deals/{id}/', { params: { path }, body: { dates: { closing: '2036-12-19' } } }))
  const page = await journey.open(`/agent/deal/${slipping.id}`, { as: 'agent@demo.test' })
  const news = page.getByRole('region', { name: 'Your clients haven’t heard about this yet' })
  await news.waitFor()
  await page.getByRole('region', { name: 'Details' }).waitFor()
  const boxes = await Promise.all(
    (await page.getByRole('main').getByRole('region').all()).map((one) => one.boundingBox()),
  )
  const box = await news.boundingBox()
  const end = box ? box.y + box.height : NaN
  expect(Math.min(...boxes.flatMap((one) => (one && one.y >= end ? [one.y - end] : [])))).toBe(16)
})
