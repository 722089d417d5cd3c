import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Home } from 'openapi'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { dealCard, owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { greeting } from './greeting.ts'
import { HomePage } from './HomePage.tsx'

const now = today(owner.account.time_zone)
const late = task('1', 'Order the appraisal', { due_date: addDays(now, -2) })
const maple = dealCard()
const home: Home = {
  today: now,
  overdue_tasks: { ...page([late]), count: 7 },
  today_tasks: page([]),
  closing_soon: page([{ ...maple, dates: { ...maple.dates, closing: addDays(now, 1) } }]),
  new_leads: page([]),
}

const open = (answers: Answers) =>
  renderScreen(<HomePage />, {
    path: '/agent',
    answers: { 'GET /teams/': () => page([team]), ...answers },
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

  it('shows on a quiet day what is late for others and what comes next', async () => {
    const { requests } = open({
      'GET /home/': () => ({ ...home, overdue_tasks: page([]) }),
      'GET /tasks/': ({ query }) =>
        query.get('due') === 'overdue'
          ? { ...page([task('2', 'Call the lender', { due_date: addDays(now, -3), assignee: 'u9' })]), count: 8 }
          : page([task('3', 'Order the sign', { due_date: addDays(now, 2) })]),
    })
    expect(await screen.findByText('Call the lender')).toBeVisible()
    expect(screen.getByText('Order the sign')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all 8 tasks: Overdue for others' })).toHaveAttribute(
      'href',
      '/agent/tasks?due=overdue&assignee=team',
    )
    const asked = requests.filter(({ path }) => path === '/tasks/').map(({ query }) => query.get('assignee'))
    expect(asked).toEqual([null, 'me'])
  })

  it('completes a task in place and updates the metric', async () => {
    const { requests } = open({
      'GET /home/': () =>
        requests.some(({ method }) => method === 'POST') ? { ...home, overdue_tasks: page([]) } : home,
      'GET /tasks/': () => page([]),
      'POST /tasks/*/complete/': () => ({ ...late, progress: 'COMPLETE' }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: `Complete ${late.title}` }))
    expect(await screen.findByRole('link', { name: /Overdue tasks 0/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(late.title)).toBeNull())
  })
})

it('shows first steps to users without a deal', async () => {
  const nothing = page([])
  open({
    'GET /home/': () => ({
      today: now,
      overdue_tasks: nothing,
      today_tasks: nothing,
      closing_soon: nothing,
      new_leads: nothing,
    }),
    'GET /deals/': () => nothing,
  })
  expect(await screen.findByRole('link', { name: /Add your first deal/ })).toHaveAttribute(
    'href',
    '/agent/workspaces?create=deal',
  )
  expect(screen.getByRole('link', { name: /Invite your team/ })).toHaveAttribute('href', '/agent/teams')
})

describe('the greeting', () => {
  it('follows the time of day', () => {
    expect(greeting('Maya', 8)).toBe('Good morning, Maya')
    expect(greeting('Maya', 13)).toBe('Good afternoon, Maya')
    expect(greeting('', 22)).toBe('Good evening')
  })
})
