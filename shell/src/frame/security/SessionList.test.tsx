import { screen } from '@testing-library/react'
import type { User } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { SessionList } from './SessionList.tsx'

const agent: User = {
  id: 'maria',
  is_client: false,
  is_operator: false,
  person: { first_name: 'Maria', last_name: 'Okoye', phone_number: null, image: null },
  email: 'maria@demo.test',
  account: {
    id: 'acme',
    name: 'Acme',
    brokerage: '',
    image: null,
    owner: 'maria',
    time_zone: 'Pacific/Kiritimati',
    currency: 'USD',
  },
  role: 'agent',
  status: 1,
  tour: { step: 6, done: true, first_steps_hidden: true },
}

it('shows sign-in times in the time zone of the account, like the audit', async () => {
  const session = {
    id: 's1',
    device: 'Chrome on Windows',
    created_at: '2024-07-04T19:30:00.000Z',
    seen_at: '2024-07-05T19:30:00.000Z',
    is_current: false,
  }
  renderScreen(<SessionList />, {
    path: '/agent',
    user: agent,
    answers: { 'GET /sessions/': () => ({ results: [session] }) },
  })
  expect(await screen.findByText('Signed in: Jul 5, 2024, 9:30 AM · Last seen: Jul 6, 2024')).toBeInTheDocument()
})
