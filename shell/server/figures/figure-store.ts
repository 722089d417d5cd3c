/**
 * Keeps what pages report for a day, minute by minute. Each process appends to a file of its own for each hour, so figures
 * survive a restart, and servers that share a folder have them all. While the folder can't be written, they wait in memory.
 */
import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Counts, FIGURES_KEPT_MS, isSlot, MINUTE_MS, NO_COUNTS, type Slot, sumOf } from 'remote-kit/figures'
import type { Report } from '#federation/page-reports/report.ts'

const HOUR_MS = 60 * MINUTE_MS
/** How long a count waits in memory at most. A process that is killed loses so much. */
const FLUSH_AFTER_MS = 15_000
/** Slots that wait in memory while nothing can be written. */
const MOST_WAITING = 5000
/** Bytes of one file: what a process counts in an hour. More than this is no visitor's doing. */
const MOST_BYTES = 2_000_000

export type FigureStoreOptions = {
  /** Where the files are. */
  folder: string
  /** Hears once that the folder can't be used. */
  onError: (error: unknown) => void
  now?: () => number
}

export type FigureStore = {
  /** Counts a report. */
  count: (report: Report) => void
  /** What was counted in the last day, by all processes that share the folder. */
  read: () => Promise<Slot[]>
  /** Writes what waits. */
  stop: () => Promise<void>
}

/** Opens the figures in a folder, which is made when something is written. */
export function createFigureStore({ folder, onError, now = Date.now }: FigureStoreOptions): FigureStore {
  const process = randomUUID().slice(0, 8)
  const waiting = new Map<string, Slot>()
  const written = { file: '', bytes: 0 }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isFaulty = false

  function count(report: Report): void {
    const counts = countsOf(report)
    if (!counts) return
    const { remote, version } = report
    const at = now() - (now() % MINUTE_MS)
    const key = `${at} ${remote} ${version}`
    const before = waiting.get(key) ?? { at, remote, version, ...NO_COUNTS }
    waiting.set(key, { ...before, ...sumOf([before, counts]) })
    const [oldest] = waiting.keys()
    if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest)
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref()
  }

  /** One at a time: a slot is either in the file or still waiting. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => {
      if (!isFaulty)
        onError(new Error(`Figures can't be kept in ${folder}, so a restart forgets them.`, { cause: error }))
      isFaulty = true
    })
    return writing
  }

  async function write(): Promise<void> {
    const slots = [...waiting]
    if (slots.length === 0) return
    const file = join(folder, `${hourOf(now())}.${process}.jsonl`)
    if (file !== written.file) {
      await mkdir(folder, { recursive: true })
      await sweep()
      Object.assign(written, { file, bytes: 0 })
    }
    const text = slots.map(([, slot]) => `${JSON.stringify(slot)}\n`).join('')
    if (written.bytes + text.length <= MOST_BYTES) await appendFile(file, text)
    written.bytes += text.length
    isFaulty = false
    // What was counted meanwhile has made another slot of it.
    for (const [key, slot] of slots) {
      const newer = waiting.get(key)
      if (newer === slot) waiting.delete(key)
      else if (newer) waiting.set(key, { ...newer, ...less(newer, slot) })
    }
  }

  /** Removes the files of hours that have passed out of the day. */
  async function sweep(): Promise<void> {
    const oldest = hourOf(now() - FIGURES_KEPT_MS)
    for (const { name, hour } of await files()) if (hour < oldest) await rm(join(folder, name), { force: true })
  }

  async function files(): Promise<{ name: string; hour: string }[]> {
    const names = await readdir(folder).catch(insteadOfGone([]))
    return names.flatMap((name) => {
      const hour = /^(\d{4}-\d\d-\d\dT\d\d)\.\w+\.jsonl$/.exec(name)?.[1]
      return hour === undefined ? [] : [{ name, hour }]
    })
  }

  async function read(): Promise<Slot[]> {
    await flush()
    const since = now() - FIGURES_KEPT_MS
    const current = (await files()).filter(({ hour }) => hour >= hourOf(since))
    // One that another process has just swept has nothing of the day.
    const texts = await Promise.all(
      current.map(({ name }) => readFile(join(folder, name), 'utf8').catch(insteadOfGone(''))),
    )
    return [...texts.flatMap(slotsIn), ...waiting.values()].filter(({ at }) => at >= since)
  }

  return { count, read, stop: flush }
}

/** Takes a value for a file or folder that isn't there. Any other error stays one. */
const insteadOfGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
    throw error
  }

/** The hour of a time, as files are named by it: `2026-11-27T10`. */
const hourOf = (time: number): string => new Date(time - (time % HOUR_MS)).toISOString().slice(0, 13)

function countsOf(report: Report): Counts | null {
  if (report.what === 'shown') return { ...NO_COUNTS, shown: report.times }
  if (report.what === 'failed') return { ...NO_COUNTS, failed: report.times }
  if (report.what !== 'tab') return null
  return report.outcome === 'started' ? { ...NO_COUNTS, tabs: 1 } : { ...NO_COUNTS, brokenTabs: 1 }
}

const less = (all: Counts, some: Counts): Counts => ({
  shown: all.shown - some.shown,
  failed: all.failed - some.failed,
  tabs: all.tabs - some.tabs,
  brokenTabs: all.brokenTabs - some.brokenTabs,
})

/** The slots in the text of a file. A line that was cut off by the end of a process is left out. */
function slotsIn(text: string): Slot[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line)
      return isSlot(value) ? [value] : []
    } catch {
      return []
    }
  })
}
