import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deviceTypeAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { owner } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { CalendarPage } from './CalendarPage.tsx'

const entries = [
  sampleEntry('task', 't1', 'Order the appraisal', { late: true }),
  sampleEntry('milestone', 'm1', 'Inspection'),
  sampleEntry('closing', 'maple', 'Closing'),
  sampleEntry('task', 't2', 'Call the dentist', { deal: null, deal_name: '' }),
  sampleEntry('key_date', 't3', 'Inspection reply', { progress: 'COMPLETE' }),
]

const open = (search: string, results = entries) =>
  renderScreen(<CalendarPage />, {
    path: '/agent/calendar',
    at: `/agent/calendar${search}`,
    answers: { 'GET /calendar/': () => ({ results }) },
    user: owner,
  })

describe('the calendar', () => {
  it('requests the weeks of the month and opens the page behind an entry', async () => {
    const { requests } = open('?view=week&date=2026-11-12&done=shown')
    const link = (name: RegExp) => screen.findByRole('link', { name })
    expect(await link(/Order the appraisal.*Task, late/)).toHaveAttribute(
      'href',
      '/agent/deal/maple?view=tasks&task=t1',
    )
    expect(await link(/Inspection.*Milestone/)).toHaveAttribute('href', '/agent/deal/maple?view=milestones')
    expect(await link(/402 Maple Street.*Closing/)).toHaveAttribute('href', '/agent/deal/maple')
    expect(await link(/Call the dentist/)).toHaveAttribute('href', '/agent/tasks?task=t2')
    expect(await link(/Inspection reply.*Key date, done/)).toBeVisible()
    const asked = requests.find(({ path }) => path === '/calendar/')?.query
    expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-08', '2026-11-14'])
  })

  it('keeps view, day and kinds in the URL', async () => {
    const { router } = open('?view=month&date=2026-11-12')
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    expect(router.state.location.search).toBe('?view=month&date=2026-12-01')
    await userEvent.click(screen.getByRole('tab', { name: 'Week' }))
    await userEvent.click(screen.getByRole('button', { name: 'Task' }))
    expect(router.state.location.search).toBe(
      '?view=week&date=2026-12-01&kinds=milestone%2Ckey_date%2Cclosing%2Clisting_expiration',
    )
  })

  it('shows completed entries on request, and closings always', async () => {
    const closed = sampleEntry('closing', 'elm', 'Closing', {
      deal: 'elm',
      deal_name: '9 Elm Court',
      progress: 'COMPLETE',
    })
    const { router } = open('?view=list&date=2026-11-12', [...entries, closed])
    expect(await screen.findByRole('link', { name: /9 Elm Court/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Inspection reply/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('link', { name: /Inspection reply/ })).toBeVisible()
    expect(router.state.location.search).toBe('?view=list&date=2026-11-12&done=shown')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(router.state.location.search).toBe('?view=list&date=2026-11-12')
  })

  it('shows entries that do not fit into a day on request', async () => {
    open('?view=month&date=2026-11-12&done=shown')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Inspection reply/ })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: '2 more on Thursday, November 12' }))
    expect(await screen.findByRole('link', { name: /Inspection reply/ })).toBeVisible()
  })

  it('is a list on a phone', async () => {
    const { store } = open('?date=2026-11-12')
    store.set(deviceTypeAtom, 'phone')
    await waitFor(() => expect(screen.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true'))
    expect(await screen.findByRole('region', { name: 'Thursday, November 12' })).toBeVisible()
  })
})
