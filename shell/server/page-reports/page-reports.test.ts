// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dealRoute, testRemote } from '#test/test-release.ts'
import type { Registry } from 'remote-kit/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Registry as Metrics } from 'prom-client'
import type { Report } from '#federation/page-reports/report.ts'
import { createPageReports } from './page-reports.ts'

const log = vi.fn<(line: string) => void>()
const onReport = vi.fn<(report: Report) => void>()
let server: Server
let url: string
let now: number
let counted: Metrics

const { release } = testRemote('mf-deals', [dealRoute])
const deals = { active: '1', past: [], canary: null, disabled: false, versions: { 1: release } }
const registry: Registry = { shell: null, remotes: { 'mf-deals': deals }, routes: {} }

beforeEach(async () => {
  log.mockClear()
  onReport.mockClear()
  now = 0
  counted = new Metrics()
  const options = { metrics: counted, onReport, log, timeoutMs: 1000, now: () => now }
  const reports = createPageReports({ readRegistry: async () => registry, ...options })
  server = createServer((request, response) => void reports.take(request, response, '192.0.2.1'))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = async (body: unknown, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
  (await fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })).status
/** The lines of our own metrics. */
const metrics = async () =>
  (await counted.metrics()).split('\n').filter((line) => /^(remote|page)_/.test(line) && !line.includes('bucket'))

const place = { remote: 'mf-deals', version: '1', route: '/agent/deal/:id' }

test('reports are counted by remote, version and route, and each failure is logged once a minute', async () => {
  const failed = { what: 'failed', kind: 'blank', times: 2, ...place }
  expect(await send([{ what: 'shown', times: 3, ...place }, failed])).toBe(204)
  expect(await send([failed, { what: 'step', step: 'entry', ms: 500, ...place }])).toBe(204)
  const labels = 'remote="mf-deals",version="1",route="/agent/deal/:id"'
  expect(await metrics()).toEqual([
    `remote_pages_shown_total{${labels}} 3`,
    `remote_failures_total{${labels},kind="blank"} 4`,
    'remote_start_step_seconds_sum{remote="mf-deals",version="1",step="entry"} 0.5',
    'remote_start_step_seconds_count{remote="mf-deals",version="1",step="entry"} 1',
  ])
  expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'remote-failed', kind: 'blank', ...place })]])
  expect(onReport).toHaveBeenCalledTimes(4)
  expect(onReport.mock.calls[0]).toEqual([{ what: 'shown', times: 3, ...place }])
  now = 60_000
  await send([failed])
  expect(log).toHaveBeenCalledTimes(2)
})

test('web vitals are counted by route, CLS without a unit', async () => {
  const vital = { what: 'vital', ...place }
  await send([
    { ...vital, vital: 'LCP', value: 2500 },
    { ...vital, vital: 'CLS', value: 0.2 },
    { ...vital, vital: 'XXL', value: 1 },
    { ...vital, vital: 'LCP', value: -1 },
  ])
  const labels = 'remote="mf-deals",version="1",route="/agent/deal/:id"'
  expect(await metrics()).toEqual([
    `page_web_vital_seconds_sum{${labels},vital="LCP"} 2.5`,
    `page_web_vital_seconds_count{${labels},vital="LCP"} 1`,
    `page_layout_shift_sum{${labels}} 0.2`,
    `page_layout_shift_count{${labels}} 1`,
  ])
})

test('nothing that the registry and the contract do not name becomes a label or a line of the log', async () => {
  const failed = { what: 'failed', kind: 'render', times: 1e9, ...place }
  await send([
    { ...failed, remote: 'ann@example.com' },
    { ...failed, remote: '__proto__' },
    { ...failed, kind: 'Ann Lee' },
    { ...failed, kind: 'constructor' },
    { ...failed, what: 'step', step: 'entry', ms: 'Ann' },
    { ...failed, version: 'Ann', route: '/agent/deal/650f8a' },
    { ...failed, route: '/agent/deal/650f8a', message: 'Ann', kind: 'loop' },
    null,
    7,
  ])
  expect(await metrics()).toEqual([
    'remote_failures_total{remote="mf-deals",version="other",route="other",kind="render"} 20',
    'remote_failures_total{remote="mf-deals",version="1",route="other",kind="loop"} 20',
  ])
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ann|ann@|650f8a/)
})

test('tabs are counted by version, and nothing else of them', async () => {
  const tab = { what: 'tab', ...place }
  await send([
    { ...tab, outcome: 'started' },
    { ...tab, outcome: 'failed', times: 9 },
    { ...tab, outcome: 'won' },
  ])
  expect(await metrics()).toEqual([
    'remote_tabs_total{remote="mf-deals",version="1",outcome="started"} 1',
    'remote_tabs_total{remote="mf-deals",version="1",outcome="failed"} 1',
  ])
})

test('beacons of other sites, large ones and broken ones are refused and counted', async () => {
  expect(await send([], { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send('x'.repeat(20_000))).toBe(413)
  expect(await send('[{')).toBe(400)
  expect(await send({})).toBe(400)
  expect(await metrics()).toEqual([
    'page_reports_refused_total{reason="foreign"} 1',
    'page_reports_refused_total{reason="size"} 1',
    'page_reports_refused_total{reason="form"} 2',
  ])
})

test('an address that sends without end is refused until the minute is over', async () => {
  const statuses = await Promise.all(Array.from({ length: 310 }, () => send([])))
  expect(statuses.filter((status) => status === 204)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  now = 60_000
  expect(await send([])).toBe(204)
})
