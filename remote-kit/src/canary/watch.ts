/** Ends a canary that fails more often than the active version, and says why in the history. */
import type { Registry } from '#federation/registry.ts'
import { type Counts, NONE, readCounts, since, versionKey } from './counts.ts'
import { ENOUGH, evidenceOf, isWorse, NEW_TRIAL, type Tabs, type Trial, weighed } from './evidence.ts'

/** A canary, and what is known of it. */
export type Watched = { remote: string; version: string; active: string; trial: Trial }

/** What a look found: the canaries, those that it ended, and the servers that did not answer. */
export type Look = { canaries: Watched[]; ended: Watched[]; silent: string[] }

export type WatchOptions = {
  /** The addresses of the metrics of each shell server of the environment. */
  servers: readonly string[]
  /** What they want to hear before they give them (METRICS_TOKEN). */
  token?: string | undefined
  readRegistry: () => Promise<Registry>
  /** Ends the canary if it is still this version. */
  endCanary: (remote: string, version: string, why: string) => Promise<void>
  /** How long a server may take to answer, in ms. */
  timeoutMs?: number
}

/** Watches the canaries of an environment. Each look asks all servers once. */
export function createWatch({ servers, token, readRegistry, endCanary, timeoutMs = 2000 }: WatchOptions) {
  const before = new Map<string, Counts>()
  let trials = new Map<string, Trial>()

  /** What each server has counted since the last look. Nothing of one that is asked for the first time: it may be old. */
  async function ask(): Promise<{ tabsOf: (key: string) => Tabs; silent: string[] }> {
    const answers = await Promise.all(
      servers.map(async (server) => [server, await countsOf(server, token, timeoutMs)] as const),
    )
    const steps: ((key: string) => Tabs)[] = []
    for (const [server, counts] of answers) {
      if (!counts) continue
      const then = before.get(server)
      if (then) steps.push((key) => since(then, counts, key))
      before.set(server, counts)
    }
    return {
      tabsOf: (key) =>
        steps.reduce((sum, step) => {
          const { started, failed } = step(key)
          return { started: sum.started + started, failed: sum.failed + failed }
        }, NONE),
      silent: answers.flatMap(([server, counts]) => (counts ? [] : [server])),
    }
  }

  async function look(): Promise<Look> {
    const [{ remotes }, { tabsOf, silent }] = await Promise.all([readRegistry(), ask()])
    const next = new Map<string, Trial>()
    const canaries = Object.entries(remotes).flatMap(([remote, { active, canary, disabled }]): Watched[] => {
      if (!canary || canary.share === 0 || disabled) return []
      const { version, share } = canary
      // With another share, a trial begins anew: what it weighs goes by the share.
      const key = `${versionKey(remote, version)} ${active} ${share}`
      const trial = weighed(
        trials.get(key) ?? NEW_TRIAL,
        tabsOf(versionKey(remote, version)),
        tabsOf(versionKey(remote, active)),
      )
      next.set(key, trial)
      return [{ remote, version, active, trial }]
    })
    trials = next
    const ended = canaries.filter(({ trial }) => isWorse(trial))
    for (const one of ended) await endCanary(one.remote, one.version, reasonOf(one))
    return { canaries, ended, silent }
  }
  return { look }
}

async function countsOf(server: string, token: string | undefined, timeoutMs: number): Promise<Counts | null> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  try {
    const response = await fetch(server, { headers, signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? readCounts(await response.text()) : null
  } catch {
    return null
  }
}

/** The figures that ended a canary, for the history. */
export function reasonOf({ version, active, trial }: Watched): string {
  const words = (name: string, { started, failed }: Tabs) => `${name} failed in ${failed} of ${started} tabs`
  const odds = Math.min(evidenceOf(trial), 1e6)
  return `${words(version, trial.canary)}, ${words(active, trial.active)}: ${Math.round(odds)} to 1 that it’s worse (${ENOUGH} to 1 is enough)`
}
