// @vitest-environment node
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIGURES_KEPT_MS, MINUTE_MS } from 'remote-kit/figures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '#federation/page-reports/report.ts'
import { createFigureStore } from './figure-store.ts'

let folder: string
let now: number
const onError = vi.fn<(error: unknown) => void>()
const open = (in_ = folder) => createFigureStore({ folder: in_, onError, now: () => now })

const place = { remote: 'mf-deals', version: '1.0.0', route: '/agent/deal/:id' }
const shown = (times: number): Report => ({ what: 'shown', times, ...place })
const noon = Date.parse('2026-11-27T12:00:00Z')
const none = { shown: 0, failed: 0, tabs: 0, brokenTabs: 0 }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-figures-'))
  now = noon
  onError.mockClear()
})
afterEach(() => rm(folder, { recursive: true }))

test('reports are counted by minute, remote and version', async () => {
  const store = open()
  store.count(shown(2))
  store.count({ what: 'failed', kind: 'blank', times: 3, ...place })
  store.count({ what: 'tab', outcome: 'started', ...place })
  store.count({ what: 'tab', outcome: 'failed', ...place })
  store.count({ what: 'step', step: 'entry', ms: 5, ...place })
  now += MINUTE_MS
  store.count({ ...shown(1), version: '2.0.0' })
  const { remote } = place
  expect(await store.read()).toEqual([
    { at: noon, remote, version: '1.0.0', shown: 2, failed: 3, tabs: 1, brokenTabs: 1 },
    { at: noon + MINUTE_MS, remote, version: '2.0.0', ...none, shown: 1 },
  ])
  expect(onError).not.toHaveBeenCalled()
})

test('they survive a restart, and servers that share a folder have those of all', async () => {
  const [one, other] = [open(), open()]
  one.count(shown(2))
  other.count(shown(5))
  await Promise.all([one.stop(), other.stop()])
  const total = (await open().read()).reduce((sum, slot) => sum + slot.shown, 0)
  expect(total).toBe(7)
})

test('what is counted while the file is written is counted once', async () => {
  const store = open()
  store.count(shown(1))
  const reading = store.read()
  store.count(shown(1))
  await reading
  expect((await store.read()).reduce((sum, slot) => sum + slot.shown, 0)).toBe(2)
})

test('a line that was cut off is left out', async () => {
  const store = open()
  store.count(shown(2))
  await store.stop()
  const [file = ''] = await readdir(folder)
  await appendFile(join(folder, file), '{"at":1,"remote":"mf-')
  expect(await open().read()).toHaveLength(1)
})

test('a file that can’t be read is an error, not a day without figures', async () => {
  await mkdir(join(folder, '2026-11-27T12.aaaaaaaa.jsonl'))
  await expect(open().read()).rejects.toThrow('EISDIR')
})

test('what is older than a day is not told, and its files are swept', async () => {
  const store = open()
  store.count(shown(2))
  await store.stop()
  await writeFile(join(folder, 'notes.txt'), 'someone else’s')
  now += FIGURES_KEPT_MS + 61 * MINUTE_MS
  expect(await store.read()).toEqual([])
  store.count(shown(1))
  await store.stop()
  const left = await readdir(folder)
  expect(left).toHaveLength(2)
  expect(left).toContain('notes.txt')
  expect(left.some((name) => name.startsWith('2026-11-28T13.'))).toBe(true)
})

test('while the folder cannot be written, figures wait in memory, and that is said once', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const store = open(join(blocked, 'figures'))
  store.count(shown(2))
  await store.stop()
  store.count(shown(1))
  await store.stop()
  expect(onError).toHaveBeenCalledTimes(1)
  await rm(blocked)
  await store.stop()
  expect((await store.read()).map((slot) => slot.shown)).toEqual([3])
})
