/** A deal at an earlier time: from its activity to any event, and back to now. */
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
let agent: ProductApi
let board: MadeBoard

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Pasts')
})

test('an agent views a deal at an earlier time, sees what has changed since, and returns', async () => {
  const { id } = await makeDeal(agent, board, { name: '9 Yesterday Lane', list_price: 50_000_000 })
  await answerOf(agent.POST('/tasks/', { body: { deal: id, title: 'Order the sign' } }))
  const path = { params: { path: { id } } }
  await answerOf(agent.PATCH('/deals/{id}/', { ...path, body: { list_price: 48_000_000 } }))

  const page = await journey.open(`/agent/deal/${id}?view=activity`, { as: 'agent@demo.test' })
  await page.getByRole('button', { name: /^Changes: changed the list price/ }).click()
  await page.getByRole('definition').filter({ hasText: '$500,000' }).waitFor()
  await page.getByRole('button', { name: /^View the deal at this point: added the task/ }).click()

  await page.getByText(/This view is read-only/).waitFor()
  const different = page.getByRole('region', { name: 'Changed since then' })
  await different.getByText('List price').waitFor()
  expect(await different.innerText()).toMatch(/\$500,000[^]*\$480,000/)
  const facts = page.getByRole('region', { name: 'Details' })
  expect(await facts.innerText()).toContain('$500,000')

  await page.getByRole('button', { name: 'Earlier' }).click()
  await different.getByText('Task “Order the sign” was added later').waitFor()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await page.getByRole('tab', { name: 'Activity', selected: true }).waitFor()
  expect(new URL(page.url()).searchParams.has('as_of')).toBe(false)
})
