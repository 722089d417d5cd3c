import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { agent, page, priya, team } from '#test/sample-contacts.ts'
import { ContactsPage } from './ContactsPage.tsx'

beforeEach(() => localStorage.clear())

const path = '/agent/contacts'
const callList = async (next_cursor: string | null) => {
  const silent = { ...priya, id: 'c2', phones: [] }
  renderScreen(<ContactsPage />, {
    path,
    answers: {
      'GET /contacts/': ({ query }) => ({
        ...page([priya, silent]),
        next_cursor: query.get('page_size') === '100' ? next_cursor : null,
      }),
      'GET /contacts/*/': () => priya,
      'GET /contacts/*/timeline/': () => ({ results: [], next_cursor: null }),
      'GET /contacts/duplicates/': () => page([]),
      'GET /smart_lists/': () => page([]),
      'GET /labels/': () => page([]),
      'GET /teams/': () => ({ ...page([]), results: [team] }),
    },
    user: agent,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Call list' }))
  await screen.findByText('1 of 1')
}

it('a call list says so if it is only the first people of a longer list', async () => {
  await callList('next')
  expect(screen.getByRole('heading', { level: 1, name: /^Call list: / })).toBeVisible()
  expect(screen.getByText('The first 2 people of the list.')).toBeVisible()
  expect(screen.getByText('1 person without a phone number isn’t on it.')).toBeVisible()
})

it('a call list of everyone says nothing of it', async () => {
  await callList(null)
  expect(screen.queryByText(/^The first/)).toBeNull()
})
