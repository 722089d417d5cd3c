import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal } from 'openapi'
import { ContactStatus, DealStatus, Representation } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page } from '#test/sample-deals.ts'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/contact-proposals/ContactProposalsModal.tsx'
import '#parts/contracts/UnderContractModal.tsx'
import '#parts/rescheduling/ReschedulePanel.tsx'
import { useTakeStatus } from './use-take-status.tsx'

const card = dealCard({ id: 'maple', name: '402 Maple Street', status: DealStatus.Active })
const deal = { ...fullDeal(card), dates: { ...card.dates, acceptance: null } }
const acceptance = { ...moveOf('acceptance', 'Acceptance', '2026-01-05'), kind: 'deal' as const }
const inspection = { ...moveOf('inspection', 'Inspection', '2026-01-15'), kind: 'deal' as const }

function Taking({ shown }: { shown: Deal }) {
  const { take, dialog } = useTakeStatus()
  return (
    <>
      <button type="button" onClick={() => take(shown, DealStatus.UnderContract)}>
        Under contract
      </button>
      {dialog}
    </>
  )
}

async function open(answers: Answers = {}, shown: Deal = deal) {
  const rendered = renderScreen(<Taking shown={shown} />, {
    path: '/',
    user: owner,
    answers: {
      'POST /deals/*/reschedule/': ({ query }) => rescheduling([acceptance], query.has('dry_run') ? null : 'e1'),
      'PATCH /deals/*/': () => ({ ...shown, status: DealStatus.UnderContract }),
      'GET /deals/*/history/': () => page([]),
      'GET /deals/*/contact_proposals/': () => ({
        results: [
          {
            contact: 'dana',
            name: 'Dana Parker',
            status: ContactStatus.NewLead,
            proposed_status: ContactStatus.ActiveClient,
            home_anniversary: null,
            proposes_anniversary: false,
          },
        ],
      }),
      ...answers,
    },
  })
  const writes = () =>
    rendered.requests
      .filter(({ method, query }) => method !== 'GET' && !query.has('dry_run'))
      .map(({ path, body }) => [path, body])
  await userEvent.click(screen.getByRole('button', { name: 'Under contract' }))
  return { ...rendered, writes }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Put under contract' }))
const day = (value: string) => fireEvent.change(screen.getByLabelText('Acceptance date'), { target: { value } })

it('asks the acceptance of a deal that comes under contract, and sets both in one step', async () => {
  const { writes, toasts } = await open()
  await screen.findByRole('dialog', { name: '402 Maple Street: under contract' })
  expect(screen.getByLabelText('Acceptance date')).toHaveValue(
    new Date().toLocaleDateString('sv-SE', {
      timeZone: owner.account.time_zone,
    }),
  )
  day('2026-01-05')
  await submit()
  expect(await screen.findByRole('dialog', { name: 'Update your contacts too?' })).toBeVisible()
  const dates = { acceptance: '2026-01-05' }
  expect(writes()).toEqual([
    ['/deals/maple/reschedule/', { dates, preview: 'as shown', status: DealStatus.UnderContract }],
  ])
  expect(toasts).toMatchObject([{ message: '402 Maple Street is now Under Contract' }])
})

it('says what became of the contacts that follow', async () => {
  const { toasts } = await open({ 'PATCH /contacts/*/': () => ({}) })
  day('2026-01-05')
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Update 1 contact' }))
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '1 contact updated' }))
})

it('takes the closing, the price and the earnest money along, in the same step', async () => {
  const { writes } = await open({}, { ...deal, dates: { ...deal.dates, closing: null }, sale_price: null })
  day('2026-01-05')
  const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  enter('Closing date', '2026-01-02')
  enter('Sale price', 'a lot')
  await submit()
  expect(await screen.findByText('Choose the acceptance date or a later day')).toBeVisible()
  expect(screen.getByText('Enter an amount, such as 512,000')).toBeVisible()
  expect(writes()).toEqual([])
  enter('Closing date', '2026-02-16')
  enter('Sale price', '512k')
  enter('Earnest money', '5,000')
  await submit()
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toEqual([
    '/deals/maple/reschedule/',
    {
      dates: { acceptance: '2026-01-05', closing: '2026-02-16' },
      preview: 'as shown',
      status: DealStatus.UnderContract,
      sale_price: 51_200_000,
      earnest_money: 500_000,
    },
  ])
})

