import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { byMonth, byStatus, nothing, owner, summary, summaryOverYears } from '#test/sample-reports.ts'
import { ReportsPage } from './ReportsPage.tsx'

const path = '/agent/reports'
const noDeals = { results: [], count: 0, count_is_capped: false, page: 1, page_size: 100, next_cursor: null }

const answers: Answers = {
  'GET /teams/': () => ({ ...noDeals, results: [] }),
  'GET /reports/summary/': () => summary,
  'GET /reports/*/': () => byStatus,
  'GET /deals/': () => noDeals,
}

const open = (at = path, more: Answers = {}, user = owner) =>
  renderScreen(<ReportsPage />, { path, at, answers: { ...answers, ...more }, user })

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

afterEach(() => vi.restoreAllMocks())

describe('the settings of reports', () => {
  it('default to year to date, the team and all deals', async () => {
    const { requests } = open()
    await screen.findByRole('table')
    const asked = requests.filter(({ path }) => path.startsWith('/reports/'))
    expect(asked.map(({ path }) => path).toSorted()).toEqual(['/reports/status/', '/reports/summary/'])
    for (const { query } of asked) expect(query.toString()).toBe('period=1&dealScope=0&dealStatus=0')
  })

  it('are in the URL and in the request', async () => {
    const { requests, router } = open(`${path}?period=3&dealScope=1&dealStatus=2&report=agent`)
    await waitFor(() => expect(requests.some(({ path }) => path === '/reports/agent/')).toBe(true))
    expect(requests.at(-1)?.query.toString()).toBe('period=3&dealScope=1&dealStatus=2')

    await userEvent.click(screen.getByRole('tab', { name: 'Past 30 days' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Active Only' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Team' }))
    expect(router.state.location.search).toBe('?period=0&dealStatus=1&report=agent')
  })

  it('ignore unknown values', async () => {
    const { requests } = open(`${path}?period=9&dealStatus=x&report=secrets`)
    await screen.findByRole('table')
    expect(requests.find(({ path }) => path === '/reports/status/')?.query.get('period')).toBe('1')
  })
})

describe('a report', () => {
  it('adds up to the summary exactly', async () => {
    open()
    const table = await screen.findByRole('table')
    const total = within(table).getByRole('row', { name: /^Total/ })
    expect(cellsOf(total).slice(0, 4)).toEqual(['12', '12', '$5,120,000.50', '$128,000.25'])
    expect(screen.getByText('$5.1M')).toBeVisible()
    expect(screen.getByText('37 days')).toBeVisible()
  })

  it('shows a dash for unknown values', async () => {
    open(path, { 'GET /reports/summary/': () => ({ ...summary, avg_duration: null }) })
    await screen.findByRole('table')
    // The tile and the total row of the table.
    expect(screen.getAllByText('–')).toHaveLength(2)
  })

  it('has no money for viewers who may only see counts', async () => {
    const hidden = { volume: null, commission: null, avg_price: null, avg_commission: null, avg_duration: null }
    open(path, {
      'GET /reports/summary/': () => ({ ...nothing, count: 12 }),
      'GET /reports/*/': () => ({ ...byStatus, rows: byStatus.rows.map((row) => ({ ...row, ...hidden })) }),
    })
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Status', 'Deals', 'Units', 'Share'])
    expect(screen.queryByText('Average price')).toBeNull()
    expect(screen.queryByText('–')).toBeNull()
  })

  it('shows a sentence instead of a chart with one bar', async () => {
    open(path, { 'GET /reports/*/': () => ({ ...byStatus, rows: byStatus.rows.slice(1) }) })
    expect(await screen.findByText('Only “Closed” has deals, so there’s nothing to compare.')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Volume, bar chart' })).toBeNull()
  })

  it('shows a chart, a table or both', async () => {
    open()
    await screen.findByRole('table')
    expect(screen.getByRole('list', { name: 'Volume, bar chart' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Chart' }))
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }))
    expect(screen.queryByRole('list', { name: 'Volume, bar chart' })).toBeNull()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('shows last year next to this year', async () => {
    open(`${path}?period=2&report=closed_month`, {
      'GET /reports/summary/': () => summaryOverYears,
      'GET /reports/*/': () => byMonth,
    })
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /^Jan 2026/ })
    expect(cellsOf(row).slice(0, 4)).toEqual(['12', '10', '$5,120,000.50', '$4,000,000'])
    expect(screen.getByText('10 last year · +20%')).toBeVisible()
    expect(screen.getByText('Last year')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Jan 2026: $5.1M, last year $4M. Show 12 deals' })).toBeVisible()
  })

  it('links each line to the deals that it counts, including archived ones', async () => {
    const { requests, router } = open()
    await userEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Closed' }))
    expect(router.state.location.search).toBe('?deals=4')
    await screen.findByRole('dialog', { name: 'Closed' })
    const asked = await waitFor(() => {
      const lists = requests.filter(({ path }) => path === '/deals/')
      expect(lists).toHaveLength(2)
      return lists.map(({ query }) => query)
    })
    for (const query of asked) {
      expect(query.get('status')).toBe('4')
      expect([query.get('dated_from'), query.get('dated_to')]).toEqual(['2026-01-01', '2026-11-21'])
    }
    expect(new Set(asked.map((query) => query.get('archived')))).toEqual(new Set([null, 'true']))
  })

  it('counts the deals in which an agent takes part', async () => {
    const { requests } = open(`${path}?deals=all`, {}, { ...owner, role: 'agent' })
    await waitFor(() => expect(requests.find(({ path }) => path === '/deals/')?.query.get('agent')).toBe('me'))
    expect(screen.queryByRole('tab', { name: 'Mine', hidden: true })).toBeNull()
  })

  it('exports a CSV file in dollars', async () => {
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(file).toHaveBeenCalled())
    const blob = file.mock.calls[0]?.[0]
    const text = blob instanceof Blob ? await blob.text() : ''
    expect(text).toContain('Closed,9,9,3620000.00,98000.00,')
    expect(text).toContain('Total,12,12,5120000.50,128000.25,')
  })

  it('has an empty state and an error state', async () => {
    open(path, {
      'GET /reports/summary/': () => nothing,
      'GET /reports/*/': () => ({ ...byStatus, rows: [] }),
    })
    expect(await screen.findByRole('heading', { name: 'No deals in this period' })).toBeVisible()

    open(path, { 'GET /reports/*/': () => problem(422, 'Too much at once') })
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the report' })).toBeVisible()
  })
})
