import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal, DealContract } from 'openapi'
import { ContractState, DealStatus, Representation } from 'openapi/codes'
import type { ReactElement } from 'react'
import { useApi } from 'remote-kit/context'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page } from '#test/sample-deals.ts'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { ContractsPanel } from './ContractsPanel.tsx'

const deal = fullDeal(
  dealCard({ id: 'maple', status: DealStatus.UnderContract, representation: Representation.Seller }),
)

const contract = (changes: Partial<DealContract>): DealContract => ({
  id: 'current',
  created_at: '2026-11-09T14:20:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 3,
  deal: 'maple',
  state: ContractState.current,
  name: '',
  parties: [],
  sale_price: 51_200_000,
  earnest_money: null,
  dates: deal.dates,
  contingencies: [],
  notes: '',
  opened_on: '2026-11-09',
  ended_on: null,
  reason: '',
  tasks: [],
  ...changes,
})
const current = contract({ contingencies: [{ kind: 'inspection', status: 'open', note: '' }] })
const backup = contract({ id: 'backup', state: ContractState.backup, name: 'The Parkers', opened_on: null, version: 1 })
const failed = contract({
  id: 'failed',
  state: ContractState.failed,
  parties: [{ contact: 'sam', role: 'buyer', name: 'Sam Ruiz' }],
  dates: { ...deal.dates, closing: '2026-10-30' },
  ended_on: '2026-10-20',
  reason: 'Financing was denied',
  tasks: [{ task: 't', title: 'Order the appraisal', due_date: '2026-10-12', completed_on: null, fate: 'reset' }],
})

const renderDeal = (screen: ReactElement, answers: Answers) =>
  renderScreen(screen, {
    path: '/',
    user: owner,
    answers: {
      'GET /deals/*/files/': () => page([]),
      'GET /contacts/': () => page([]),
      'PATCH /contracts/*/': () => current,
      'POST /deals/*/reschedule/': () => rescheduling([]),
      'POST /deals/*/contracts/': () => backup,
      'POST /contracts/*/accept/': () => ({ ...backup, state: ContractState.current }),
      'DELETE /contracts/*/': () => undefined,
      ...answers,
    },
  })

const open = (contracts: DealContract[], shown: Deal = deal, answers: Answers = {}) =>
  renderDeal(<ContractsPanel deal={shown} />, { 'GET /deals/*/contracts/': () => page(contracts), ...answers })

it('is not shown for a deal that never had a contract', async () => {
  const { requests } = open([])
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Contract' })).toBeNull()
})

it('shows contingencies with the day on which they end, and saves their status for the version that was read', async () => {
  const { requests } = open([current], { ...deal, dates: { ...deal.dates, inspection: '2026-11-19' } })
  expect(await screen.findByText(/^Ends /)).toHaveTextContent('Nov 19')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inspection contingency' }), 'Met')
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
  const sent = requests.find(({ method }) => method === 'PATCH')
  expect([sent?.path, sent?.body, sent?.headers.get('If-Match')]).toEqual([
    '/contracts/current/',
    { contingencies: [{ kind: 'inspection', status: 'met', note: '' }] },
    '"3"',
  ])
})

it('keeps the focus while a contingency is saved, and saves one change at a time', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const { requests } = open([current], deal, { 'PATCH /contracts/*/': () => gate.then(() => current) })
  const select = await screen.findByRole('combobox', { name: 'Inspection contingency' })
  select.focus()
  await userEvent.selectOptions(select, 'Met')
  expect(select).toHaveValue('met')
  expect(select).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(select, 'Waived')
  expect(select).toHaveFocus()
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  release()
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.selectOptions(select, 'Remove')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add contingency' })).toHaveFocus())
})

