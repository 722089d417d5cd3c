/** The command palette (Ctrl+K) works from any page. */
import { ContactStatus } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
let agent: ProductApi
/** A word that only records of this run contain. */
const word = `Quillfeather${Date.now()}`

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  const body = { first_name: 'Ida', last_name: word, status: ContactStatus.Lost }
  await answerOf(agent.POST('/contacts/', { body }))
})

async function choose(page: Page, text: string, line: string | RegExp) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search deals/ }).fill(text)
  await page.getByRole('option', { name: line }).click()
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

describe.each(['/agent/reports', '/agent/contacts'])('from %s', (from) => {
  const open = async () => {
    const page = await journey.open(from, { as: 'agent@demo.test' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  test.each([
    ['New deal', 'New deal'],
    ['New contact', 'New contact'],
    ['New task', 'New task'],
  ])('%s opens its form', async (text, name) => {
    const page = await open()
    await choose(page, text, text)
    await dialog(page, name).waitFor()
  })

  test('a contact opens in the panel beside the contacts', async () => {
    const page = await open()
    await choose(page, word, new RegExp(`Ida ${word}`))
    await dialog(page, `Ida ${word}`).waitFor()
    expect(new URL(page.url()).pathname).toBe('/agent/contacts')
  })
})

test('a task opens in its deal, or in the list of tasks', async () => {
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Palette')
  const deal = await makeDeal(agent, board, { name: '3 Palette Place' })
  await answerOf(agent.POST('/tasks/', { body: { title: `${word} walkthrough`, deal: deal.id } }))
  const { id } = await answerOf(agent.POST('/tasks/', { body: { title: `${word} dentist`, team: deal.team } }))
  const page = await journey.open('/agent', { as: 'agent@demo.test' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await choose(page, word, /walkthrough/)
  await page.waitForURL(`**/agent/deal/${deal.id}?view=tasks&task=*`)
  await dialog(page, `${word} walkthrough`).waitFor()
  await page.goto(`${journey.url}/agent`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await choose(page, word, /dentist/)
  await page.waitForURL(`**/agent/tasks?task=${id}*`)
  await dialog(page, `${word} dentist`).waitFor()
})

test('a typo is corrected, and the correction is shown', async () => {
  // Only letters, as in names, and again only of this run.
  const name = `Quill${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  await answerOf(agent.POST('/contacts/', { body: { first_name: 'Mira', last_name: name } }))
  const page = await journey.open('/agent', { as: 'agent@demo.test' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search deals/ }).fill(name.replace('Quill', 'Qiull'))
  await page.getByText(`Showing results for “${name.toLowerCase()}”`).waitFor()
  await page.getByRole('option', { name: new RegExp(`Mira ${name}`) }).click()
  await dialog(page, `Mira ${name}`).waitFor()
})
