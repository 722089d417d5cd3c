import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Team, TeamMember, TeamPage } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { NewAreaPage } from './NewAreaPage.tsx'

const path = '/agent/new_area'

const member = (user: string, status: MemberStatus): TeamMember => ({
  user,
  status,
  person: { first_name: 'Maya', last_name: 'Ellison', phone_number: null, image: null },
  email: `${user}@example.com`,
  role: 'agent',
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
})

const downtown: Team = {
  id: 't1',
  created_at: '2026-10-02T14:20:00.000Z',
  updated_at: '2026-10-02T14:20:00.000Z',
  created_by: null,
  version: 0,
  account: 'a1',
  name: 'Downtown',
  members: [member('u1', MemberStatus.Active), member('u2', MemberStatus.Invited)],
}

const page = (results: Team[]): TeamPage => ({
  count: results.length,
  count_is_capped: false,
  page: 1,
  page_size: 100,
  next_cursor: null,
  results,
})

it('shows the teams with the number of those who have joined', async () => {
  renderScreen(<NewAreaPage />, { path, answers: { 'GET /teams/': () => page([downtown]) } })
  expect(await screen.findByText('Downtown')).toBeVisible()
  expect(screen.getByText('1 member')).toBeVisible()
})

it('has an empty state', async () => {
  renderScreen(<NewAreaPage />, { path, answers: { 'GET /teams/': () => page([]) } })
  expect(await screen.findByText('You aren’t on a team yet')).toBeVisible()
})

it('shows a failure and retries', async () => {
  const answer = [problem(403, 'Not now'), page([downtown])].values()
  renderScreen(<NewAreaPage />, { path, answers: { 'GET /teams/': () => answer.next().value } })
  expect(await screen.findByText('Couldn’t load your teams')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Downtown')).toBeVisible()
})
