import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { byMonth, byStatus, counted, nothing, owner, summary, summaryOverYears } from '#test/sample-reports.ts'
import { ReportsPage } from './ReportsPage.tsx'

const path = '/agent/reports'
const noDeals = { results: [], count: 0, count_is_capped: false, page: 1, page_size: 100, next_cursor: null }

const answers: Answers = {
  'GET /teams/': () => ({ ...noDeals, results: [] }),
  'GET /reports/summary/': () => summary,
  'GET /reports/*/': () => byStatus,
  'GET /reports/*/deals/': () => noDeals,
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
    expect(cellsOf(total).slice(0, 4)).toEqual(['12', '13', '$5,120,000.50', '$128,000.25'])
    expect(screen.getByText('$5.1M')).toBeVisible()
    expect(screen.getByText('37 days')).toBeVisible()
  })

  it('counts a deal that agents share once in the total', async () => {
    const shared = [1, 2].map((agent) => ({ ...byStatus.rows[0]!, key: `u${agent}`, label: `Agent ${agent}` }))
    open(`${path}?report=agent`, {
      'GET /reports/agent/': () => ({ ...byStatus, name: 'agent', rows: shared }),
      'GET /reports/summary/': () => ({ ...summary, count: 3, units: 4 }),
    })
    const total = within(await screen.findByRole('table')).getByRole('row', { name: /^Total/ })
    expect(cellsOf(total).slice(0, 2)).toEqual(['3', '4'])
  })

  it('shows a dash for unknown values', async () => {
    const averaged = { price: 12, commission: 12, duration: 0 }
    open(path, { 'GET /reports/summary/': () => ({ ...summary, avg_duration: null, averaged }) })
    await screen.findByRole('table')
    // The tile and the total row of the table.
    expect(screen.getAllByText('–')).toHaveLength(2)
    expect(screen.getByText('No closed deals with an acceptance date')).toBeVisible()
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
    expect(
      screen.getByRole('link', { name: 'Jan 2026: $5,120,000.50, last year $4,000,000. Show 12 deals' }),
    ).toBeVisible()
  })

  it('links each line to the deals that it counts, with what each adds', async () => {
    const { requests, router } = open(path, { 'GET /reports/*/deals/': () => counted })
    await userEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Closed' }))
    expect(router.state.location.search).toBe('?deals=4')
    const panel = within(await screen.findByRole('dialog', { name: 'Closed' }))
    const [maple, oak] = await panel.findAllByRole('link')
    expect(maple).toHaveTextContent('$12,800 commission')
    expect(maple).toHaveTextContent('$512,000')
    expect(oak).toHaveTextContent('No commission yet')
    expect(oak).toHaveTextContent('Archived')
    const asked = requests.find(({ path }) => path === '/reports/status/deals/')
    expect(asked?.query.get('key')).toBe('4')
    expect(asked?.query.get('period')).toBe('1')
  })

  it('links the lines of the commission split too', async () => {
    const split = { gross: 9_800_000, referral: 0, company: 1_960_000, agents: 7_840_000, fees: 0 }
    const rows = byStatus.rows.slice(1).map((row) => ({ ...row, key: 8000, label: '80 / 20', split }))
    const { router } = open(`${path}?report=commission_split`, {
      'GET /reports/*/': () => ({ ...byStatus, name: 'commission_split', rows }),
      'GET /reports/*/deals/': () => counted,
    })
    await userEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: '80 / 20' }))
    expect(router.state.location.search).toBe('?report=commission_split&deals=8000')
    expect(await screen.findByText('$12,800 commission')).toBeVisible()
  })

  it('shows no amounts of deals to viewers who may only see counts', async () => {
    const hidden = { volume: null, commission: null }
    open(`${path}?deals=all`, {
      'GET /reports/*/': () => ({ ...byStatus, rows: byStatus.rows.map((row) => ({ ...row, ...hidden })) }),
      'GET /reports/*/deals/': () => ({ ...counted, results: counted.results.map((one) => ({ ...one, ...hidden })) }),
    })
    const panel = within(await screen.findByRole('dialog', { name: 'All deals in this report' }))
    await panel.findByText('402 Maple Street')
    expect(panel.queryByText(/commission/)).toBeNull()
  })

  it('says that amounts are the viewer’s share', async () => {
    open(`${path}?deals=all`, { 'GET /reports/*/deals/': () => counted }, { ...owner, role: 'agent' })
    expect(await screen.findByText('The amounts are your share of each deal.')).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Mine', hidden: true })).toBeNull()
  })

  it('says what its averages leave out, on the tiles and below the table', async () => {
    open()
    await screen.findByRole('table')
    expect(screen.getByText('3 of 12 deals have no commission yet')).toBeVisible()
    const below = /^Avg commission: 3 of 12 deals have no commission yet · Avg days to close: 4 closed deals with an/
    expect(screen.getByText(below)).toBeVisible()
    expect(screen.queryByText(/have no price/)).toBeNull()
  })

  it('says the exact amount of a tile to who hovers, focuses or listens', async () => {
    open()
    const short = await screen.findByText('$5.1M')
    expect(short).toHaveAttribute('aria-hidden', 'true')
    expect(short.parentElement).toHaveTextContent('$5,120,000.50')
    expect(short.parentElement).toHaveAttribute('tabindex', '0')
    await userEvent.hover(short)
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('$5,120,000.50')
  })

  it('exports a CSV file in dollars', async () => {
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(file).toHaveBeenCalled())
    const blob = file.mock.calls[0]?.[0]
    const text = blob instanceof Blob ? await blob.text() : ''
    expect(text).toMatch(/^\uFEFFStatus,Deals,Units,Volume,/)
    expect(text).toContain('Closed,9,9,3620000.00,98000.00,')
    expect(text).toContain('Total,12,13,5120000.50,128000.25,')
  })

  describe('without deals', () => {
    const empty = { 'GET /reports/*/': () => ({ ...byStatus, rows: [] }) }
    const inAllTime = (count: number, found: (query: URLSearchParams) => boolean) => ({
      ...empty,
      'GET /reports/summary/': ({ query }: { query: URLSearchParams }) => ({
        ...nothing,
        count: found(query) ? count : 0,
      }),
    })

    it('tells a new account what makes it fill, and starts the first deal', async () => {
      const { router } = open(
        path,
        inAllTime(0, () => true),
      )
      expect(await screen.findByRole('heading', { name: 'No deals yet' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'New deal' }))
      expect(router.state.location.pathname + router.state.location.search).toBe('/agent/workspaces?create=deal')
    })

    it('offers all time if there are deals in another period', async () => {
      const { router } = open(
        path,
        inAllTime(3, (query) => query.get('period') === '3'),
      )
      expect(await screen.findByRole('heading', { name: 'No deals in this period' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Show all time' }))
      expect(router.state.location.search).toBe('?period=3')
    })

    it('says that none has closed yet, and offers the others', async () => {
      const { router } = open(
        `${path}?dealStatus=2`,
        inAllTime(3, (query) => query.get('dealStatus') === '0'),
      )
      expect(await screen.findByRole('heading', { name: 'No closed deals yet' })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Show all deals' }))
      expect(router.state.location.search).toBe('?period=3')
    })
  })

  it('has an error state', async () => {
    open(path, { 'GET /reports/*/': () => problem(422, 'Too much at once') })
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the report' })).toBeVisible()
  })
})
