/** The phases of a board: one is made with what it asks for, moved, used, and deleted without losing its deal. */
import { beforeAll, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '../support/boards.ts'
import { useBrowser } from '../support/browser.ts'
import { toast } from '../support/toasts.ts'

const journey = useBrowser()
let board: MadeBoard

beforeAll(async () => {
  const owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Phases')
  await makeDeal(owner, board, { name: '5 Phase Lane' })
})

test('an owner adds a phase that asks for a price, a move into it asks for it in place, and its deals stay when it goes', async () => {
  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  const openPhases = async () => {
    await page.getByRole('button', { name: /Phases.*Switch workspace/ }).click()
    await page.getByRole('menuitem', { name: 'Phases' }).click()
  }
  await openPhases()
  await page.getByRole('button', { name: 'New phase' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Appraisal')
  await panel.getByLabel('Colour').selectOption({ label: 'Purple' })
  await panel.getByRole('checkbox', { name: 'List price' }).check()
  await panel.getByRole('button', { name: 'Add phase' }).click()
  await panel.getByText('asks for List price').waitFor()
  await panel.getByRole('button', { name: 'Move Appraisal up' }).click()
  await panel.getByRole('listitem').nth(4).getByText('Appraisal').waitFor()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()

  const column = page.getByRole('region', { name: /^Appraisal/ })
  await column.waitFor()
  await page.getByRole('button', { name: 'Actions for 5 Phase Lane' }).click()
  await page.getByRole('menuitem', { name: 'Appraisal', exact: true }).click()
  const gate = page.getByRole('dialog')
  await gate.getByLabel('List price').fill('400000')
  await gate.getByRole('button', { name: /move/i }).click()
  await column.getByRole('link', { name: '5 Phase Lane' }).waitFor()

  await openPhases()
  await page.getByRole('button', { name: 'Edit Appraisal' }).click()
  await page.getByRole('button', { name: 'Delete this phase' }).click()
  await page.getByLabel('Its deals, archived ones too, go to').selectOption({ label: 'Offer out' })
  await page.getByRole('button', { name: 'Delete Appraisal' }).click()
  await toast(page, 'Appraisal is deleted').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page
    .getByRole('region', { name: /^Offer out/ })
    .getByRole('link', { name: '5 Phase Lane' })
    .waitFor()
})
