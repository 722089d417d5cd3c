import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NewThing, NewThingPage } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { NewThingsPage } from './NewThingsPage.tsx'

const path = '/agent/new_things'

const first: NewThing = {
  id: 'n1',
  created_at: '2026-10-02T14:20:00.000Z',
  updated_at: '2026-10-02T14:20:00.000Z',
  created_by: null,
  version: 0,
  name: 'First',
  description: 'A short description',
}

const page = (results: NewThing[]): NewThingPage => ({
  count: results.length,
  count_is_capped: false,
  page: 1,
  page_size: 100,
  next_cursor: null,
  results,
})

it('shows each with its description', async () => {
  renderScreen(<NewThingsPage />, { path, answers: { 'GET /new_things/': () => page([first]) } })
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
  expect(screen.getByText('A short description')).toBeVisible()
})

it('has an empty state', async () => {
  renderScreen(<NewThingsPage />, { path, answers: { 'GET /new_things/': () => page([]) } })
  expect(await screen.findByText('No new things yet')).toBeVisible()
})

it('shows a failure and retries', async () => {
  const answer = [problem(403, 'Not now'), page([first])].values()
  renderScreen(<NewThingsPage />, { path, answers: { 'GET /new_things/': () => answer.next().value } })
  expect(await screen.findByText('Couldn’t load your new things')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
})
