import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FirstSteps, Home } from 'openapi'
import { FirstStep } from 'openapi/codes'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dealCard, owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { greeting } from './greeting.ts'
import { HomePage } from './HomePage.tsx'
import { sampleEntry } from '#test/sample-entries.ts'

const now = today(owner.account.time_zone)
const late = task('1', 'Order the appraisal', { due_date: addDays(now, -2) })
const maple = dealCard()
const home: Home = {
  today: now,
  overdue_tasks: { ...page([late]), count: 7 },
  today_tasks: page([]),
  team_overdue_tasks: { ...page([late]), count: 7 },
  closing_soon: page([{ ...maple, dates: { ...maple.dates, closing: addDays(now, 1) } }]),
  contact_dates: { count: 0, results: [] },
  new_leads: page([]),
  has_sample_data: false,
}

const open = (answers: Answers) =>
  renderScreen(<HomePage />, {
    path: '/agent',
    answers: { 'GET /teams/': () => page([team]), 'GET /deals/': () => page([]), ...answers },
    user: owner,
  })

describe('the home screen', () => {
  it('sums up the day, and each metric opens the list that it counts', async () => {
    open({ 'GET /home/': () => home })
    expect(
      await screen.findByText('7 tasks are overdue. Nothing new is due today. 1 deal closes within two weeks.'),
    ).toBeVisible()
    const metric = (name: RegExp) => screen.getByRole('link', { name })
    expect(metric(/Overdue tasks 7/)).toHaveAttribute('href', '/agent/tasks?due=overdue&assignee=me')
    expect(metric(/Due today 0/)).toHaveAttribute('href', '/agent/tasks?due=today&assignee=me')
    expect(metric(/New leads 0/)).toHaveAttribute('href', '/agent/leads?status=1')
    expect(metric(/Closing within 14 days 1/)).toHaveAttribute(
      'href',
      '/agent/workspaces?view=list&workspace=all&deal_status=1&closing=next-14',
    )
    expect(screen.getByText('Tomorrow')).toBeVisible()
  })

  it('begins a quiet day with what is overdue on the team, and shows what comes next', async () => {
    const others = task('2', 'Call the lender', { due_date: addDays(now, -3), assignee: 'u9' })
    open({
      'GET /home/': () => ({ ...home, overdue_tasks: page([]), team_overdue_tasks: { ...page([others]), count: 8 } }),
      'GET /tasks/': ({ query }) =>
        page(query.get('due') === 'week' ? [task('3', 'Order the sign', { due_date: addDays(now, 2) })] : []),
    })
    expect(
      await screen.findByText(
        '8 tasks are overdue on the team. None of yours is due today. 1 deal closes within two weeks.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Call the lender')).toBeVisible()
    expect(await screen.findByText('Order the sign')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all 8 tasks: Overdue on the team' })).toHaveAttribute(
      'href',
      '/agent/tasks?due=overdue&assignee=team',
    )
    const panels = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(panels.indexOf('Overdue on the team')).toBeLessThan(panels.indexOf('Today'))
  })

  it('counts what more is overdue on the team', async () => {
    open({ 'GET /home/': () => ({ ...home, team_overdue_tasks: { ...page([late]), count: 8 } }) })
    expect(
      await screen.findByText(/^7 tasks are overdue. Nothing new is due today. 1 more is overdue on the team./),
    ).toBeVisible()
  })

  it('completes a task in place and updates the metric', async () => {
    const { requests } = open({
      'GET /home/': () =>
        requests.some(({ method }) => method === 'POST')
          ? { ...home, overdue_tasks: page([]), team_overdue_tasks: page([]) }
          : home,
      'GET /tasks/': () => page([]),
      'POST /tasks/*/complete/': () => ({ ...late, progress: 'COMPLETE' }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: `Complete ${late.title}` }))
    expect(await screen.findByRole('link', { name: /Overdue tasks 0/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(late.title)).toBeNull())
  })
})

it('says whom to get in touch with, and leads to them', async () => {
  const about = { deal: null, deal_name: '', contact: 'c1', contact_name: 'Dana Brooks' }
  const results = [
    sampleEntry('follow_up', 'c1', 'Follow-up', { ...about, date: addDays(now, -2), late: true }),
    sampleEntry('birthday', 'c1', 'Birthday', { ...about, date: now }),
  ]
  open({ 'GET /home/': () => ({ ...home, contact_dates: { count: 9, results } }) })
  const panel = within(await screen.findByRole('region', { name: 'Get in touch' }))
  expect(panel.getByRole('link', { name: /Dana Brooks ?Follow-up/ })).toHaveTextContent('2 days late')
  const birthday = panel.getByRole('link', { name: /Dana Brooks ?Birthday/ })
  expect(birthday).toHaveTextContent('Today')
  expect(birthday).toHaveAttribute('href', '/agent/contacts?contact=c1&view=page')
  expect(panel.getByRole('link', { name: /See all 9/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/agent/calendar'),
  )
})

describe('the first steps', () => {
  const nothing = page([])
  const empty = {
    ...home,
    overdue_tasks: nothing,
    today_tasks: nothing,
    team_overdue_tasks: nothing,
    closing_soon: nothing,
    new_leads: nothing,
  }
  const newcomer = { ...owner, tour: { step: 5, done: true, first_steps_hidden: false } }
  const steps = (...done: FirstStep[]): FirstSteps => ({
    results: Object.values(FirstStep).map((step) => ({ step, done: done.includes(step) })),
    deal: done.length > 0 ? 'maple' : null,
  })
  const openNew = (answers: Answers, at = '/agent') =>
    renderScreen(<HomePage />, {
      path: '/agent',
      at,
      answers: {
        'GET /teams/': () => page([team]),
        'GET /home/': () => empty,
        'GET /deals/': () => nothing,
        'GET /tasks/': () => nothing,
        ...answers,
      },
      user: newcomer,
    })

  it('are all that an account without deals shows', async () => {
    openNew({ 'GET /home/first_steps/': () => steps() })
    expect(await screen.findByText('0 of 6 done')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Add sample data' })).toBeVisible()
    const link = (name: RegExp) => screen.getByRole('link', { name })
    expect(link(/Add your first deal/)).toHaveAttribute('href', '/agent/workspaces?create=deal')
    expect(link(/Bring in your contacts/)).toHaveAttribute('href', '/agent/contacts?import=new')
    expect(link(/Invite your team/)).toHaveAttribute('href', '/agent/teams')
    await waitFor(() => expect(screen.queryByText(/Due today/)).toBeNull())
  })

  it('stay after the first deal, above the day, and lead to that deal', async () => {
    openNew({ 'GET /home/first_steps/': () => steps('deal'), 'GET /deals/': () => page([maple]) })
    expect(await screen.findByText('1 of 6 done')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Add your first deal/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add sample data' })).toBeNull()
    expect(screen.getByRole('link', { name: /Add your client/ })).toHaveAttribute(
      'href',
      '/agent/deal/maple?view=people',
    )
    expect(await screen.findByRole('link', { name: /Due today 0/ })).toBeVisible()
  })

  it('are gone once all are done or dismissed, and come back from the menu', async () => {
    const all = () => steps(...Object.values(FirstStep))
    const { unmount } = openNew({ 'GET /home/first_steps/': all })
    expect(await screen.findByRole('link', { name: /Due today 0/ })).toBeVisible()
    expect(screen.queryByText('First steps')).toBeNull()
    unmount()
    const { requests } = openNew(
      {
        'GET /home/first_steps/': all,
        'PATCH /user/*/tour/': () => ({ ...newcomer, tour: { ...newcomer.tour, first_steps_hidden: true } }),
      },
      '/agent?first_steps=all',
    )
    expect(await screen.findByText('6 of 6 done')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide first steps' }))
    await waitFor(() => expect(screen.queryByText('First steps')).toBeNull())
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ first_steps_hidden: true })
  })

  it('offer sample data to those who may add it, and home removes it after saying what goes', async () => {
    let isThere = false
    const records = { deals: 3, contacts: 9, tasks: 1, milestones: 0, notes: 4, appointments: 4, portals: 1 }
    const work = { tasks: 0, milestones: 0, notes: 2, files: 1, appointments: 0, portals: 0, contracts: 0 }
    const answers: Answers = {
      'GET /home/': () => ({ ...empty, has_sample_data: isThere }),
      'GET /home/first_steps/': () => steps(),
      'POST /sample_data/': () => void (isThere = true),
      'DELETE /sample_data/': () => void (isThere = false),
      'GET /sample_data/': () => ({
        added_at: '2026-11-24T09:12:00.000Z',
        added_by: owner.id,
        records,
        own_work: [{ id: 'd1', name: '12 Lantern Court', ...work }],
        kept_deals: [{ id: 'd2', name: '17 Harbor View' }],
        kept_tasks: 1,
        kept_appointments: 0,
      }),
    }
    openNew(answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Add sample data' }))
    expect(await screen.findByText('You’re looking at sample data.')).toBeVisible()
    expect(screen.queryByText('See it with sample data')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove sample data' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the sample data?' }))
    const goes = /3 deals, 9 contacts, 1 task, 4 notes, 4 appointments, and 1 client portal\. Your own records stay/
    expect(await dialog.findByText(goes)).toBeVisible()
    expect(dialog.getByText('12 Lantern Court: 2 notes and 1 file')).toBeVisible()
    expect(dialog.getByText('17 Harbor View')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }))
    expect(await screen.findByText('See it with sample data')).toBeVisible()
    expect(screen.queryByText('You’re looking at sample data.')).toBeNull()
  })

  it('offer no sample data to agents', async () => {
    const agent = { ...newcomer, role: 'agent' as const }
    renderScreen(<HomePage />, {
      path: '/agent',
      answers: {
        'GET /teams/': () => page([team]),
        'GET /home/': () => ({ ...empty, has_sample_data: true }),
        'GET /deals/': () => nothing,
        'GET /tasks/': () => nothing,
        'GET /home/first_steps/': () => steps(),
      },
      user: agent,
    })
    expect(await screen.findByText('0 of 6 done')).toBeVisible()
    expect(screen.queryByText(/sample data/)).toBeNull()
  })
})

it('tells an assistant without agents why there is nothing to see', async () => {
  renderScreen(<HomePage />, {
    path: '/agent',
    answers: {
      'GET /teams/': () => page([team]),
      'GET /deals/': () => page([]),
      'GET /tasks/': () => page([]),
      'GET /home/': () => ({ ...home, overdue_tasks: page([]), team_overdue_tasks: page([]), closing_soon: page([]) }),
    },
    user: { ...owner, role: 'assistant' },
  })
  expect(await screen.findByText(/^You don’t assist any agents yet, so there are no deals to show\./)).toBeVisible()
  expect(screen.queryByText(/^Nothing is overdue/)).toBeNull()
})

it('shows what comes next in each deal even if nothing is due today', async () => {
  const next = { title: 'Send the offer', date: addDays(now, 9), item: null }
  open({
    'GET /home/': () => ({ ...home, overdue_tasks: page([]) }),
    'GET /deals/': () => page([{ ...maple, next_date: next }]),
    'GET /tasks/': ({ query }) =>
      query.get('due')?.includes('later')
        ? page([task('4', 'Book the movers', { due_date: addDays(now, 20) })])
        : page([]),
  })
  expect(await screen.findByRole('link', { name: /402 Maple Street.*Send the offer/ })).toHaveAttribute(
    'href',
    '/agent/deal/maple',
  )
  expect(await screen.findByText('Book the movers')).toBeVisible()
})

describe('the greeting', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['2026-11-20T13:00:00Z', 'America/New_York', 'Good morning, Maya'],
    ['2026-11-20T18:00:00Z', 'America/New_York', 'Good afternoon, Maya'],
    ['2026-11-20T05:30:00Z', 'America/New_York', 'Good morning, Maya'],
    ['2026-11-20T05:30:00Z', 'Pacific/Honolulu', 'Good evening, Maya'],
    ['2026-11-20T13:00:00Z', 'Asia/Tokyo', 'Good evening, Maya'],
  ])('at %s in %s is “%s”, wherever the browser is', (instant, timeZone, expected) => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
    expect(greeting('Maya', timeZone)).toBe(expected)
  })

  it('does without a name', () => {
    expect(greeting('', 'America/New_York')).toMatch(/^Good (morning|afternoon|evening)$/)
  })
})
