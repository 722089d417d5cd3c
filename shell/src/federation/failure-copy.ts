import type { FailureType } from './chunk-load-error.ts'

/** How a failure is explained to the user. `retry`: whether another try in this page can help. */
export type FailureCopy = { title: string; advice: string; retry: boolean }

/** The explanation of each failure type. */
export const failureCopy: Record<FailureType, FailureCopy> = {
  manifest: {
    title: 'We could not find out where this page is',
    advice: 'Check your connection, then try again.',
    retry: true,
  },
  'manifest-invalid': {
    title: 'This page is not set up correctly',
    advice: 'It was published with something missing. Try again in a minute.',
    retry: true,
  },
  error: {
    title: 'This page could not be fetched',
    advice: 'The connection failed or its server is away. Check your connection, then try again.',
    retry: true,
  },
  integrity: {
    title: 'This page was changed on its way here',
    advice: 'It is not the page that was published, so we did not run it. Try again; if it stays, tell your admin.',
    retry: true,
  },
  timeout: {
    title: 'This page took too long to arrive',
    advice: 'The connection or its server is very slow. Try again.',
    retry: true,
  },
  execution: {
    title: 'This page failed while starting',
    advice: 'The mistake is ours. Try again; if it stays, reload.',
    retry: true,
  },
  missing: {
    title: 'A part of this page did not arrive',
    advice: 'It was cut off on its way. Try again.',
    retry: true,
  },
  expose: {
    title: 'This page is not part of what was published',
    advice: 'A newer version may have it: reload to get it.',
    retry: false,
  },
  unregistered: {
    title: 'This page is not available here',
    advice: 'It is not among the parts of this installation.',
    retry: true,
  },
  version: {
    title: 'This page needs another version of the app',
    advice: 'Reload to get the versions that fit together.',
    retry: false,
  },
  disabled: {
    title: 'This page is switched off for the moment',
    advice: 'Everything else works. Try again later.',
    retry: true,
  },
}
