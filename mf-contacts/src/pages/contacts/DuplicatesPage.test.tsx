import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contact, DuplicatePairs, User } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { agent, page, priya, team } from '#test/sample-contacts.ts'
import { ContactsPage } from './ContactsPage.tsx'

const path = '/agent/contacts'
const twin: Contact = {
  ...priya,
  id: 'c2',
  first_name: 'Pri',
  emails: [],
  phones: ['+1 860 555 0142', '2035550100'],
  status: 3,
  company: 'Whitaker Homes',
  notes: 'Wants a yard',
}
const pairs = (results: DuplicatePairs['results'], count = results.length): DuplicatePairs => ({
  results,
  count,
  next_cursor: null,
})
const both: DuplicatePairs = pairs([{ id: 'd1', score: 82, reasons: ['name', 'phone'], contacts: [priya, twin] }])
const likely = { score: 82, reasons: ['name', 'phone'], is_likely: true, contact: twin }
const answers: Answers = {
  'GET /contacts/': () => page([priya, twin]),
  'GET /contacts/duplicates/': () => both,
  'GET /contacts/*/': () => priya,
  'GET /contacts/*/duplicates/': () => ({ results: [likely] }),
  'GET /labels/': () => page([]),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
  'POST /contacts/merge/': () => ({ contact: priya, event: 'e1' }),
  'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [{ kind: 'task', id: 't1', title: 'Call again' }] }),
  'POST /contacts/*/not_same/*/': () => undefined,
  'DELETE /contacts/*/not_same/*/': () => undefined,
}
const open = (at: string, more: Answers = {}, user: User = agent) =>
  renderScreen(<ContactsPage />, { path, at: path + at, answers: { ...answers, ...more }, user })
const sentTo = (requests: { method: string; path: string; body: unknown }[], path: string) =>
  requests.find((one) => one.method !== 'GET' && one.path === path)?.body