describe('the home', () => {
  const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('is asked of a buyer’s deal, which has none until then', async () => {
    const { writes } = await open()
    day('2026-01-05')
    enter('Street', '402 Maple Street')
    enter('ZIP', '06103')
    await submit()
    await waitFor(() => expect(writes()).toHaveLength(1))
    const address = { street: '402 Maple Street', unit: '', city: '', state: '', zip: '06103' }
    expect(writes()[0]?.[1]).toMatchObject({ status: DealStatus.UnderContract, address })
  })

  it('may be another one than that of the contract before', async () => {
    const { writes } = await open({}, { ...deal, address: { street: '9 Elm Street', city: 'Avon' } })
    day('2026-01-05')
    expect(screen.getByLabelText('Street')).toHaveValue('9 Elm Street')
    await submit()
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.[1]).not.toHaveProperty('address')
  })

  it('isn’t asked of a listing that has one', async () => {
    await open({}, { ...deal, representation: Representation.Seller, address: { street: '9 Elm Street' } })
    expect(screen.getByLabelText('Acceptance date')).toBeVisible()
    expect(screen.queryByLabelText('Street')).toBeNull()
  })
})

describe('the buyer of a listing', () => {
  const listing = { ...deal, representation: Representation.Seller, address: { street: '9 Elm Street' } }
  const dana = { id: 'dana', first_name: 'Dana', last_name: 'Parker', company: '', emails: [], phones: [] }

  it('joins the deal with its contract', async () => {
    const { writes } = await open({ 'GET /contacts/': () => page([dana]), 'GET /contacts/dana/': () => dana }, listing)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Buyer' }), 'Dana')
    await userEvent.click(await screen.findByRole('option', { name: /Dana Parker/ }))
    await submit()
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.[1]).toMatchObject({ parties: [{ contact: 'dana', role: 'buyer' }] })
  })

  it('isn’t asked if the deal has one, or if the client is the buyer', async () => {
    const parties = [{ contact: 'dana', role: 'buyer' as const }]
    const { unmount } = await open({}, { ...listing, parties })
    expect(await screen.findByLabelText('Acceptance date')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    await open({}, deal)
    expect(await screen.findByLabelText('Acceptance date')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

it('shows what follows the acceptance before anything is saved', async () => {
  const { writes } = await open({
    'POST /deals/*/reschedule/': ({ query }) =>
      rescheduling([acceptance, inspection], query.has('dry_run') ? null : 'e1'),
  })
  day('2026-01-05')
  await submit()
  const panel = within(await screen.findByRole('dialog', { name: /^Accepted on Jan 5/ }))
  expect(await panel.findByText('Inspection')).toBeVisible()
  expect(writes()).toEqual([])
  await userEvent.click(await panel.findByRole('button', { name: 'Put under contract' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
})

it('takes the status alone if the acceptance isn’t known, and refuses a day to come', async () => {
  const { writes } = await open()
  day('2999-01-05')
  await submit()
  expect(await screen.findByText('Choose today or an earlier day')).toBeVisible()
  day('')
  await submit()
  await waitFor(() => expect(writes()).toEqual([['/deals/maple/', { status: DealStatus.UnderContract }]]))
})

it('says why the API refused it', async () => {
  await open({
    'POST /deals/*/reschedule/': ({ query }) =>
      query.has('dry_run') ? rescheduling([acceptance]) : problem(422, 'Under contract needs more: MLS number'),
  })
  day('2026-01-05')
  await submit()
  expect(await screen.findByText('Under contract needs more: MLS number')).toBeVisible()
})

it('asks nothing of a deal that has an acceptance', async () => {
  const { writes } = await open({}, { ...deal, dates: { ...deal.dates, acceptance: '2026-01-05' } })
  await waitFor(() => expect(writes()).toEqual([['/deals/maple/', { status: DealStatus.UnderContract }]]))
})
