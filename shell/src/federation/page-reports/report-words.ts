/** The words that a report is made of. The server takes no others. */
import type { FailureType } from '../chunk-load-error.ts'
import type { PageFaultKind } from '../page-faults/page-fault.ts'

/** How a page failed: while it loaded, rendered or ran, or by an error that no boundary saw. */
export type FailureKind = FailureType | PageFaultKind | 'render' | 'stray-error' | 'stray-rejection'
/** What a tab has seen of a version: one of its pages, and that one failed. */
export type TabOutcome = 'started' | 'failed'
export type StartStep = 'entry' | 'init' | 'expose' | 'factory'
/** The web vitals. CLS has no unit, the others are in milliseconds. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'

const FAILURES: Record<FailureKind, true> = {
  manifest: true,
  'manifest-invalid': true,
  error: true,
  integrity: true,
  timeout: true,
  execution: true,
  missing: true,
  expose: true,
  unregistered: true,
  version: true,
  disabled: true,
  render: true,
  blank: true,
  loop: true,
  'stray-error': true,
  'stray-rejection': true,
}
const STEPS: Record<StartStep, true> = { entry: true, init: true, expose: true, factory: true }
const VITALS: Record<Vital, true> = { CLS: true, FCP: true, INP: true, LCP: true, TTFB: true }
const OUTCOMES: Record<TabOutcome, true> = { started: true, failed: true }

const oneOf =
  <Word extends string>(words: Record<Word, true>) =>
  (value: unknown): value is Word =>
    typeof value === 'string' && Object.hasOwn(words, value)

export const isFailureKind = oneOf(FAILURES)
export const isStartStep = oneOf(STEPS)
export const isTabOutcome = oneOf(OUTCOMES)
export const isVital = oneOf(VITALS)
