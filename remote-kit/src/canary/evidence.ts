/**
 * Whether a canary fails in more tabs than the active version. A sequential test: it can be asked after every visit, as
 * often as one likes, and yet calls a canary that is no worse wrong in at most one of a hundred.
 *
 * What is weighed: of the tabs that failed, how many had the canary. If it's no worse, that is as likely as its share of
 * the tabs. Each factor supposes how many times more often the canary fails; the evidence is the mean of the likelihood
 * ratios of all of them. Without a difference it's a nonnegative supermartingale that starts at 1, so the chance that it
 * ever reaches 100 is at most 1 in 100 (Ville's inequality; see Robbins, Statistical methods related to the law of the
 * iterated logarithm, 1970). How often pages fail at all doesn't matter, nor whether that changes: an outage that meets
 * both versions proves nothing. Pure.
 */

/** Tabs that started with a version, and those in which it failed. */
export type Tabs = { started: number; failed: number }

/** How many times more often the canary may fail. */
const FACTORS = [1.5, 2, 3, 5, 10, 30, 100] as const

/** What is known of a canary since it started. */
export type Trial = {
  canary: Tabs
  active: Tabs
  /** For each factor, the logarithm of its likelihood ratio. */
  logs: readonly number[]
}

export const NEW_TRIAL: Trial = {
  canary: { started: 0, failed: 0 },
  active: { started: 0, failed: 0 },
  logs: FACTORS.map(() => 0),
}

/** How strong the evidence against a canary must be: so many to one. */
export const ENOUGH = 100
/** Tabs that must have had the canary, and in how many it must have failed, before anything is decided. */
const LEAST = { started: 20, failed: 3 }

/** The trial after more tabs. */
export function weighed(trial: Trial, canary: Tabs, active: Tabs): Trial {
  const all = { canary: sum(trial.canary, canary), active: sum(trial.active, active) }
  const started = all.canary.started + all.active.started
  const share = started > 0 ? all.canary.started / started : 0
  const failed = canary.failed + active.failed
  const logs = trial.logs.map((log, at) => {
    const factor = FACTORS[at] ?? 1
    return log + canary.failed * Math.log(factor) - failed * Math.log(1 - share + share * factor)
  })
  return { ...all, logs }
}

const sum = (one: Tabs, more: Tabs): Tabs => ({
  started: one.started + more.started,
  failed: one.failed + more.failed,
})

/** How strong the evidence is that the canary fails more often: so many to one. */
export const evidenceOf = ({ logs }: Trial): number =>
  logs.reduce((total, log) => total + Math.exp(log), 0) / logs.length

/** Whether the canary has to end. */
export const isWorse = (trial: Trial): boolean =>
  trial.canary.started >= LEAST.started && trial.canary.failed >= LEAST.failed && evidenceOf(trial) >= ENOUGH
