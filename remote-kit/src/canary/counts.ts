/** The counts of tabs that a shell's server gives at `/metrics`. Pure. */
import type { Tabs } from './evidence.ts'

/** Tabs by remote and version. */
export type Counts = ReadonlyMap<string, Tabs>

/** The key of a version in the counts. */
export const versionKey = (remote: string, version: string): string => `${remote} ${version}`

const LINE = /^remote_tabs_total\{([^}]*)\} (\d+)$/gm

/** Reads the counters of tabs from a text in the format of Prometheus. */
export function readCounts(text: string): Counts {
  const counts = new Map<string, Tabs>()
  for (const [, labels = '', count] of text.matchAll(LINE)) {
    const {
      remote = '',
      version = '',
      outcome,
    } = Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
    if (outcome !== 'started' && outcome !== 'failed') continue
    const key = versionKey(remote, version)
    counts.set(key, { ...(counts.get(key) ?? NONE), [outcome]: Number(count) })
  }
  return counts
}

export const NONE: Tabs = { started: 0, failed: 0 }

/** What was counted since a server was last asked. One that has restarted counts from zero. */
export function since(before: Counts, now: Counts, key: string): Tabs {
  const [then, current] = [before.get(key) ?? NONE, now.get(key) ?? NONE]
  if (current.started < then.started || current.failed < then.failed) return current
  return { started: current.started - then.started, failed: current.failed - then.failed }
}
