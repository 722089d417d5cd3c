/**
 * What databases of earlier versions lack. A new field with a default needs nothing here: stored records take it before
 * anything else runs.
 *
 * To add a migration: append it to a list, never insert, rename or remove; its name is stored. Its test stores data as the
 * earlier version did, migrates twice, and reads the result through the API.
 */
import { sealEarlierEvents } from '#platform/events/seal-earlier.ts'
import { prepareDb, preparedName } from '#platform/db.ts'
import { fillNewFields, fillNewFieldsAgain } from '#platform/migrations/fill-new-fields.ts'
import {
  type BackgroundMigration,
  runBackgroundMigrations,
  runStartMigrations,
  type StartMigration,
} from '#platform/migrations/run-migrations.command.ts'
import { renewSearchTokens } from '#processes/search/renew-search-tokens.command.ts'
import { closeLeftPortals } from '#processes/sharing/close-left-portals.command.ts'
import { giveDualDealsSides } from './give-dual-deals-sides.command.ts'
import { giveTasksARole } from './give-tasks-a-role.command.ts'
import { giveTokensScopes } from './give-tokens-scopes.command.ts'
import { logLastTouches } from './contacts/log-last-touches.command.ts'
import { findAnniversaries } from './contacts/find-anniversaries.command.ts'
import { compareStored } from '#processes/contact-duplicates/compare-stored.command.ts'
import { findLastCalls } from './contacts/find-last-calls.command.ts'
import { findLeadAges } from './contacts/find-lead-ages.command.ts'
import { findPhaseAges } from './find-phase-ages.command.ts'
import { nameDealsInInboxes } from './name-deals-in-inboxes.command.ts'
import { nameHolidays } from './name-holidays.command.ts'
import { openImports } from '#processes/imports/open-imports.command.ts'
import { openContracts } from './open-contracts.command.ts'
import { showAppointmentsInFeeds } from './show-appointments-in-feeds.command.ts'
import { showContactDatesInFeeds } from './contacts/show-contact-dates-in-feeds.command.ts'
import { writeBaselines } from './write-baselines.command.ts'

/** Run before records take the defaults of new fields, which need the form that fields have now. */
const BEFORE_DEFAULTS: readonly StartMigration[] = [
  { name: 'holidays-with-names', run: nameHolidays },
  { name: 'scopes-of-tokens', run: giveTokensScopes },
  { name: 'imports-of-any-kind', run: openImports },
]

/** Run before the API starts to listen. */
const AT_START: readonly StartMigration[] = [
  {
    name: 'seal-events',
    run: async () => {
      await sealEarlierEvents()
      await writeBaselines()
    },
  },
  { name: 'last-touches-as-activities', run: logLastTouches },
  { name: 'anniversaries-of-contacts', run: findAnniversaries },
]

/** While it serves, in this order. */
const IN_BACKGROUND: readonly BackgroundMigration[] = [
  { name: 'search-by-whole-address', run: renewSearchTokens },
  { name: 'portals-follow-parties', run: closeLeftPortals },
  { name: 'roles-of-tasks', run: giveTasksARole },
  { name: 'contracts-of-deals', run: openContracts },
  { name: 'ages-in-phases', run: findPhaseAges },
  {
    name: 'appointments-in-feeds',
    run: async () => {
      await showAppointmentsInFeeds()
      return true
    },
  },
  {
    // Once more for the tokens that the earlier version makes until it ends.
    name: 'scopes-of-tokens, after the rollout',
    run: async () => {
      await giveTokensScopes()
      return true
    },
  },
  { name: 'deals-in-inboxes', run: nameDealsInInboxes },
  {
    // Once more for contacts that the earlier version stores until it ends.
    name: 'anniversaries-of-contacts, after the rollout',
    run: async () => {
      await findAnniversaries()
      return true
    },
  },
  {
    name: 'contact-dates-in-feeds',
    run: async () => {
      await showContactDatesInFeeds()
      return true
    },
  },
  { name: 'ages-of-leads', run: findLeadAges },
  { name: 'duplicates-of-contacts', run: compareStored },
  { name: 'last-calls', run: findLastCalls },
  {
    // Once more for imports that the earlier version runs until it ends.
    name: 'imports-of-any-kind, after the rollout',
    run: async () => {
      await openImports()
      return true
    },
  },
  { name: 'sides-of-dual-deals', run: giveDualDealsSides },
]

/** Brings the database up to date before the API listens. */
export const migrate = (): Promise<void> =>
  runStartMigrations([{ name: preparedName(), run: prepareDb }, ...BEFORE_DEFAULTS, ...fillNewFields(), ...AT_START])

/** Brings the rest up to date beside the requests. Returns how many migrations finished. */
export async function migrateInBackground(isRolledOut: boolean, signal: AbortSignal): Promise<number> {
  const filled = isRolledOut ? await runBackgroundMigrations(fillNewFieldsAgain(), true, signal) : 0
  return filled + (await runBackgroundMigrations(IN_BACKGROUND, isRolledOut, signal))
}
