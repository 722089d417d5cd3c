/**
 * Faults that an operator tries in a tab of their own: what visitors would see if a remote were slow, off or corrupt. The
 * console writes them, the shell acts on them. They are in the tab's own storage, so no other tab has them.
 */
import { isRecord } from '#federation/shapes.ts'

/** `slow`: its pages load late. `off`: as if someone had disabled it. `corrupt`: as if its files had been changed. */
export const FAULTS = ['slow', 'off', 'corrupt'] as const
export type Fault = (typeof FAULTS)[number]

/** The faults in a tab, by remote. */
export type Trials = Readonly<Record<string, Fault>>

/** How much later pages of a slow remote load. */
export const SLOW_MS = 5000

const KEY = 'protracker.trials'
/** What is dispatched on the window when they change. */
const TRIALS_EVENT = 'protracker:trials'

/** The text that the trials are kept as: the same for as long as they are. Null without any. */
export function trialsText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null // storage is forbidden in this browser
  }
}

/** The faults that are tried in this tab. */
export function readTrials(text = trialsText()): Trials {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter(isTrial))
  } catch {
    return {}
  }
}

/** Tries a fault of a remote in this tab, or ends the trial. */
export function tryFault(remote: string, fault: Fault | null): void {
  const { [remote]: _before, ...others } = readTrials()
  keep(fault === null ? others : { ...others, [remote]: fault })
}

/** Ends all trials in this tab. */
export const endTrials = (): void => keep({})

function keep(trials: Trials): void {
  if (Object.keys(trials).length > 0) sessionStorage.setItem(KEY, JSON.stringify(trials))
  else sessionStorage.removeItem(KEY)
  window.dispatchEvent(new Event(TRIALS_EVENT))
}

/** Calls `onChange` whenever the trials change, until the returned function is called. */
export function subscribeToTrials(onChange: () => void): () => void {
  window.addEventListener(TRIALS_EVENT, onChange)
  return () => window.removeEventListener(TRIALS_EVENT, onChange)
}

const isTrial = (entry: [string, unknown]): entry is [string, Fault] => FAULTS.some((fault) => fault === entry[1])