describe('possible duplicates', () => {
  it('are counted beside the title, and listed with what they share', async () => {
    const { router } = open('')
    await userEvent.click(await screen.findByRole('link', { name: '1 possible duplicate' }))
    expect(router.state.location.search).toBe('?view=duplicates')
    const pair = within(await screen.findByRole('listitem', { name: 'Priya Whitaker and Pri Whitaker' }))
    expect(pair.getByText('Matching name')).toBeVisible()
    expect(pair.getByText('priya@example.com')).toBeVisible()
    expect(screen.getByText('1 pair')).toBeVisible()
  })

  it('say nothing where there are none, and say so when they can’t be loaded', async () => {
    open('', { 'GET /contacts/duplicates/': () => pairs([]) })
    await screen.findByRole('link', { name: 'Priya Whitaker' })
    expect(screen.queryByText(/possible duplicate/)).toBeNull()
    open('?view=duplicates', { 'GET /contacts/duplicates/': () => pairs([]) })
    expect(await screen.findByText('No possible duplicates')).toBeVisible()
    open('?view=duplicates', { 'GET /contacts/duplicates/': () => problem(500, 'Broken') })
    expect(await screen.findByText('Couldn’t load possible duplicates')).toBeVisible()
  })

  it('say it once if both have the same name', async () => {
    const { toasts } = open('?view=duplicates', { 'POST /contacts/merge/': () => ({ contact: twin, event: 'e1' }) })
    await userEvent.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Merge contacts' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Two entries for Pri Whitaker merged']))
  })

  it('are merged with what is chosen, with Undo that names later edits', async () => {
    const { requests } = open('?view=duplicates')
    await userEvent.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const group = (name: string) => within(dialog.getByRole('group', { name }))
    expect(dialog.queryByRole('group', { name: 'Last name' })).toBeNull()
    expect(group('First name').getByRole('radio', { name: /Whitaker\s*Priya$/ })).toBeChecked()
    expect(group('Phone').getByRole('radio', { name: /^Both/ })).toBeChecked()
    expect(group('Company').getByRole('radio', { name: /Whitaker Homes/ })).toBeChecked()
    await userEvent.click(group('Status').getByRole('radio', { name: /Qualified/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Merge contacts' }))
    await waitFor(() => expect(sentTo(requests, '/contacts/merge/')).toBeDefined())
    expect(sentTo(requests, '/contacts/merge/')).toEqual({
      keep: 'c1',
      merge: 'c2',
      choices: {
        first_name: 'kept',
        company: 'merged',
        emails: 'kept',
        phones: 'both',
        status: 'merged',
        notes: 'merged',
      },
    })
  })

  it('are compared by their own custom fields, which can be joined', async () => {
    const field = (key: string, name: string) => ({ key, name, kind: 'text', options: [] })
    const pair = [
      { ...priya, address: { ...priya.address, city: 'Hartford' }, custom_fields: { lender: 'First Bank' } },
      { ...twin, address: { ...priya.address, city: 'Bolton' }, custom_fields: { lender: 'Ada Credit', pets: 'Two' } },
    ] as const
    open('?view=duplicates', {
      'GET /contacts/duplicates/': () => pairs([{ id: 'd1', score: 82, reasons: ['name'], contacts: [...pair] }]),
      'GET /custom_fields/': () => ({ count: 2, results: [field('lender', 'Lender'), field('pets', 'Pets')] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const own = within(await dialog.findByRole('group', { name: 'Custom fields' }))
    await waitFor(() => expect(own.getByRole('radio', { name: /Lender: Ada Credit, Pets: Two$/ })).toBeInTheDocument())
    expect(own.getByRole('radio', { name: /^Both\s*Lender: First Bank, Pets: Two$/ })).toBeChecked()
    expect(own.queryByText(/Hartford|Bolton/)).toBeNull()
  })

  it('have no custom fields to compare just because their addresses differ', async () => {
    const elsewhere = { ...twin, address: { ...priya.address, city: 'Bolton' } }
    open('?view=duplicates', {
      'GET /contacts/duplicates/': () => pairs([{ ...both.results[0]!, contacts: [priya, elsewhere] }]),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('group', { name: 'Address' })).toBeVisible()
    expect(dialog.queryByRole('group', { name: 'Custom fields' })).toBeNull()
  })

  it('show phone numbers as everywhere, and start with the address that has a street', async () => {
    const bare = { ...priya, phones: ['860-555-0142'], address: { state: 'CT' } }
    const full = { ...twin, phones: ['2035550100'], address: { street: '9 Elm Street', city: 'Bolton', state: 'CT' } }
    open('?view=duplicates', {
      'GET /contacts/duplicates/': () => pairs([{ ...both.results[0]!, contacts: [bare, full] }]),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const group = (name: string) => within(dialog.getByRole('group', { name }))
    expect(group('Address').getByRole('radio', { name: /9 Elm Street, Bolton, CT$/ })).toBeChecked()
    expect(group('Phone').getByRole('radio', { name: /^Both\s*\(860\) 555-0142, \(203\) 555-0100$/ })).toBeChecked()
  })

  it('can’t be merged by those who may not delete both', async () => {
    open('?view=duplicates', {}, { ...agent, role: 'assistant' })
    expect(await screen.findByRole('button', { name: /^Not the same/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Compare and merge/ })).toBeNull()
  })

  it('are marked as not the same', async () => {
    const { requests } = open('?view=duplicates')
    await userEvent.click(await screen.findByRole('button', { name: /^Not the same/ }))
    await waitFor(() =>
      expect(requests.some(({ method, path }) => method === 'POST' && path === '/contacts/c1/not_same/c2/')).toBe(true),
    )
  })
})

it('a contact who is being added is looked for once typing rests', async () => {
  const found = { 'POST /contacts/duplicates/check/': () => ({ results: [likely] }) }
  const { requests, router } = open('?create=contact', found)
  const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Pri')
  expect(screen.queryByText('This may be')).toBeNull()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Whitaker')
  await userEvent.click(await dialog.findByRole('button', { name: 'Use it: Pri Whitaker' }))
  const asked = requests.filter(({ path }) => path === '/contacts/duplicates/check/')
  expect(asked.map(({ body }) => body)).toEqual([{ first_name: 'Pri', last_name: 'Whitaker' }])
  expect(router.state.location.search).toBe('?contact=c2')
})

it('a contact that was merged leads on to the one it is now', async () => {
  const gone = { status: 410, merged_into: 'c1' }
  const headers = { 'Content-Type': 'application/problem+json' }
  const { router } = open('?contact=c9&view=page', {
    'GET /contacts/*/': ({ path }) => (path.includes('c9') ? Response.json(gone, { status: 410, headers }) : priya),
  })
  await waitFor(() => expect(router.state.location.search).toBe('?contact=c1&view=page'))
})
