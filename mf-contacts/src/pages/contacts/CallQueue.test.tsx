import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactStatus } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { agent, page, priya, team } from '#test/sample-contacts.ts'
import { ContactsPage } from './ContactsPage.tsx'

beforeEach(() => localStorage.clear())

const path = '/agent/contacts'
const callList = async (next_cursor: string | null, answers: Answers = {}) => {
  const silent = { ...priya, id: 'c2', phones: [] }
  const shown = renderScreen(<ContactsPage />, {
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
      ...answers,
    },
    user: agent,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Call list' }))
  await screen.findByText('1 of 1')
  return shown
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

/** A call list of someone new whom no list on screen has, so that they load once it starts. */
function callSomeoneNew(answers: Answers) {
  const found = [priya, lead]
  return callList(null, { 'GET /contacts/': () => page([found.shift() ?? lead]), ...answers })
}
const lead = { ...priya, id: 'lead', status: ContactStatus.NewLead }

it('makes a new lead Contacted who was logged before they had loaded, and says who was called', async () => {
  const contact = Promise.withResolvers<typeof lead>()
  const { requests, toasts } = await callSomeoneNew({
    'GET /contacts/*/': () => contact.promise,
    'POST /activities/': () => ({ kind: 'call', events: [] }),
  })
  await userEvent.keyboard('1{Enter}{Enter}')
  contact.resolve(lead)
  await screen.findByRole('heading', { name: 'That’s everyone' })
  const logged = requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(logged).toEqual([expect.objectContaining({ outcome: 'connected', status: ContactStatus.Contacted })])
  expect(toasts.map(({ message }) => message)).toEqual(['Call to Priya Whitaker logged'])
})

it('logs nothing and says why, if the contact can’t be read', async () => {
  const { requests } = await callSomeoneNew({ 'GET /contacts/*/': () => problem(503, 'Try again soon') })
  await userEvent.keyboard('1{Enter}')
  expect(await screen.findByText(/^Something went wrong/)).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})
