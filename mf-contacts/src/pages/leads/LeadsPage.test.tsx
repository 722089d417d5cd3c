import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contact, LeadBoard } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
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

it('leads to the follow-up plans', async () => {
  renderScreen(<LeadsPage />, { path: '/agent/leads', answers: answers([priya]), user: agent })
  expect(await screen.findByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/agent/contacts?view=plans')
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

it('shows in the panel what a lead asked, about which home, on which page, and what brought them', async () => {
  const inquiry = {
    type: 'inquiry',
    id: 'i1',
    at: new Date().toISOString(),
    source: 'Zillow',
    kind: 'email',
    message: 'Is the yard fenced?',
    property: { address: '201 Birch Lane', mls_number: '', price: 45_000_000, city: 'Austin', zip: '78704', url: '' },
    language: 'es',
    campaign: { source: 'newsletter', medium: 'email', campaign: 'spring', term: '', content: 'header' },
    page: 'https://www.example.com/homes/201-birch?utm_source=newsletter',
    referrer: 'https://www.example.org/search',
    made_contact: true,
    assignment: null,
  }
  const { requests } = renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    at: '/agent/leads?contact=c1',
    answers: {
      ...answers([priya]),
      'GET /contacts/*/': () => priya,
      'GET /contacts/*/timeline/': () => ({ results: [inquiry], next_cursor: null }),
    },
    user: agent,
  })
  const asked = within(await screen.findByRole('region', { name: 'Latest inquiry' }))
  expect(asked.getByText('Is the yard fenced?')).toBeVisible()
  expect(asked.getByText('About 201 Birch Lane, Austin 78704, $450,000')).toBeVisible()
  expect(asked.getByText('From Zillow, just now')).toBeVisible()
  expect(asked.getByRole('link', { name: 'www.example.com/homes/201-birch' })).toHaveAttribute('href', inquiry.page)
  expect(asked.getByText('Campaign: newsletter · email · spring · header')).toBeVisible()
  expect(asked.getByText('Came from example.org')).toBeVisible()
  expect(asked.getByText('Speaks Spanish')).toBeVisible()
  expect(requests.find(({ path }) => path === '/contacts/c1/timeline/')?.query.get('kind')).toBe('inquiry')
})

it('goes back from the page of a lead to the leads', async () => {
  renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    at: '/agent/leads?contact=c1&view=page',
    answers: { ...answers([priya]), 'GET /contacts/*/': () => priya },
    user: agent,
  })
  const back = await screen.findByRole('link', { name: 'Leads' })
  expect(back).toHaveAttribute('href', expect.stringMatching(/^\/agent\/leads/))
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

describe('a plan', () => {
  const plan = { id: 'p1', name: 'New buyer lead', paused_at: null }
  const shown = (at: string) =>
    renderScreen(<LeadsPage />, {
      path: '/agent/leads',
      at,
      answers: {
        ...answers([priya]),
        'GET /plans/': () => ({ ...page([]), results: [plan], starters: [] }),
        'POST /plan_enrollments/': () => ({ started: ['e1'], skipped: [], events: ['v1'] }),
      },
      user: agent,
    })
  const started = (requests: ReturnType<typeof shown>['requests']) =>
    requests.findLast(({ path }) => path === '/plan_enrollments/')?.body
  const start = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a plan' }))
    await dialog.findByText('Starts for 1 contact.')
    await userEvent.click(dialog.getByRole('button', { name: 'Start plan' }))
  }

  it('starts for all leads that are shown, on the board and in the list', async () => {
    const { requests } = shown('/agent/leads?temperature=3')
    await userEvent.click(await screen.findByRole('button', { name: 'Start plan' }))
    await start()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(started(requests)).toEqual({ plan: 'p1', filters: { status: [1, 2, 3], temperature: [3] } })
    await userEvent.click(screen.getByRole('tab', { name: 'List' }))
    expect(await screen.findByRole('button', { name: 'Start plan' })).toBeVisible()
  })

  it('starts for one lead by the menu of their card', async () => {
    const { requests } = shown('/agent/leads')
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Priya Whitaker' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start plan' }))
    await start()
    await waitFor(() => expect(started(requests)).toEqual({ plan: 'p1', contacts: ['c1'] }))
  })
})

