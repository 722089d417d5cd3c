import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contact } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { LeadsPage } from '#pages/leads/LeadsPage.tsx'
import { agent, page, priya } from '#test/sample-contacts.ts'

const waiting: Contact = { ...priya, claim: { state: 'pond', until: null } }
const claimed: Contact = { ...priya, owner: agent.id, claim: { state: 'taken', until: null } }

const answers = (contact: Contact): Answers => ({
  'GET /contacts/': () => page([contact]),
  'GET /contacts/*/': () => contact,
  'GET /lead_mails/': () => ({ ...page([]), count: 0 }),
  'GET /teams/': () => page([]),
  'GET /labels/': () => page([]),
  'POST /contacts/*/claim/': () => ({ contact: claimed, event: 'e1' }),
  'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [] }),
})

const open = (user = agent, more: Answers = {}) =>
  renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    at: '/agent/leads?layout=list',
    answers: { ...answers(waiting), ...more },
    user,
  })

it('an unclaimed lead is claimed in the list, with Undo', async () => {
  const { requests, toasts } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Priya Whitaker' }))
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Priya Whitaker is your lead now'))
  toasts.at(-1)?.action?.run()
  await waitFor(() => expect(requests.some(({ path }) => path.includes('/events/e1/undo/'))).toBe(true))
})

it('says who was faster', async () => {
  const { toasts } = open(agent, {
    'POST /contacts/*/claim/': () => problem(409, 'Ben Ortiz already has this lead'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Priya Whitaker' }))
  await waitFor(() => expect(JSON.stringify(toasts)).toContain('Ben Ortiz already has this lead'))
})

it('whoever was slower no longer sees the lead that was open', async () => {
  let isTaken = false
  renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    at: '/agent/leads?layout=list&contact=c1',
    answers: {
      ...answers(waiting),
      'GET /contacts/*/': () => (isTaken ? problem(404, 'Not found') : waiting),
      'GET /contacts/*/timeline/': () => ({ results: [], next_cursor: null }),
      'GET /deals/': () => page([]),
      'POST /contacts/*/claim/': () => {
        isTaken = true
        return problem(409, 'Ben Ortiz already has this lead')
      },
    },
    user: agent,
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Priya Whitaker' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Claim Priya Whitaker' }))
  expect(await panel.findByText('You can’t see this contact anymore')).toBeVisible()
  expect(panel.queryByRole('link', { name: 'Call' })).toBeNull()
})

it('an assistant reads that it’s unclaimed', async () => {
  open({ ...agent, role: 'assistant' })
  expect(await screen.findByText('Unclaimed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
})

it('the leads to claim are found by a link beside the count', async () => {
  const { requests } = open()
  await userEvent.click(await screen.findByRole('link', { name: '1 lead to claim' }))
  await waitFor(() =>
    expect(
      requests.some(
        ({ path, query }) =>
          path === '/contacts/' && query.get('page_size') !== '1' && query.get('unclaimed') === 'true',
      ),
    ).toBe(true),
  )
  expect(await screen.findByText(/Claim status/)).toBeInTheDocument()
})
