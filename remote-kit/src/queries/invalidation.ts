/**
 * The list of queries that each write makes stale. Those on the screen are refetched at once, the others when they are
 * shown again.
 */
import { matchQuery, type Query, type QueryClient, type QueryFilters } from '@tanstack/react-query'
import type { ReadPath, WritePath } from './query-keys.ts'

/** All queries that show deals, their dates, tasks or money. */
const deals = [
  '/deals/',
  '/deals/groups/',
  '/deals/{id}/',
  '/deals/{id}/commission/',
  '/deals/{id}/contact_proposals/',
  '/deals/{id}/contracts/',
  '/deals/{id}/history/',
  '/deals/{id}/timeline/',
  '/deals/{id}/why/',
  '/client_messages/',
  '/deleted_deals/',
  '/workspaces/{id}/board/',
  '/milestones/',
  '/milestones/{id}/',
  '/tasks/',
  '/tasks/{id}/',
  '/calendar/',
  '/home/',
  '/home/first_steps/',
  '/search/',
  '/portals/{id}/preview/',
  '/commission_plans/standings/',
  '/reports/summary/',
  '/reports/{name}/',
  '/reports/{name}/deals/',
  '/contacts/{id}/referrals/',
] as const satisfies readonly ReadPath[]

/** All queries that show a contact, or what happened with it. */
const contacts = [
  '/contacts/',
  '/contacts/board/',
  '/smart_lists/',
  '/contacts/{id}/',
  '/contacts/{id}/deletion/',
  '/contacts/{id}/timeline/',
  '/contacts/{id}/relationships/',
  '/contacts/duplicates/',
  '/contacts/{id}/duplicates/',
  '/contacts/{id}/email_consent/',
  '/plan_enrollments/',
] as const satisfies readonly ReadPath[]

type CollectionOf<Path> = Path extends `/${infer Name}/${string}` ? Name : never
/** The first segment of a path with a write operation. */
export type Collection = CollectionOf<WritePath>

const staleAfter: Record<Collection, readonly ReadPath[] | 'everything'> = {
  // They decide what stand-ins see.
  absences: 'everything',
  // Names, images and rights of people show everywhere.
  account: 'everything',
  activities: ['/activities/', '/activities/{id}/', ...contacts, '/tasks/', '/tasks/{id}/', '/home/', '/calendar/'],
  auth: [],
  calendar: ['/calendar/feeds/'],
  client: ['/client/deals/', '/client/deals/{id}/'],
  client_messages: ['/client_messages/', '/deals/{id}/history/'],
  commission_plans: ['/commission_plans/', ...deals],
  contacts: [...contacts, '/portals/', ...deals],
  contracts: deals,
  // Their values show with contacts and deals.
  custom_fields: ['/custom_fields/', ...contacts, ...deals],
  deals,
  deleted_deals: deals,
  // Undoing can change all that hangs on a deal or a contact.
  events: [
    ...contacts,
    '/custom_fields/',
    '/plans/',
    '/plans/{id}/',
    '/plan_enrollments/',
    '/plan_settings/',
    '/lead_routing/',
    '/lead_sources/',
    '/lead_mails/',
    '/lead_mails/{id}/',
    '/activities/',
    '/notes/',
    '/deals/{id}/files/',
    '/contacts/{id}/files/',
    '/portals/',
    ...deals,
  ],
  files: [
    '/deals/{id}/files/',
    '/contacts/{id}/files/',
    '/contacts/{id}/timeline/',
    '/deals/{id}/history/',
    '/portals/{id}/preview/',
  ],
  imports: ['/imports/', '/imports/{id}/rows/'],
  // A lead that comes in makes or changes a contact.
  leads: [...contacts, '/home/'],
  lead_routing: ['/lead_routing/'],
  lead_sources: ['/lead_sources/', '/contacts/{id}/timeline/'],
  lead_mails: ['/lead_mails/', '/lead_mails/{id}/', ...contacts, '/home/'],
  // Visitors send them.
  lead_forms: [],
  labels: ['/labels/', '/contacts/', '/contacts/board/', '/contacts/{id}/'],
  milestones: deals,
  appointments: ['/appointments/', '/appointments/{id}/', '/calendar/'],
  notes: ['/notes/', '/contacts/{id}/timeline/', '/deals/{id}/history/'],
  notifications: ['/notifications/', '/notifications/settings/', '/home/first_steps/'],
  phases: ['/phases/', ...deals],
  portal: ['/portal/{token}/'],
  portals: ['/portals/', '/portals/{id}/preview/', '/deals/{id}/history/', '/home/first_steps/'],
  relationships: [
    '/relationships/{id}/',
    '/contacts/{id}/relationships/',
    '/contacts/{id}/referrals/',
    '/contacts/{id}/timeline/',
  ],
  reminders: ['/reminders/'],
  plans: ['/plans/', '/plans/{id}/', '/plan_enrollments/'],
  plan_emails: [],
  plan_enrollments: ['/plans/', '/plans/{id}/', '/plan_enrollments/', '/contacts/{id}/timeline/'],
  plan_settings: ['/plan_settings/', '/plan_enrollments/'],
  // Readers of emails do it.
  unsubscribes: [],
  // Applying a pack stores nothing.
  rule_packs: [],
  // It has records of most kinds.
  sample_data: 'everything',
  service_accounts: ['/service_accounts/', '/service_accounts/{id}/tokens/'],
  sessions: ['/sessions/'],
  smart_lists: ['/smart_lists/'],
  // A call or an email that is done says when its contact was last contacted.
  tasks: [...deals, ...contacts],
  // Membership decides what people see.
  teams: 'everything',
  templates: ['/templates/', '/templates/{id}/'],
  ticket: [],
  tokens: ['/tokens/'],
  two_step: ['/two_step/', '/two_step/members/'],
  user: 'everything',
  views: ['/views/'],
  workspaces: ['/workspaces/', '/workspaces/{id}/', '/workspaces/{id}/board/'],
}

/**
 * Refetches the queries that a write to a collection made stale. `except`: queries that are up to date already, because
 * they were updated with the response or optimistically. Queries in flight are read again even so: they may have begun
 * before the write, and would bring back what it replaced.
 */
export async function refreshAfter(cache: QueryClient, collection: Collection, except?: QueryFilters): Promise<void> {
  const list = staleAfter[collection]
  const isStale = ({ queryKey: [method, path] }: Query) =>
    method === 'get' && (list === 'everything' || list.some((one) => one === path))
  const inFlight = cache.getQueryCache().findAll({ predicate: isStale, fetchStatus: 'fetching' })
  // TanStack Query restarts only those on the screen that have data. The others end as if they were fresh.
  const ending = inFlight.filter((query) => query.state.data === undefined || !query.isActive())
  await cache.invalidateQueries({
    predicate: (query) => isStale(query) && (inFlight.includes(query) || !(except && matchQuery(except, query))),
  })
  if (ending.length === 0) return
  await Promise.allSettled(ending.flatMap((query) => query.promise ?? []))
  await cache.invalidateQueries({ predicate: (query) => ending.includes(query) })
}
