/** A custom template: copied, its due rule edited as text, and applied to a deal with a switch after a preview. */
import { expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()
const COPY = 'Buyer, from search to keys (copy)'

test('a template is copied, edited as text, and applied with a switch after a preview of every date', async () => {
  const agent = await journey.api('agent@demo.test')
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Templates')
  const dates = { acceptance: '2031-10-06', closing: '2031-11-21' }
  const { id } = await makeDeal(agent, board, { name: '1 Template Street', dates })

  const page = await journey.open(board.path, { as: 'owner@demo.test' })
  await page.getByRole('button', { name: /^Templates/ }).click()
  await page.getByRole('menuitem', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Actions for Buyer, from search to keys', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await toast(page, `${COPY} created`).waitFor()
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: COPY, exact: true }).click()
  await page.getByRole('button', { name: 'Pay the earnest money', exact: true }).click()
  const part = page.getByRole('dialog', { name: 'Task' })
  await part.getByText('3 business days after the acceptance').waitFor()
  await part.getByLabel('Number of days').fill('2')
  await part.getByText('2 business days after the acceptance').waitFor()
  expect(await faults(page)).toEqual([])
  await part.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await toast(page, `${COPY} saved`).waitFor()

  const deal = await journey.open(`/agent/deal/${id}?view=milestones`, { as: 'agent@demo.test' })
  await deal.getByRole('button', { name: 'Apply template' }).click()
  const panel = deal.getByRole('dialog', { name: 'Apply template' })
  await panel.getByRole('combobox', { name: 'Template' }).selectOption({ label: COPY })
  const earnest = panel.getByRole('listitem').filter({ hasText: 'Pay the earnest money' }).last()
  await earnest.getByText('2 business days after the acceptance (Oct 6)').waitFor()
  await panel.getByText('Apply for the loan').waitFor()
  await panel.getByRole('checkbox', { name: 'Cash purchase' }).check()
  await panel.getByText('Apply for the loan').waitFor({ state: 'detached' })
  expect(await faults(deal)).toEqual([])
  const tasks = () => answerOf(agent.GET('/tasks/', { params: { query: { deal: id, page_size: 100 } } }))
  expect((await tasks()).count).toBe(0)
  await panel.getByRole('button', { name: /^Add \d+ items$/ }).click()
  await toast(deal, /^\d+ items added to 1 Template Street/).waitFor()
  await deal.getByRole('heading', { name: 'Inspection' }).waitFor()

  const { results } = await tasks()
  const dueOf = (title: string) => results.find((task) => task.title === title)?.due_date
  expect(dueOf('Pay the earnest money')).toBe('2031-10-08')
  expect(dueOf('Final walkthrough')).toBe('2031-11-20')
  expect(dueOf('Send proof of funds')).toBeDefined()
  expect(dueOf('Apply for the loan')).toBeUndefined()
})
