/**
 * The phases of a board: created with requirements, moved, used, and deleted without losing a deal. Also the order of
 * workspaces, and moving a deal to another workspace.
 */
import { DealStatus } from 'openapi/codes'
import { beforeAll, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard
let other: MadeBoard

beforeAll(async () => {
  const owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Phases')
  other = await makeBoard(owner, 'Elsewhere')
  await makeDeal(owner, board, { name: '5 Phase Lane' })
  await makeDeal(owner, other, { name: '6 Leaving Lane', status: DealStatus.UnderContract })
})

test('an owner adds a phase that requires a price; a move into it requires the price; its deals survive its deletion', async () => {
  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  const openPhases = async () => {
    await page.getByRole('button', { name: /Phases.*Switch workspace/ }).click()
    await page.getByRole('menuitem', { name: 'Phases' }).click()
  }
  await openPhases()
  await page.getByRole('button', { name: 'New phase' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Appraisal')
  await panel.getByLabel('Color').selectOption({ label: 'Purple' })
  await panel.getByRole('checkbox', { name: 'List price' }).check()
  await panel.getByRole('button', { name: 'Add phase' }).click()
  await panel.getByText('requires List price').waitFor()
  await panel.getByRole('button', { name: 'Move Appraisal up' }).click()
  await panel.getByRole('listitem').nth(4).getByText('Appraisal').waitFor()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()

  const column = page.getByRole('region', { name: /^Appraisal/ })
  await column.waitFor()
  await page.getByRole('button', { name: 'Actions for 5 Phase Lane' }).click()
  await page.getByRole('menuitem', { name: 'Appraisal', exact: true }).click()
  const gate = page.getByRole('dialog')
  await gate.getByLabel('List price').fill('400000')
  await gate.getByRole('button', { name: 'Save and move' }).click()
  await column.getByRole('link', { name: '5 Phase Lane' }).waitFor()

  await openPhases()
  await page.getByRole('button', { name: 'Edit Appraisal' }).click()
  await page.getByRole('button', { name: 'Delete phase' }).click()
  await page.getByLabel('Move its deals, including archived ones, to').selectOption({ label: 'Active' })
  await page.getByRole('button', { name: 'Delete Appraisal' }).click()
  await toast(page, 'Appraisal deleted').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page
    .getByRole('region', { name: /^Active/ })
    .getByRole('link', { name: '5 Phase Lane' })
    .waitFor()
})

test('an owner reorders workspaces, with and without dragging, for everyone', async () => {
  const page = await journey.open(other.path, { as: 'owner@demo.test' })
  const switcher = page.getByRole('button', { name: /Elsewhere.*Switch workspace/ })
  await switcher.click()
  await page.getByRole('menuitem', { name: 'Reorder workspaces' }).click()
  const rows = page.getByRole('list', { name: 'Workspaces in order' }).getByRole('listitem')
  const row = (name: string) => rows.filter({ hasText: new RegExp(`^${name}$`) })
  /** Waits until the API has the order that the page shows. */
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())

  const [dragged] = await Promise.all([saved(), row('Elsewhere').dragTo(row('Phases'))])
  await dragged.finished()
  await rows
    .filter({ hasText: /^(Phases|Elsewhere)$/ })
    .first()
    .getByText('Elsewhere')
    .waitFor()
  await Promise.all([saved(), page.getByRole('button', { name: 'Move Elsewhere down' }).click()])
  await rows
    .filter({ hasText: /^(Phases|Elsewhere)$/ })
    .first()
    .getByText('Phases')
    .waitFor()
  await Promise.all([saved(), page.getByRole('button', { name: 'Move Elsewhere up' }).click()])

  const colleague = await journey.open(other.path, { as: 'agent@demo.test' })
  await colleague.getByRole('button', { name: /Elsewhere.*Switch workspace/ }).click()
  const names = colleague.getByRole('menuitemradio').filter({ hasText: /^(Phases|Elsewhere)$/ })
  await names.first().getByText('Elsewhere').waitFor()
})

test('a deal moves to another workspace, whose phase requires missing fields, and Undo reverts it', async () => {
  const page = await journey.open(other.path, { as: 'owner@demo.test' })
  const deal = page.getByRole('article').filter({ hasText: '6 Leaving Lane' })
  await deal.waitFor()
  await page.getByRole('button', { name: 'Actions for 6 Leaving Lane' }).click()
  await page.getByRole('menuitem', { name: 'Move to another workspace' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Workspace').selectOption({ label: 'Phases' })
  await dialog.getByLabel('Phase', { exact: true }).selectOption({ label: 'Closed' })
  await dialog.getByText('This phase requires Sale price').waitFor()
  await dialog.getByRole('button', { name: 'Move to Phases' }).click()
  await dialog.getByLabel('Sale price').fill('512,000')
  await dialog.getByLabel('Closed on').fill('2026-01-15')
  await dialog.getByRole('button', { name: 'Save and move' }).click()
  await toast(page, '6 Leaving Lane moved to Phases').waitFor()
  await deal.waitFor({ state: 'detached' })
  await undoOf(page, '6 Leaving Lane moved to Phases').click()
  await deal.waitFor()

  // From the list, with several deals selected.
  await page.getByRole('tab', { name: 'List' }).click()
  await page.getByRole('checkbox', { name: 'Select 6 Leaving Lane' }).check()
  await page.getByRole('toolbar', { name: 'deals selected' }).getByRole('button', { name: 'Move' }).click()
  await page.getByRole('dialog').getByLabel('Workspace').selectOption({ label: 'Phases' })
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Phases' }).click()
  await toast(page, '6 Leaving Lane moved').waitFor()
  await page.goto(journey.url + board.path)
  await page
    .getByRole('region', { name: /^Getting started/ })
    .getByRole('link', { name: '6 Leaving Lane' })
    .waitFor()
})
