/** A second click on the button that opened a menu or a popover closes it. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { makeBoard, makeDeal, type MadeBoard } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'

const journey = useBrowser()
let board: MadeBoard

beforeAll(async () => {
  const owner = await journey.api('owner@demo.test')
  board = await makeBoard(owner, 'Second click')
  await makeDeal(owner, board, { name: '1 Toggle Court' })
})

/** Hidden too: a popover that traps the focus hides the page behind it from screen readers, though not from a mouse. */
const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, includeHidden: true })
const cardMenu = (page: Page) => page.locator('[data-card-menu]')

/** What opens, where, its button, and its role. */
const openers: [name: string, path: () => string, buttonOf: (page: Page) => Locator, role: 'menu' | 'dialog'][] = [
  ['the menu of a card', () => board.path, cardMenu, 'menu'],
  ['the menu of a phase', () => board.path, named(/^Actions for (?!1 Toggle)/), 'menu'],
  ['the filters of a board', () => board.path, named('Filter'), 'dialog'],
  ['a filter of a board', () => `${board.path}&representation=1`, named(/^Representation /), 'dialog'],
  ['the display options of a board', () => board.path, named('Display'), 'dialog'],
  ['a filter of contacts', () => '/agent/contacts?temperature=3', named(/^Temperature /), 'dialog'],
  ['the columns of contacts', () => '/agent/contacts', named('Columns'), 'dialog'],
  ['the menu of a lead', () => '/agent/leads', cardMenu, 'menu'],
]

/** Opens it, closes it, and opens it again. */
async function expectToToggle(button: Locator, opened: Locator) {
  await button.click()
  await opened.waitFor()
  await button.click()
  await opened.waitFor({ state: 'detached' })
  await button.click()
  await opened.waitFor()
}

test.for(openers)('%s', async ([, path, buttonOf, role]) => {
  const page = await journey.open(path(), { as: 'owner@demo.test' })
  await expectToToggle(buttonOf(page).first(), page.getByRole(role))
})

test('the times to snooze until', async () => {
  const page = await journey.open('/agent', { as: 'agent@demo.test' })
  await page.getByRole('button', { name: /^Inbox/ }).click()
  await expectToToggle(named(/^Snooze: /)(page).first(), page.getByRole('menu'))
})
