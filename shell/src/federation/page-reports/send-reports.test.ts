import { dealRoute, testRemote } from '#test/test-release.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endTrials, tryFault } from 'remote-kit/trials'
import { sendReports } from './send-reports.ts'

const beacon = vi.fn<(path: string, body: string) => boolean>(() => true)
const registry = { remotes: [testRemote('mf-deals', [dealRoute])] }
const from = { remote: 'mf-deals', version: '1' }
let stop: () => void

const track = (detail: Record<string, string | number>) =>
  window.dispatchEvent(new CustomEvent('protracker:track', { detail: { ...from, ...detail } }))
const leave = () => window.dispatchEvent(new Event('pagehide'))
const sent = () => beacon.mock.calls.map(([path, body]) => [path, JSON.parse(body) as unknown])

beforeEach(() => {
  beacon.mockClear()
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }))
  history.replaceState(null, '', '/agent/deal/650f8a?name=Ann')
  stop = () => undefined
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('nothing is sent of a tab that tries a fault', () => {
  stop = sendReports({ registry, early: [] })
  tryFault('mf-deals', 'corrupt')
  track({ event: 'remote-failed', type: 'integrity' })
  leave()
  expect(sent()).toEqual([])
  endTrials()
  track({ event: 'remote-shown' })
  leave()
  expect(sent()).toHaveLength(1)
})

test('what failed is sent with remote, version and route, and nothing that names a person or a record', () => {
  stop = sendReports({ registry, early: [{ detail: { ...from, event: 'remote-shown' }, pathname: '/agent/deal/1' }] })
  track({ event: 'remote-error', kind: 'rejection', message: 'Ann Lee (ann@example.com) is not a number' })
  track({ event: 'remote-broke', kind: 'blank', message: 'Ann Lee' })
  track({ event: 'remote-failed', type: 'integrity', request: 'http://remotes.test/650f8a' })
  leave()
  const place = { ...from, route: '/agent/deal/:id' }
  expect(sent()).toEqual([
    [
      '/page-reports',
      [
        { ...place, what: 'tab', outcome: 'started' },
        { ...place, what: 'shown', times: 1 },
        { ...place, what: 'tab', outcome: 'failed' },
        { ...place, what: 'failed', kind: 'stray-rejection', times: 1 },
        { ...place, what: 'failed', kind: 'blank', times: 1 },
        { ...place, what: 'failed', kind: 'integrity', times: 1 },
      ],
    ],
  ])
  expect(JSON.stringify(sent())).not.toMatch(/Ann|650f8a/)
})

test('what happens often is one report, and nothing is sent twice', () => {
  stop = sendReports({ registry, early: [] })
  for (let i = 0; i < 500; i++) track({ event: 'remote-error', kind: 'error', message: String(i) })
  leave()
  leave()
  expect(sent()).toMatchObject([
    ['/page-reports', [{ outcome: 'started' }, { outcome: 'failed' }, { kind: 'stray-error', times: 500 }]],
  ])
})

test('times come from the sampled tabs only', () => {
  const step = { event: 'remote-step', step: 'entry', ms: 120 }
  stop = sendReports({ registry, early: [], isTimed: false })
  track(step)
  leave()
  expect(sent()).toEqual([])
  stop()
  stop = sendReports({ registry, early: [], isTimed: true })
  track(step)
  leave()
  expect(sent()).toMatchObject([['/page-reports', [{ what: 'step', step: 'entry', ms: 120 }]]])
})

test('events of the shell, and of remotes that are not in the registry, are not sent', () => {
  stop = sendReports({ registry, early: [] })
  track({ event: 'anything' })
  track({ event: 'remote-shown', remote: 'mf-other' })
  leave()
  expect(sent()).toEqual([])
})
