import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deviceTypeAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dealCard, owner, page, team } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { CalendarPage } from './CalendarPage.tsx'

const entries = [
  sampleEntry('task', 't1', 'Order the appraisal', { late: true }),
  sampleEntry('milestone', 'm1', 'Inspection'),
  sampleEntry('closing', 'maple', 'Closing'),
  sampleEntry('task', 't2', 'Call the dentist', { deal: null, deal_name: '' }),
  sampleEntry('key_date', 't3', 'Inspection reply', { progress: 'COMPLETE' }),
]

const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day', observed: false }

const open = (search: string, results = entries) =>
  renderScreen(<CalendarPage />, {
    path: '/agent/calendar',
    at: `/agent/calendar${search}`,
    answers: {
      'GET /calendar/': () => ({ results }),
      'GET /account/*/calendar/': () => ({ holidays: [thanksgiving] }),
      'GET /teams/': () => page([team]),
      'GET /deals/': () => page([dealCard()]),
      'GET /deals/maple/': () => dealCard(),
    },
    user: owner,
  })

/** A window in which only this media query matches. */
function mediaMatching(wanted: string) {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    Object.defineProperty(list, 'matches', { value: query === wanted })
    return list
  })
}
afterEach(() => void vi.restoreAllMocks())

describe('the calendar', () => {
  it('requests the weeks of the month and opens the page behind an entry', async () => {
    const { requests } = open('?view=week&date=2026-11-12&done=shown')
    const link = (name: RegExp) => screen.findByRole('link', { name })
    expect(await link(/Order the appraisal.*Task, overdue/)).toHaveAttribute(
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

  it.each(['month', 'week'])('names the days when the office is closed in a %s', async (view) => {
    open(`?view=${view}&date=2026-11-24`)
    const day = await screen.findByLabelText(/^Thursday, November 26/)
    expect(await screen.findByText('Thanksgiving Day')).toBeVisible()
    expect(day.closest('td, li')).toHaveTextContent('Thanksgiving Day')
  })

  it('names the days when the office is closed in a list', async () => {
    open('?view=list&date=2026-11-24', [sampleEntry('milestone', 'm1', 'Inspection', { date: '2026-11-26' })])
    expect(await screen.findByRole('heading', { name: /Thursday, November 26.*Thanksgiving Day$/ })).toBeVisible()
  })

  it('keeps view, day and kinds in the URL', async () => {
    // In the past, because the URL leaves out today.
    const { router } = open('?view=month&date=2026-10-12')
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    expect(router.state.location.search).toBe('?view=month&date=2026-11-01')
    await userEvent.click(screen.getByRole('tab', { name: 'Week' }))
    await userEvent.click(screen.getByRole('button', { name: 'Task' }))
    expect(router.state.location.search).toBe(
      '?view=week&date=2026-11-01&kinds=milestone%2Ckey_date%2Cclosing%2Clisting_expiration%2Cappointment%2Cfollow_up%2Cbirthday%2Chome_anniversary',
    )
  })

  it('reads the next period when the pointer comes near its button, and the one after when it is clicked', async () => {
    const { requests } = open('?view=week&date=2026-11-12')
    const days = () => requests.filter(({ path }) => path === '/calendar/').map(({ query }) => query.get('from'))
    const next = await screen.findByRole('button', { name: 'Next week' })
    await screen.findByText('Order the appraisal')
    expect(days()).toEqual(['2026-11-08'])
    await userEvent.hover(next)
    await waitFor(() => expect(days()).toEqual(['2026-11-08', '2026-11-15']))
    await userEvent.click(next)
    await waitFor(() => expect(days()).toEqual(['2026-11-08', '2026-11-15', '2026-11-22']))
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

  it('keeps the hours of a week in sight, however much is due on a day', async () => {
    const due = Array.from({ length: 9 }, (_, i) => sampleEntry('task', `d${i}`, `Task ${i}`))
    open('?view=week&date=2026-11-12', due)
    await userEvent.click(await screen.findByRole('button', { name: '5 more on Thursday, November 12' }))
    expect(await screen.findByRole('link', { name: /Task 8/ })).toBeVisible()
  })

  it('says the address first, then what', async () => {
    open('?view=month&date=2026-11-12')
    expect(await screen.findByRole('link', { name: /^402 Maple Street · Inspection/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^402 Maple Street · Closing/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Call the dentist/ })).toBeVisible()
  })

  it('is filtered by person and deal, in the URL', async () => {
    const { router, requests } = open('?view=list&date=2026-11-12')
    await userEvent.selectOptions(await screen.findByLabelText('Person'), await screen.findByText('Maria Okoye'))
    expect(router.state.location.search).toContain('person=maria')
    await userEvent.click(screen.getByRole('combobox', { name: 'Deal' }))
    await userEvent.click(await screen.findByRole('option', { name: '402 Maple Street' }))
    await waitFor(() => {
      const query = requests.findLast(({ path }) => path === '/calendar/')?.query
      expect([query?.get('person'), query?.get('deal')]).toEqual(['maria', 'maple'])
    })
    expect(router.state.location.search).toContain('deal=maple')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Deal' })).toHaveValue('402 Maple Street'))
    await userEvent.clear(screen.getByRole('combobox', { name: 'Deal' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('deal='))
  })

  it('lists a day by the time of day', async () => {
    const at = (id: string, time: string | null) => sampleEntry('appointment', id, id, { time, ends: time && '23:00' })
    open('?view=list&date=2026-11-12', [
      at('Late', '17:00'),
      at('Early', '08:00'),
      sampleEntry('task', 't', 'Whole day'),
    ])
    await screen.findByRole('link', { name: /Early/ })
    const links = screen.getAllByRole('link', { name: /Maple/ }).map(({ textContent }) => textContent)
    expect(links).toEqual([
      expect.stringContaining('Whole day'),
      expect.stringContaining('Early · 8:00 AM – 11:00 PM'),
      expect.stringContaining('Late · 5:00 – 11:00 PM'),
    ])
  })

  it('prints every entry of a day', async () => {
    mediaMatching('print')
    open('?view=month&date=2026-11-12&done=shown')
    expect(await screen.findByRole('link', { name: /Inspection reply/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /more on/ })).toBeNull()
  })

  it.each([
    [819, 'List'],
    [820, 'Month'],
  ])('of %i pixels is a %s by default', async (width, view) => {
    if (width < 820) mediaMatching('(max-width: 819px)')
    open('?date=2026-11-12')
    await waitFor(() => expect(screen.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true'))
  })

  it('is a list on a phone', async () => {
    const { store } = open('?date=2026-11-12')
    store.set(deviceTypeAtom, 'phone')
    await waitFor(() => expect(screen.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true'))
    expect(await screen.findByRole('region', { name: 'Thursday, November 12' })).toBeVisible()
  })

  it('has one row of controls on a phone, with the filters in a sheet', async () => {
    const { store, router } = open('?date=2026-11-12')
    store.set(deviceTypeAtom, 'phone')
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Task' }))
    expect(router.state.location.search).toContain('kinds=milestone%2Ckey_date')
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Person' }), 'Maria Okoye')
    expect(router.state.location.search).toContain('person=maria')
    await userEvent.click(sheet.getByRole('button', { name: 'Show calendar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('link', { name: /Order the appraisal/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Inspection/ })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
  })
})
