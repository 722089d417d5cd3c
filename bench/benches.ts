/**
 * The benches, and the code that each measures: files and folders, as seen from the root. Once one of them has changed,
 * the table in RESULTS.md tells of something else (`pnpm bench --stale`).
 */

/** What every request to the API passes. */
const REQUEST = [
  'api/src/app.ts',
  'api/src/main.ts',
  'api/src/platform',
  'api/src/entities/sessions',
  'api/package.json',
]

/** What a list of deals reads. */
const DEAL_LIST = ['api/src/entities/deals', 'openapi/deals']

/** The whole product in a browser. */
const FRONT_END = ['shell', 'remote-kit/src', 'ui-kit/src']

/** What benches are seeded with. */
const PEOPLE = ['bench/seed/id-of.ts', 'bench/seed/people.ts', 'bench/seed/letter-names.ts', 'bench/seed/up-to-date.ts']
const DEALS = [...PEOPLE, 'bench/seed/deals.ts', 'bench/seed/scales.ts']
const CONTACTS = [...PEOPLE, 'bench/seed/contacts.ts']

export const BENCHES = {
  api: ['bench/api', ...DEALS, ...REQUEST, ...DEAL_LIST],
  board: ['bench/board', ...FRONT_END, 'mf-deals/src', 'api/src/processes/boards'],
  contacts: [
    'bench/contacts',
    ...CONTACTS,
    ...REQUEST,
    'api/src/entities/contacts',
    'api/src/processes/contact-duplicates',
    'api/src/processes/contact-timeline',
  ],
  'contact-list': ['bench/contact-list', 'bench/seed/letter-names.ts', ...FRONT_END, 'mf-contacts/src'],
  'custom-fields': [
    'bench/custom-fields',
    ...CONTACTS,
    ...REQUEST,
    'api/src/entities/contacts',
    'api/src/entities/custom-fields',
  ],
  growth: ['bench/growth', ...DEALS, ...REQUEST, ...DEAL_LIST],
  import: [
    'bench/import',
    ...PEOPLE,
    'api/src/platform/events',
    'api/src/platform/records',
    'api/src/processes/imports',
    'api/src/processes/import-contacts',
    'api/src/processes/import-deals',
    'api/src/processes/import-rows',
    'api/src/processes/deal-save',
    'api/src/processes/reports',
  ],
  landing: ['bench/landing', 'bench/web/visit.ts', 'shell', 'remote-kit/src/build', 'ui-kit/src'],
  reports: ['bench/reports', ...DEALS, ...REQUEST, 'api/src/processes/reports'],
  scheduling: ['bench/scheduling', 'api/src/rules/scheduling', 'api/src/rules/calendar'],
  screens: ['bench/screens', ...FRONT_END, 'mf-deals/src', 'mf-contacts/src'],
  search: ['bench/search', ...DEALS, ...REQUEST, 'api/src/processes/search', 'api/src/entities/deals'],
  start: ['bench/start', 'dev', 'package.json', 'pnpm-workspace.yaml'],
  web: ['bench/web', ...FRONT_END, 'mf-deals', 'mf-reports'],
} as const satisfies Record<string, readonly string[]>

export type Bench = keyof typeof BENCHES

export const isBench = (name: string | undefined): name is Bench => name !== undefined && Object.hasOwn(BENCHES, name)
