import { screen } from '@testing-library/react'
import type { ClientDealSummary, User } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { ClientHomePage } from './ClientHomePage.tsx'

const summary: ClientDealSummary = {
  id: 'd1',
  name: '402 Maple Street',
  address: { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' },
  status: 3,
  representation: 1,
  audience: 'client',
  closing: null,
  keys: null,
  progress: { done: 1, total: 2 },
  your_tasks: 1,
  next: null,
  agent_name: 'Maria Okoye',
}
const sarah = (time_zone: string): User => ({
  id: 'sarah',
  is_client: true,
  is_operator: false,
  person: { first_name: 'Sarah', last_name: 'Henderson', phone_number: '', image: null },
  email: 'sarah@example.com',
  account: {
    id: 'acme',
    name: 'Acme',
    brokerage: 'Acme Realty',
    image: null,
    owner: 'maria',
    time_zone,
    currency: 'USD',
  },
  role: null,
  status: 1,
  tour: { step: 5, done: true, first_steps_hidden: true },
})

describe('a client’s deals', () => {
  // So far apart that the day is never the same in both. One of them always differs from the browser's day.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'count the days as their own pages do, here in %s',
    async (zone) => {
      const day = addDays(today(zone), 9)
      const deal = { ...summary, closing: day, keys: day }
      renderScreen(<ClientHomePage />, {
        path: '/client',
        user: sarah(zone),
        answers: { 'GET /client/deals/': () => ({ count: 1, next: null, previous: null, results: [deal] }) },
      })
      expect(await screen.findByText(/9 days until you get the keys/)).toBeVisible()
    },
  )

  it.each([
    ['NOT_STARTED', 3, /^Next: Inspection, /],
    ['IN_PROGRESS', 3, /^Now: Inspection, /],
    ['IN_PROGRESS', -2, /^Now: Inspection$/],
  ] as const)(
    'name the step that is %s and due in %i days, never as one whose day is gone',
    async (progress, days, words) => {
      const due_date = addDays(today('UTC'), days)
      const deal = { ...summary, next: { id: 'm1', name: 'Inspection', text: '', progress, due_date } }
      renderScreen(<ClientHomePage />, {
        path: '/client',
        user: sarah('UTC'),
        answers: { 'GET /client/deals/': () => ({ count: 1, next: null, previous: null, results: [deal] }) },
      })
      const name = await screen.findByText('Inspection')
      expect(name.parentElement?.textContent).toMatch(words)
      expect(screen.getByText('Hartford, CT 06103')).toBeVisible()
    },
  )

  it('name no next step of one that fell through', async () => {
    const next = { id: 'm1', name: 'Inspection', text: '', progress: 'NOT_STARTED', due_date: null }
    renderScreen(<ClientHomePage />, {
      path: '/client',
      user: sarah('UTC'),
      answers: { 'GET /client/deals/': () => ({ count: 1, results: [{ ...summary, status: 5, next }] }) },
    })
    expect(await screen.findByText(/^This one didn’t work out/)).toBeVisible()
    expect(screen.queryByText('Inspection')).toBeNull()
  })

  it('say so if there are none', async () => {
    renderScreen(<ClientHomePage />, {
      path: '/client',
      user: sarah('UTC'),
      answers: { 'GET /client/deals/': () => ({ count: 0, results: [] }) },
    })
    expect(await screen.findByRole('heading', { name: 'No deals right now' })).toBeVisible()
    expect(screen.getByText('Here’s where everything stands right now.')).not.toBeVisible()
  })
})
