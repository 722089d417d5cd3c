/**
 * What a shell's server has counted of the pages of remotes: by remote, version and time. Curves for the console are made of
 * it, and how a canary is doing. Pure.
 */
import { ENOUGH, evidenceOf, NEW_TRIAL, type Tabs, weighed } from '#canary/evidence.ts'
import { isRecord } from '#federation/shapes.ts'

export const MINUTE_MS = 60_000
/** How far back figures go. */
export const FIGURES_KEPT_MS = 24 * 60 * MINUTE_MS
/** How long the slots of the console's answer are. */
export const FIGURES_STEP_MS = 10 * MINUTE_MS

/** Counts of one version of a remote, in the time that begins at `at` (ms). */
export type Slot = {
  at: number
  remote: string
  version: string
  /** Pages that visitors saw, and those that failed. */
  shown: number
  failed: number
  /** Tabs that started with the version, and those in which it failed. */
  tabs: number
  brokenTabs: number
}

/** The counts of a slot. */
export type Counts = Omit<Slot, 'at' | 'remote' | 'version'>

/** The figures as the console gets them. `since`: from when on. */
export type Figures = { since: number; until: number; slots: Slot[] }

export const NO_COUNTS: Counts = { shown: 0, failed: 0, tabs: 0, brokenTabs: 0 }

/** The sum of counts. */
export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce<Counts>(
    (sum, { shown, failed, tabs, brokenTabs }) => ({
      shown: sum.shown + shown,
      failed: sum.failed + failed,
      tabs: sum.tabs + tabs,
      brokenTabs: sum.brokenTabs + brokenTabs,
    }),
    NO_COUNTS,
  )
}

/** The slots summed up into longer ones, oldest first. */
export function inSteps(slots: readonly Slot[], stepMs: number): Slot[] {
  const startOf = (at: number) => at - (at % stepMs)
  const groups = Map.groupBy(slots, ({ at, remote, version }) => `${startOf(at)} ${remote} ${version}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      return first ? [{ ...sumOf(group), at: startOf(first.at), remote: first.remote, version: first.version }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

/** A point of a curve: how many pages were opened, and how many of them failed. */
export type Point = { at: number; opened: number; failed: number }

/** The curve of a version, or of all versions of a remote: a point for each step, also where nothing was counted. */
export function curveOf(
  { since, until, slots }: Figures,
  { remote, version, stepMs }: { remote: string; version?: string; stepMs: number },
): Point[] {
  const own = slots.filter((slot) => slot.remote === remote && (version === undefined || slot.version === version))
  const byStep = Map.groupBy(own, ({ at }) => at - (at % stepMs))
  const points: Point[] = []
  for (let at = since - (since % stepMs); at < until; at += stepMs) {
    const counts = sumOf(byStep.get(at) ?? [])
    points.push({ at, opened: openedOf(counts), failed: counts.failed })
  }
  return points
}

/** How many pages were opened, whether they were shown or not. A page that broke after it was shown counts once. */
export const openedOf = ({ shown, failed }: Counts): number => Math.max(shown, failed)

/** The share of the opened pages that failed; null if none was opened. */
export function failedShareOf(counts: Counts): number | null {
  const opened = openedOf(counts)
  return opened === 0 ? null : Math.min(counts.failed / opened, 1)
}

/** How a canary does beside the active version. `odds`: so many to one that it's worse; at `enough` it ends. */
export type CanaryProgress = { canary: Tabs; active: Tabs; odds: number; enough: number }

/**
 * What the figures of the console say of a canary since it began: from the slot on in which it did. It's for people to look at;
 * `pt-remote watch` decides, by counts of its own.
 */
export function canaryProgress(
  slots: readonly Slot[],
  { remote, canary, active, since }: { remote: string; canary: string; active: string; since: number },
): CanaryProgress {
  const own = slots.filter((slot) => slot.remote === remote && slot.at + FIGURES_STEP_MS > since)
  const steps = Map.groupBy(own, ({ at }) => at)
  let trial = NEW_TRIAL
  for (const [, step] of [...steps].toSorted(([a], [b]) => a - b)) {
    const tabsOf = (version: string): Tabs => {
      const { tabs, brokenTabs } = sumOf(step.filter((slot) => slot.version === version))
      return { started: tabs, failed: brokenTabs }
    }
    trial = weighed(trial, tabsOf(canary), tabsOf(active))
  }
  return { canary: trial.canary, active: trial.active, odds: evidenceOf(trial), enough: ENOUGH }
}

/** Whether a value is a slot. */
export function isSlot(value: unknown): value is Slot {
  if (!isRecord(value) || typeof value.remote !== 'string' || typeof value.version !== 'string') return false
  return [value.at, value.shown, value.failed, value.tabs, value.brokenTabs].every(isCount)
}

/** Whether a value is what the console gets. */
export const isFigures = (value: unknown): value is Figures =>
  isRecord(value) &&
  isCount(value.since) &&
  isCount(value.until) &&
  Array.isArray(value.slots) &&
  value.slots.every(isSlot)

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