it('shows a failed contract as it was', async () => {
  open([current, failed])
  await userEvent.click(await screen.findByRole('button', { name: /Sam Ruiz/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Contract · Fell through' }))
  expect(await panel.findByText('Financing was denied')).toBeVisible()
  expect(panel.getByText('Sam Ruiz, Buyer')).toBeVisible()
  expect(panel.getByText(/^Closing: Oct 30/)).toBeVisible()
  expect(panel.getByText('Order the appraisal')).toHaveTextContent('Start over')
})

it('adds a backup offer with what was typed', async () => {
  const { requests } = open([current])
  await userEvent.click(await screen.findByRole('button', { name: 'Add backup offer' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Backup offer' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Add offer' }))
  expect(await panel.findByText('Enter a name')).toBeVisible()
  await userEvent.type(panel.getByRole('textbox', { name: /^Buyer/ }), 'The Parkers')
  await userEvent.type(panel.getByRole('textbox', { name: /^Price/ }), '505k')
  await userEvent.click(panel.getByRole('button', { name: 'Add offer' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'The Parkers',
    sale_price: 50_500_000,
    earnest_money: null,
    dates: { closing: null },
  })
})

it('asks for the seller of a backup offer that a buyer has made', async () => {
  open([current], { ...deal, representation: Representation.Buyer })
  await userEvent.click(await screen.findByRole('button', { name: 'Add backup offer' }))
  expect(await screen.findByRole('textbox', { name: /^Seller/ })).toBeVisible()
})

it('accepts a backup offer only while the deal is under no contract', async () => {
  const under = open([current, backup])
  await userEvent.click(await screen.findByRole('button', { name: /The Parkers/ }))
  const first = within(await screen.findByRole('dialog', { name: 'The Parkers' }))
  await first.findByRole('button', { name: 'Save' })
  expect(first.queryByRole('button', { name: 'Accept' })).toBeNull()
  under.unmount()

  const { requests } = open([failed, backup], { ...deal, status: DealStatus.Active })
  await userEvent.click(await screen.findByRole('button', { name: /The Parkers/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  fireEvent.change(await screen.findByLabelText('Acceptance date'), { target: { value: '2026-01-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/contracts/backup/accept/')?.body).toEqual({
      acceptance: '2026-01-05',
      preview: 'as shown',
    }),
  )
})

it('shows what follows the dates of a backup offer before it accepts it', async () => {
  const parkers = { ...backup, dates: { ...deal.dates, closing: '2026-12-18' } }
  const { requests } = renderDeal(<ContractsPanel deal={{ ...deal, status: DealStatus.Active }} />, {
    'GET /deals/*/contracts/': () => page([failed, parkers]),
    'POST /deals/*/reschedule/': () => rescheduling([moveOf('call', 'Call the lender', '2026-12-05')]),
  })
  const accepted = () => requests.filter(({ path }) => path === '/contracts/backup/accept/').map(({ body }) => body)
  await userEvent.click(await screen.findByRole('button', { name: /The Parkers/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  fireEvent.change(await screen.findByLabelText('Acceptance date'), { target: { value: '2026-01-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }))
  const follows = await screen.findByText('Call the lender')
  const panel = within(follows.closest('[role=dialog]')!)
  expect(accepted()).toEqual([])
  expect(requests.find(({ path }) => path === '/deals/maple/reschedule/')?.body).toMatchObject({
    dates: { acceptance: '2026-01-05', closing: '2026-12-18' },
  })
  await userEvent.click(panel.getByRole('button', { name: 'Accept offer' }))
  await waitFor(() => expect(accepted()).toEqual([{ acceptance: '2026-01-05', confirm: [], preview: 'as shown' }]))
})

/** Another part of the page. */
function History() {
  useApi().useQuery('get', '/deals/{id}/history/', { params: { path: { id: 'maple' } } })
  return null
}

it('closes the panel of an accepted offer, though the list shows it as the contract before the rest is read', async () => {
  let isAccepted = false
  const accepted = { ...backup, state: ContractState.current }
  const free = { ...deal, status: DealStatus.Active }
  renderDeal(
    <>
      <ContractsPanel deal={free} />
      <History />
    </>,
    {
      'GET /deals/*/contracts/': () => page(isAccepted ? [failed, accepted] : [failed, backup]),
      'GET /deals/*/history/': async () => {
        if (isAccepted) await new Promise((resolve) => setTimeout(resolve, 300))
        return page([])
      },
      'POST /contracts/*/accept/': () => {
        isAccepted = true
        return accepted
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: /The Parkers/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept offer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('names those on the other side of each contract, never the client', async () => {
  const client = { contact: 'margaret', role: 'seller', name: 'Margaret Holloway' } as const
  const buyer = { contact: 'sam', role: 'buyer', name: 'Sam Ruiz' } as const
  open([
    contract({ parties: [client, buyer] }),
    contract({ id: 'failed', state: ContractState.failed, parties: [client], ended_on: '2026-10-20' }),
  ])
  expect(await screen.findByText(/^Under contract with Sam Ruiz since Nov 9/)).toBeInTheDocument()
  const others = within(screen.getByRole('list', { name: 'Other contracts and offers' }))
  expect(others.getByRole('button')).toHaveTextContent(/^Contract/)
  expect(screen.queryByText(/Margaret Holloway/)).toBeNull()
})
