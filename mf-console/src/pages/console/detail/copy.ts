import { formatCount, formatQuantity } from 'ui-kit/format'

/** Words of one remote's page in the console. */
export const copy = {
  back: 'All remotes',
  open: 'Open its page',
  figures: {
    title: (environment: string) => `Last 24 hours in ${environment}`,
    versions: 'Versions',
    all: 'All',
    active: 'Active',
    canary: 'Canary',
    loading: 'Loading the figures',
    failed: 'Couldn’t load the figures',
    quiet: 'No one has opened its pages in the last 24 hours.',
    load: 'Pages opened',
    opened: (count: string, busiest: string) => `${count} in all, at most ${busiest} in ten minutes`,
    errors: 'Pages that failed',
    share: (failed: string, share: string, { brokenTabs, tabs }: { brokenTabs: number; tabs: number }) =>
      `${failed}, or ${share}, in ${formatCount(brokenTabs)} of ${formatQuantity(tabs, 'tab')}`,
  },
  off: {
    title: (environment: string) => `Off in ${environment}`,
    by: (when: string, who: string) => `Since ${when}, turned off by ${who}`,
  },
  budget: {
    title: (kb: number) => `Page weight, at most ${kb} kB`,
    none: 'No one gets a version yet.',
    unknown: 'Its host doesn’t answer',
    size: (kb: number, limit: number) => `${kb} of ${limit} kB`,
    label: (page: string) => `Kilobytes of ${page}`,
  },
  trial: {
    title: 'Try a fault in this tab',
    hint: 'You see what visitors would see. No one else does, and what happens here isn’t counted.',
    none: 'None',
    fault: {
      slow: 'Slow: its pages take five seconds longer',
      off: 'Off: as if someone had turned it off',
      corrupt: 'Corrupt: its files aren’t what was released',
    },
  },
  versions: {
    title: 'Versions, and where they fit',
    version: 'Version',
    released: 'Released',
    key: (key: string) => `Signed with ${key}`,
    by: (when: string, who: string) => `${when}, by ${who}`,
    unknown: 'Not in the history',
    active: 'Active',
    off: 'Active, but off',
    fits: 'Fits',
    misfit: 'Doesn’t fit',
  },
  history: {
    title: 'Who changed what',
    none: 'Nothing yet.',
    by: (when: string, who: string, environment: string | null) =>
      `${when}, by ${who}${environment === null ? '' : `, in ${environment}`}`,
    share: (percent: number) => (percent === 0 ? ', for testers' : `, for ${percent}%`),
    from: (origin: string) => `, from ${origin}`,
    without: (gates: readonly string[]) => `, without checking ${gates.join(', ')}`,
    moved: (from: string, to: string) => `${from} → ${to}`,
  },
}
