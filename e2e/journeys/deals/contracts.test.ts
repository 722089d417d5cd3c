/** A contract fails, a backup offer takes its place, and the deal closes by its checklist. */
import { DealStatus, PartyRole, Representation } from 'openapi/codes'
import { expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

test('a deal goes back on the market, under contract again, and closes with terms that its agent proposed', async () => {
  const agent = await journey.api('agent@demo.test')
  const board = await makeBoard(await journey.api('owner@demo.test'), 'Contracts')
  const contact = async (first_name: string) => (await answerOf(agent.POST('/contacts/', { body: { first_name } }))).id
  const parties = [
    { contact: await contact('Selma'), role: PartyRole.seller },
    { contact: await contact('Bruno'), role: PartyRole.buyer },
  ]
  const { id } = await makeDeal(agent, board, {
    name: '1 Contract Lane',
    representation: Representation.Seller,
    status: DealStatus.UnderContract,
    sale_price: 40_000_000,
    dates: { acceptance: '2026-01-05', closing: '2026-02-20' },
    parties,
  })
  const deal = async () => answerOf(agent.GET('/deals/{id}/', { params: { path: { id } } }))
  const page = await journey.open(`/agent/deal/${id}`, { as: 'agent@demo.test' })

  await page.getByRole('button', { name: 'Add backup offer' }).click()
  const offer = page.getByRole('dialog', { name: 'Backup offer' })
  await offer.getByRole('textbox', { name: 'Buyer' }).fill('The Parkers')
  await offer.getByRole('textbox', { name: 'Price' }).fill('395k')
  expect(await faults(page)).toEqual([])
  await offer.getByRole('button', { name: 'Add offer' }).click()
  await page.getByRole('button', { name: /The Parkers/ }).waitFor()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Back on the market' }).click()
  const failing = page.getByRole('dialog', { name: '1 Contract Lane: back on the market' })
  await failing.getByRole('heading', { name: /dates cleared/ }).waitFor()
  await failing.getByLabel('Why did the contract fall through?').fill('Financing was denied')
  expect(await faults(page)).toEqual([])
  await failing.getByRole('button', { name: 'Back on the market' }).click()
  await toast(page, '1 Contract Lane is back on the market').waitFor()
  const market = await deal()
  expect([market.status, market.sale_price, market.dates.closing, market.parties.length]).toEqual([2, null, null, 1])
  await page.getByRole('button', { name: /Fell through today: Financing was denied/ }).click()
  const failed = page.getByRole('dialog', { name: 'Contract · Fell through' })
  await failed.getByText('$400,000').waitFor()
  expect(await faults(page)).toEqual([])
  await failed.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /The Parkers/ }).click()
  await page.getByRole('dialog', { name: 'The Parkers' }).getByRole('button', { name: 'Accept' }).click()
  const accepting = page.getByRole('dialog', { name: 'Accept the offer from The Parkers' })
  await accepting.getByLabel('Acceptance date').fill('')
  expect(await faults(page)).toEqual([])
  await accepting.getByRole('button', { name: 'Accept offer' }).click()
  await toast(page, 'Under contract with The Parkers').waitFor()
  expect(await deal()).toMatchObject({ status: DealStatus.UnderContract, sale_price: 39_500_000 })

  const task = await answerOf(agent.POST('/tasks/', { body: { deal: id, title: 'Second walkthrough' } }))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close deal' }).click()
  const closing = page.getByRole('dialog', { name: 'Close 1 Contract Lane' })
  await closing.getByLabel('Closing date').fill('2026-02-19')
  await closing.getByRole('textbox', { name: 'Rate' }).fill('2.5')
  expect(await faults(page)).toEqual([])
  await closing.getByRole('button', { name: 'Request approval' }).click()
  await closing.getByText('Waiting for an owner or admin.').waitFor()

  const owner = await journey.open(`/agent/deal/${id}?view=commission`, { as: 'owner@demo.test' })
  await owner.getByRole('button', { name: 'Approve' }).click()
  await toast(owner, 'Terms approved').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close deal' }).click()
  await closing.getByLabel('Closing date').fill('2026-02-19')
  await closing.getByRole('combobox', { name: 'Second walkthrough' }).selectOption('Not applicable')
  await closing.getByRole('button', { name: 'Close deal' }).click()
  await toast(page, '1 Contract Lane is closed').waitFor()
  expect((await deal()).status).toBe(DealStatus.Closed)
  const settled = await answerOf(agent.GET('/tasks/{id}/', { params: { path: { id: task.id } } }))
  expect(settled.not_applicable_reason).toBe('The deal has closed')
})
