import type { FailureType } from './chunk-load-error.ts'

/** How a failure is explained. */
interface FailureCopy {
  title: string
  advice: string
}

const CHECK = 'Check your connection, then try again.'
const OUR_MISTAKE = 'The mistake is ours. Try again. If that doesn’t help, reload.'

const failures: Record<FailureType, FailureCopy> = {
  manifest: {
    title: 'Couldn’t find this page',
    advice: CHECK,
  },
  'manifest-invalid': {
    title: 'This page isn’t set up correctly',
    advice: 'Part of it is missing. Try again in a minute.',
  },
  error: {
    title: 'Couldn’t load this page',
    advice: CHECK,
  },
  integrity: {
    title: 'This page was changed on its way to you',
    advice: 'It isn’t the page we published, so we didn’t run it. Try again. If that doesn’t help, tell your admin.',
  },
  timeout: {
    title: 'This page took too long to load',
    advice: 'Your connection or the server is slow. Try again.',
  },
  execution: {
    title: 'This page couldn’t start',
    advice: OUR_MISTAKE,
  },
  missing: {
    title: 'Part of this page didn’t arrive',
    advice: 'It was cut off on its way to you. Try again.',
  },
  expose: {
    title: 'This page isn’t in this version',
    advice: 'Reload to get the newest version.',
  },
  unregistered: {
    title: 'This page isn’t available here',
    advice: 'It isn’t part of this installation.',
  },
  version: {
    title: 'This page needs a different version of ProTracker',
    advice: 'Reload to get versions that work together.',
  },
  disabled: {
    title: 'This page is turned off right now',
    advice: 'Everything else works. Try again later.',
  },
}

/** What is said when a page fails. */
export const copy = {
  failureCard: {
    failures,
    /** The remote has another version by now. */
    update: { title: 'A new version of this page is ready', advice: 'Reload to get it.' },
    /** Another try in this tab could not help. */
    onlyReload: 'The mistake is ours. Reload to try again.',
    faults: {
      broken: { title: 'This page stopped working', advice: OUR_MISTAKE },
      blank: { title: 'This page came up empty', advice: OUR_MISTAKE },
      loop: { title: 'This page got stuck', advice: `It kept redrawing itself, so we stopped it. ${OUR_MISTAKE}` },
    },
    body: (advice: string) => `${advice} Your work is safe, and the rest of ProTracker still works.`,
    retry: 'Retry',
    reload: 'Reload',
  },
}
