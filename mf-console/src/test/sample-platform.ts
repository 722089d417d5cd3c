import { type Figures, FIGURES_STEP_MS, NO_COUNTS } from 'remote-kit/figures'
import type { Platform, PlatformEdit, PlatformRemote, PlatformVersion } from 'remote-kit/platform'
import type { User } from 'openapi'

/** An operator, whose clock is New York's. */
export const operator: User = {
  id: 'robin',
  is_client: false,
  is_operator: true,
  person: { first_name: 'Robin', last_name: 'Ames', phone_number: null, image: null },
  email: 'operator@demo.test',
  account: {
    id: 'protracker',
    name: 'ProTracker',
    brokerage: 'ProTracker',
    image: null,
    owner: 'robin',
    time_zone: 'America/New_York',
    currency: 'USD',
  },
  role: 'owner',
  status: 1,
  tour: { step: 6, done: true, first_steps_hidden: true },
}

const edit = (at: string, what: string, more: Partial<PlatformEdit> = {}): PlatformEdit => ({
  at,
  by: 'dana',
  what,
  from: null,
  to: null,
  why: null,
  origin: null,
  ...more,
})

const version = (name: string, more: Partial<PlatformVersion> = {}): PlatformVersion => ({
  version: name,
  released: null,
  shellApi: '^1.0.0',
  key: 'f00d',
  pages: [],
  misfits: { production: [], staging: [] },
  ...more,
})

const released = edit('2025-03-04T15:00:00.000Z', 'release', { from: '1.3.0', to: '1.4.0', why: 'Faster boards' })
const canaryEdit = edit('2025-03-05T15:00:00.000Z', 'canary', {
  from: '1.4.0',
  to: '1.5.0',
  share: 10,
  skipped: ['routes'],
})
const uploaded = edit('2025-03-05T14:59:00.000Z', 'upload', { from: '1.4.0', to: '1.4.0', version: '1.5.0' })

const deals: PlatformRemote = {
  name: 'mf-deals',
  active: '1.4.0',
  disabled: false,
  canary: { version: '1.5.0', share: 10, since: canaryEdit.at },
  versions: [
    version('1.5.0', {
      released: canaryEdit,
      pages: [{ path: '/agent', title: 'Home', kb: 96 }],
      misfits: { production: [], staging: ['it needs react ^20.0.0, the shell shares 19.2.0'] },
    }),
    version('1.4.0', {
      released,
      pages: [
        { path: '/agent/deal/:id', title: 'Deal', kb: null },
        { path: '/agent', title: 'Home', kb: 84 },
      ],
    }),
    version('1.3.0'),
  ],
  edits: [canaryEdit, uploaded, released],
}

const reports: PlatformRemote = {
  name: 'mf-reports',
  active: '2.0.0',
  disabled: true,
  canary: null,
  versions: [version('2.0.0')],
  edits: [edit('2025-03-06T15:00:00.000Z', 'disable', { from: '2.0.0', to: '2.0.0', why: 'Wrong totals' })],
}

const shell = { version: 's1', shellApi: '1.3.0', runtime: '2.9.2', url: null }

export const platform: Platform = {
  environment: 'production',
  pageLimitKb: 120,
  environments: [
    {
      name: 'production',
      fault: null,
      shell,
      remotes: [deals, reports],
      packages: [
        { name: 'jotai', offered: '2.0.0', needs: [] },
        {
          name: 'react',
          offered: '19.2.0',
          needs: [
            { remote: 'mf-deals', version: '1.4.0', range: '^19.0.0', fits: true },
            { remote: 'mf-deals', version: '1.5.0', range: '^20.0.0', fits: false },
            { remote: 'mf-reports', version: '2.0.0', range: '^19.0.0', fits: true },
          ],
        },
      ],
    },
    {
      name: 'staging',
      fault: null,
      shell,
      remotes: [{ ...deals, active: '1.3.0', canary: null, edits: [] }],
      packages: [],
    },
  ],
}

const until = Date.parse('2025-03-06T17:00:00.000Z')
const slot = (minutesAgo: number, name: string, counts: object) => ({
  at: until - minutesAgo * 60_000,
  remote: 'mf-deals',
  version: name,
  ...NO_COUNTS,
  ...counts,
})

export const figures: Figures = {
  since: until - 24 * 60 * 60_000,
  until,
  slots: [
    slot(60, '1.4.0', { shown: 900, failed: 9, tabs: 300, brokenTabs: 3 }),
    slot(60 - FIGURES_STEP_MS / 60_000, '1.4.0', { shown: 100, tabs: 30 }),
    slot(50, '1.5.0', { shown: 100, failed: 1, tabs: 40, brokenTabs: 1 }),
  ],
}
