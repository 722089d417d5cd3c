import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contact, LeadBoard } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { agent, clientLabel, page, priya, team } from '#test/sample-contacts.ts'
import { LeadsPage } from './LeadsPage.tsx'

beforeEach(() => localStorage.clear())

const boardOf = (leads: Contact[]): LeadBoard => ({
  columns: Object.values(ContactStatus).map((status) => {
    const contacts = leads.filter((lead) => lead.status === status)
    return { status, count: contacts.length, next_cursor: null, contacts }
  }),
  count: leads.length,
})
const answers = (leads: Contact[]) => ({
  'GET /contacts/': () => page(leads),
  'GET /contacts/board/': () => boardOf(leads),
  'GET /labels/': () => ({ ...page([]), results: [clientLabel] }),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
})
const column = (name: string) => screen.findByRole('region', { name: new RegExp(name) })

it('shows leads by status, with those of clients folded', async () => {
  renderScreen(<LeadsPage />, { path: '/agent/leads', answers: answers([priya]), user: agent })
  expect(within(await column('New Lead')).getByRole('link', { name: 'Priya Whitaker' })).toBeVisible()
  expect(within(await column('New Lead')).getByText(/^Waiting \d+ days$/)).toBeVisible()
  expect(screen.queryByRole('region', { name: /Lost/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Lost ?0$/ }))
  expect(await column('Lost')).toBeVisible()
})

it('moves a lead by its menu', async () => {
  const { requests, toasts } = renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    answers: {
      ...answers([priya]),
      'POST /contacts/*/move/': () => ({ contact: { ...priya, status: 2 }, event: 'e1' }),
    },
    user: agent,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Priya Whitaker' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacted' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Priya Whitaker moved to Contacted' }]))
  expect(requests.find(({ path }) => path.endsWith('/move/'))?.body).toEqual({ status: 2 })
})

it('asks why a lead is lost before it moves', async () => {
  const lost: Contact = { ...priya, status: 6, lost_reason: 'Moved away' }
  const { requests, toasts } = renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    answers: { ...answers([priya]), 'POST /contacts/*/move/': () => ({ contact: lost, event: 'e1' }) },
    user: agent,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Priya Whitaker' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as lost' }))
  expect(await screen.findByText('Enter a reason')).toBeVisible()
  expect(requests.some(({ path }) => path.endsWith('/move/'))).toBe(false)
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Moved away')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as lost' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Priya Whitaker moved to Lost' }]))
  expect(requests.find(({ path }) => path.endsWith('/move/'))?.body).toEqual({ status: 6, lost_reason: 'Moved away' })
})

it('is a list of leads alone once that is chosen, also the next time', async () => {
  const shown = { path: '/agent/leads', answers: answers([priya]), user: agent }
  const { requests, unmount } = renderScreen(<LeadsPage />, shown)
  await userEvent.click(await screen.findByRole('tab', { name: 'List' }))
  expect(await screen.findByRole('table', { name: 'Leads' })).toBeVisible()
  expect(
    requests.find(({ path, query }) => path === '/contacts/' && !query.has('unclaimed'))?.query.get('status'),
  ).toBe('1,2,3')
  unmount()
  renderScreen(<LeadsPage />, shown)
  expect(await screen.findByRole('table', { name: 'Leads' })).toBeVisible()
})

it('explains itself in a new account', async () => {
  renderScreen(<LeadsPage />, { path: '/agent/leads', answers: answers([]), user: agent })
  expect(await screen.findByText('No leads yet')).toBeVisible()
})
