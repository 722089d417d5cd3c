import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { LeadRule } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { LeadRoutingView } from './LeadRoutingView.tsx'

const member = (user: string, first_name: string) => ({
  user,
  role: 'agent',
  status: 1,
  person: { first_name, last_name: 'Lee', phone_number: null, image: null },
  email: `${user}@example.com`,
  assists: [],
  absences: [],
})

const rule = (name: string, more: Partial<LeadRule> = {}): LeadRule => ({
  id: name.toLowerCase(),
  name,
  is_on: true,
  sources: [],
  contact_sources: [],
  price_from: null,
  price_to: null,
  zips: [],
  cities: [],
  languages: [],
  hours: null,
  way: 'rotation',
  users: ['ann', 'bob'],
  minutes: null,
  fallback: null,
  ...more,
})

const routing = (rules: LeadRule[]) => ({ version: 3, rules, daily_cap: 5, skips_off_hours: true })

function show(rules: LeadRule[], answers: object = {}) {
  return renderScreen(<LeadRoutingView />, {
    path: '/agent/teams',
    at: '/agent/teams?view=routing',
    user: someUser({ role: 'owner' }),
    answers: {
      'GET /lead_routing/': () => routing(rules),
      'GET /lead_sources/': () => ({ results: [{ id: 's1', name: 'Website', retired: false }] }),
      'GET /teams/': () => ({
        results: [{ id: 't', name: 'North', members: [member('ann', 'Ann'), member('bob', 'Bob')] }],
      }),
      ...answers,
    },
  })
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the rules of an account', () => {
  it('are sentences in their order, with what happens to the rest', async () => {
    show([
      rule('High end', { contact_sources: [5], price_from: 50_000_000, zips: ['78704'] }),
      rule('Nights', {
        way: 'claim',
        minutes: 10,
        hours: { weekdays: [6, 7], starts: '18:00', ends: '08:00' },
        languages: ['es'],
      }),
    ])
    expect(await screen.findByText(/^Zillow leads from \$500,000 in 78704/)).toHaveTextContent(
      'in rotation to Ann Lee and Bob Lee',
    )
    expect(screen.getByText(/^Every lead in Spanish, Sat, Sun, 6:00 PM to 8:00 AM/)).toHaveTextContent(
      'the first of Ann Lee and Bob Lee to claim it within 10 minutes, then the pond',
    )
    expect(screen.getByText('All other leads')).toBeInTheDocument()
  })

  it('are moved, switched off and deleted as a draft, which is saved at the version that was read', async () => {
    const { requests } = show([rule('One'), rule('Two'), rule('Three')], {
      'PATCH /lead_routing/': () => ({ routing: routing([]), event: 'e1' }),
    })
    await screen.findByText('One')
    await click('Move Three up')
    await userEvent.click(screen.getByRole('switch', { name: 'Use One' }))
    await click('Actions for Two')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes')
    await click('Save changes')
    await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
    const sent = requests.find(({ method }) => method === 'PATCH')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
    expect(sent?.body).toMatchObject({
      rules: [
        { id: 'one', is_on: false },
        { id: 'three', is_on: true },
      ],
      daily_cap: 5,
    })
  })

  it('choose among languages by their names', async () => {
    show([])
    await userEvent.click(await screen.findByRole('button', { name: 'New rule' }))
    await userEvent.click(await screen.findByRole('combobox', { name: /^Language/ }))
    const names = (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)
    expect(names).toContain('Spanish')
    expect(names).toEqual(names.toSorted())
  })

  it('say who has left the team', async () => {
    const bob = { ...member('bob', 'Bob'), status: 2 }
    show([rule('One')], {
      'GET /teams/': () => ({ results: [{ id: 't', name: 'North', members: [member('ann', 'Ann'), bob] }] }),
    })
    expect(await screen.findByText(/^Every lead/)).toHaveTextContent(
      'in rotation to Ann Lee and Bob Lee (left the team)',
    )
  })

  it('go back to what is saved', async () => {
    show([rule('One'), rule('Two')])
    await screen.findByText('One')
    await click('Move Two up')
    await click('Discard')
    expect(screen.getByRole('status')).toHaveTextContent('These rules are in use.')
  })

  it('are not left with unsaved changes before a question', async () => {
    const { router } = show([rule('One'), rule('Two')])
    await screen.findByText('One')
    await click('Move Two up')
    // A dialog of the frame is no other page.
    await act(() => router.navigate('?view=routing&you=profile'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => router.navigate('?view=people'))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await click('Keep editing')
    expect(router.state.location.search).toContain('view=routing')
    expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes')
    await act(() => router.navigate('?view=people'))
    await click('Leave')
    await waitFor(() => expect(router.state.location.search).toBe('?view=people'))
  })

  it('refuse a daily limit that is no number', async () => {
    show([rule('One')])
    const field = await screen.findByLabelText(/^Daily limit/)
    await userEvent.clear(field)
    await userEvent.type(field, 'many')
    expect(screen.getByText(/Enter a whole number/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a new rule', () => {
  it('is explained while there are none, and says what it lacks', async () => {
    const { requests } = show([], { 'PATCH /lead_routing/': () => ({ routing: routing([]), event: 'e1' }) })
    await screen.findByText('Every lead goes to its source’s owner')
    await click('New rule')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(dialog.getByText('Enter a name')).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Downtown')
    await userEvent.type(dialog.getByLabelText(/^Price from/), '$500k')
    await userEvent.type(dialog.getByLabelText(/^Price up to/), '400,000')
    expect(dialog.getByText('Enter an amount that’s at least “Price from”')).toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText(/^Price up to/))
    await userEvent.type(dialog.getByLabelText(/^ZIP codes/), '78704, Round Rock')
    await userEvent.click(dialog.getByRole('radio', { name: 'One person' }))
    await userEvent.selectOptions(dialog.getByLabelText(/^Person/), 'Ann Lee')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText(/^Every lead from \$500,000 in 78704 or Round Rock/)).toHaveTextContent('Ann Lee')
    await userEvent.click(screen.getByText('Save changes'))
    await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
    const sent = requests.find(({ method }) => method === 'PATCH')
    expect(sent?.body).toMatchObject({
      rules: [
        {
          name: 'Downtown',
          price_from: 50_000_000,
          zips: ['78704'],
          cities: ['Round Rock'],
          way: 'person',
          users: ['ann'],
          minutes: null,
        },
      ],
    })
  })
})

it('tries the rules as they are on the page, and says who would have gotten what', async () => {
  const { requests } = show([rule('One', { is_on: false })], {
    'POST /lead_routing/dry_run/': () => ({
      count: 2,
      is_capped: false,
      people: [{ user: 'ann', assigned: 1, offered: 0 }],
      rules: [
        { rule: 0, count: 1 },
        { rule: null, count: 1 },
      ],
      leads: [
        {
          inquiry: 'i1',
          contact: 'c1',
          name: 'Priya Whitaker',
          source: 'Website',
          received_at: '2026-11-20T15:00:00.000Z',
          rule: 0,
          way: 'rotation',
          users: ['ann'],
          skipped: [{ rule: 'One', user: 'bob', reason: 'away' }],
        },
      ],
    }),
  })
  await screen.findByText('One')
  await userEvent.click(screen.getByRole('switch', { name: 'Use One' }))
  await click('Test on last month’s leads')
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByText('Priya Whitaker')).toBeInTheDocument()
  expect(panel.getByText('Skipped: Bob Lee (away)')).toBeInTheDocument()
  expect(panel.getByText(/Your 2 leads of the last 30 days/)).toBeInTheDocument()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({ rules: [{ id: 'one', is_on: true }] })
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
})
