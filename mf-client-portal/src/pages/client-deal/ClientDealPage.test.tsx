import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClientDeal } from 'openapi'
import { Progress } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { ClientDealPage } from './ClientDealPage.tsx'

const deal: ClientDeal = {
  id: 'd1',
  name: '402 Maple Street',
  address: { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' },
  status: 3,
  representation: 1,
  closing: '2099-12-12',
  progress: { done: 1, total: 2 },
  client_name: 'Sarah Henderson',
  brokerage: 'North Ridge Realty',
  time_zone: 'America/New_York',
  list_price: 51_200_000,
  sale_price: null,
  milestones: [
    { id: 'm1', name: 'Offer', text: '', progress: 'COMPLETE', due_date: '2026-11-10' },
    { id: 'm2', name: 'Inspection', text: 'Maria is with you at the house.', progress: 'IN_PROGRESS', due_date: null },
  ],
  tasks: [
    {
      id: 't1',
      title: 'Decide on repairs',
      progress: 'NOT_STARTED',
      due_date: '2099-11-22',
      due_time: '17:00',
      to_confirm: true,
      completed_at: null,
      yours: true,
    },
    {
      id: 't2',
      title: 'Appraiser visits',
      progress: 'NOT_STARTED',
      due_date: null,
      due_time: null,
      to_confirm: false,
      completed_at: null,
      yours: false,
    },
  ],
  files: [],
  key_dates: [{ key: 'closing', title: 'Closing', date: '2099-12-12' }],
  people: [{ name: 'Maria Okoye', phone_number: '(860) 555-0119', email: 'maria@example.com', image: null }],
  notify: 'milestone',
  last_seen_at: null,
  changes: [],
}

const open = (answers: Parameters<typeof renderScreen>[1]['answers']) =>
  renderScreen(<ClientDealPage />, { path: '/client/deal/:dealId', at: '/client/deal/d1', answers })

describe('a client’s deal', () => {
  it('shows the status, the next step and whom to call', async () => {
    open({ 'GET /client/deals/*/': () => deal })
    expect(await screen.findByRole('heading', { level: 1, name: '402 Maple Street' })).toBeVisible()
    expect(screen.getByText(/You’re under contract/)).toBeVisible()
    expect(screen.getByText('Your turn: Decide on repairs')).toBeVisible()
    expect(screen.getByText('Nov 22, 2099, 5:00 PM ET')).toBeVisible()
    expect(screen.getByText('To be confirmed')).toBeVisible()
    expect(screen.getByRole('link', { name: /Call Maria Okoye/ })).toHaveAttribute('href', 'tel:8605550119')
    expect(screen.getByText('Inspection').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('lets clients complete only their own tasks', async () => {
    const { requests, toasts } = open({
      'GET /client/deals/*/': () => ({
        ...deal,
        tasks: requests.some(({ method }) => method === 'POST')
          ? [{ ...deal.tasks[0], progress: Progress.COMPLETE }]
          : deal.tasks,
      }),
      'POST /client/tasks/*/complete/': () => ({ ...deal.tasks[0], progress: Progress.COMPLETE }),
    })
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Decide on repairs' }))
    await waitFor(() => expect(screen.queryByText(/Your turn/)).toBeNull())
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/client/tasks/t1/complete/',
    ])
    expect(toasts.map(({ message }) => message)).toEqual(['Marked as done. Your agent can see it.'])
  })

  it('reverts a refused completion and shows the reason', async () => {
    const { toasts } = open({
      'GET /client/deals/*/': () => deal,
      'POST /client/tasks/*/complete/': () => problem(409, 'The deal is closed'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ type: 'error', message: 'The deal is closed', timeout: 5000 }),
    )
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
  })

  it('lets clients choose when they are emailed', async () => {
    const { requests, toasts } = open({
      'GET /client/deals/*/': () => deal,
      'PATCH /client/deals/*/': () => ({ ...deal, notify: 'none' }),
    })
    const choice = await screen.findByLabelText('Email me about this deal')
    expect(choice).toHaveValue('milestone')
    await userEvent.selectOptions(choice, 'Never')
    await waitFor(() => expect(choice).toHaveValue('none'))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ notify: 'none' })
    expect(toasts.map(({ message }) => message)).toEqual(['Email updates changed'])
  })

  it('previews and downloads documents', async () => {
    const added_at = '2026-11-20T09:12:00.000Z'
    const files: ClientDeal['files'] = [
      { id: 'f1', name: 'Agreement.pdf', type: 'pdf', size: 248_120, preview: 'pdf', added_at },
      { id: 'f2', name: 'Front.jpg', type: 'jpeg', size: 1_400_000, preview: 'image', added_at },
    ]
    open({ 'GET /client/deals/*/': () => ({ ...deal, files }) })
    const list = await screen.findByRole('list', { name: 'Documents' })
    expect(within(list).getByText(/PDF · 248 kB/)).toBeVisible()
    const download = within(list).getByRole('link', { name: 'Download Agreement.pdf' })
    expect(download).toHaveAttribute('href', '/api/v1/client/files/f1/content/')
    await userEvent.click(within(list).getByRole('button', { name: 'Front.jpg' }))
    const image = await screen.findByRole('img', { name: 'Front.jpg' })
    expect(image).toHaveAttribute('src', '/api/v1/client/files/f2/content/?variant=preview')
  })

  it('has no documents section if there are none', async () => {
    open({ 'GET /client/deals/*/': () => deal })
    await screen.findByText(/You’re under contract/)
    expect(screen.queryByText('Documents')).toBeNull()
  })

  it('is a plain 404 for someone else’s deal', async () => {
    open({ 'GET /client/deals/*/': () => problem(404, 'Not found') })
    expect(await screen.findByText('404 not found')).toBeVisible()
  })

  it('offers a retry if the server fails', async () => {
    let fails = true
    open({ 'GET /client/deals/*/': () => (fails ? problem(503, 'The database is away') : deal) })
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 4000 })
    fails = false
    await userEvent.click(retry)
    expect(await screen.findByText(/You’re under contract/)).toBeVisible()
  })
})