it('explains itself in a new account, and leads who may to the lead sources', async () => {
  const { unmount } = renderScreen(<LeadsPage />, { path: '/agent/leads', answers: answers([]), user: agent })
  expect(await screen.findByText('No leads yet')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Connect lead sources' })).toBeNull()
  unmount()
  renderScreen(<LeadsPage />, { path: '/agent/leads', answers: answers([]), user: { ...agent, role: 'owner' } })
  expect(await screen.findByRole('link', { name: 'Connect lead sources' })).toHaveAttribute(
    'href',
    '/agent/teams?view=sources',
  )
  await userEvent.click(await screen.findByRole('tab', { name: 'List' }))
  expect(await screen.findByText(/^Everyone who might buy or sell is here/)).toBeVisible()
})

describe('a file dropped on the page', () => {
  const sheet = new File(['First name,Email,Comments\nAnn,ann@example.com,Is it sold?\n'], 'sheet.csv', {
    type: 'text/csv',
  })
  const begun = {
    id: 'i1',
    version: 1,
    created_by: agent.id,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    finished_at: null,
    entity: 'contact',
    workspace: null,
    file_name: 'sheet.csv',
    columns: ['First name', 'Email', 'Comments'],
    samples: [],
    mapping: { first_name: 0, emails: 1, notes: 2 },
    representation: null,
    on_duplicate: 'skip',
    make_labels: false,
    missing_labels: [],
    lead_source: 's1',
    state: 'draft',
    rows: 0,
    good: 0,
    bad: 0,
    duplicates: 0,
    plan: { create: 0, update: 0, skip: 0 },
    problems: [],
    done: 0,
    imported: 0,
    updated: 0,
    skipped: 0,
    removed: 0,
    kept: [],
    reason: '',
  }
  const ready = { ...begun, state: 'ready', rows: 1, good: 1, plan: { create: 1, update: 0, skip: 0 } }
  const source = (id: string, name: string, kind: string) => ({ id, name, kind, retired: false })
  const shown = () =>
    renderScreen(<LeadsPage />, {
      path: '/agent/leads',
      answers: {
        ...answers([priya]),
        'GET /lead_sources/': () => ({
          ...page([]),
          results: [source('s0', 'Website', 'form'), source('s1', 'Open house', 'file')],
        }),
        'GET /imports/': () => page([]),
        'GET /custom_fields/': () => page([]),
        'POST /contacts/import/': () => begun,
        'POST /imports/*/rows/': () => begun,
        'PATCH /imports/*/': () => ready,
        'GET /imports/*/': () => ready,
      },
      user: agent,
    })

  it('is sent as leads of the source for files, which can be changed', async () => {
    const { requests } = shown()
    const found = await screen.findByRole('heading', { name: 'Leads' })
    fireEvent.dragOver(found, { dataTransfer: { types: ['Files'] } })
    expect(await screen.findByText('Drop the file to import leads')).toBeVisible()
    fireEvent.drop(found, { dataTransfer: { types: ['Files'], files: [sheet] } })
    const choice = await screen.findByRole('combobox', { name: 'Import these people as' })
    expect(choice).toHaveDisplayValue('Leads from Open house')
    expect(screen.queryByText('Drop the file to import leads')).toBeNull()
    const sent = requests.find(({ path }) => path === '/contacts/import/')
    expect(sent?.body).toMatchObject({ file_name: 'sheet.csv', lead_source: 's1' })
    await userEvent.selectOptions(choice, 'Contacts')
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ lead_source: null }))
  })

  it('is ignored if it is no file', async () => {
    shown()
    const found = await screen.findByRole('heading', { name: 'Leads' })
    fireEvent.dragOver(found, { dataTransfer: { types: ['text/plain'] } })
    expect(screen.queryByText('Drop the file to import leads')).toBeNull()
  })
})
