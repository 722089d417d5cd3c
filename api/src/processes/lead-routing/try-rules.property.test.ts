/** Trying rules says what then happens: for any rules and any leads, the same people get them for the same reasons. */
import * as fc from 'fast-check'
import type { LeadCreate, LeadDryRun, LeadRoutingUpdate, LeadRuleInput } from 'openapi'
import { LeadRuleWay } from 'openapi/codes'
import { beforeAll, expect, it } from 'vitest'
import { AbsenceModel } from '#entities/absences/absence.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { LeadRoutingModel } from '#entities/lead-routing/lead-routing.model.ts'
import { LeadTallyModel } from '#entities/lead-routing/lead-tally.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { todayIn } from '#rules/calendar/days.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let sources: string[]
let users: string[]
let made = 0

beforeAll(async () => {
  ;({ people, owner } = await openTeam(app))
  const create = async (name: string, of: string | null) =>
    (await owner.post('/lead_sources/', { kind: 'api', name, owner: of })).body.id
  sources = [await create('Portal', null), await create('Website', String(people.admin.id))]
  users = [people.agent, people.agent2, people.admin, people.assistant].map(({ id }) => String(id))
})

async function wipe(): Promise<void> {
  await LeadRoutingModel.deleteMany({})
  await ContactModel.deleteMany({})
  await InquiryModel.deleteMany({})
  await AbsenceModel.deleteMany({})
}

const PRICES = [20_000_000, 50_000_000, 90_000_000]
const ZIPS = ['78701', '78704']
const LANGUAGES = ['en', 'es'] as const
const some = <T>(values: readonly T[]) => fc.subarray([...values])

const rules = (): fc.Arbitrary<LeadRuleInput[]> =>
  fc.array(
    fc
      .record({
        is_on: fc.boolean(),
        sources: some(sources),
        price_from: fc.option(fc.constantFrom(...PRICES), { nil: null }),
        zips: some(ZIPS),
        languages: some(LANGUAGES),
        way: fc.constantFrom(...Object.values(LeadRuleWay)),
        group: fc.uniqueArray(fc.constantFrom(...users), { minLength: 1, maxLength: 4 }),
      })
      .map(({ group, way, ...conditions }) => ({
        ...conditions,
        name: `Rule ${made++}`,
        way,
        users: way === 'pond' ? [] : way === 'person' ? group.slice(0, 1) : group,
        minutes: way === 'claim' ? 5 : null,
      })),
    { maxLength: 4 },
  )

const leads = (): fc.Arbitrary<Partial<LeadCreate>[]> =>
  fc.array(
    fc.record({
      lead_source: fc.constantFrom(...sources),
      property: fc.record({
        price: fc.option(fc.constantFrom(...PRICES), { nil: null }),
        zip: fc.constantFrom('', ...ZIPS),
      }),
      language: fc.option(fc.constantFrom(...LANGUAGES), { nil: null }),
    }),
    { minLength: 1, maxLength: 8 },
  )

async function sendAll(some: readonly Partial<LeadCreate>[]): Promise<string[]> {
  const inquiries: string[] = []
  for (const lead of some)
    inquiries.push((await owner.post('/leads/', { ...lead, last_name: `Lead ${made++}` })).body.inquiry)
  return inquiries
}

it('for any rules and leads', async () => {
  const arbitrary = fc.record({
    update: fc.record({ rules: rules(), daily_cap: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }) }),
    sent: leads(),
    away: some(users),
  })
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ update, sent, away }) => {
      await wipe()
      const day = todayIn('America/New_York')
      const absence = { account: people.account, first_day: day, last_day: day }
      await AbsenceModel.create(away.map((user) => ({ ...absence, user })))
      // Last month, without rules.
      await sendAll(sent)
      const before = await EventModel.countDocuments()
      const said = await tryOut(update)
      expect(await EventModel.countDocuments()).toBe(before)
      // This month, with them.
      await LeadTallyModel.deleteMany({})
      await owner.patch('/lead_routing/', update)
      const happened = await Promise.all((await sendAll(sent)).map(assignmentOf))
      expect(happened).toEqual(said.leads.toReversed().map((lead) => predictedOf(lead, update.rules)))
    }),
    { numRuns: 25 },
  )
}, 60_000)

async function tryOut(update: LeadRoutingUpdate): Promise<LeadDryRun> {
  const { status, body } = await owner.post('/lead_routing/dry_run/', update)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const assignmentOf = async (inquiry: string) =>
  (await owner.get(`/inquiries/${inquiry}/` as '/inquiries/{id}/')).body.assignment

const predictedOf = (
  { rule, way, users: got, skipped }: LeadDryRun['leads'][number],
  tried: readonly LeadRuleInput[],
) => ({ rule: rule === null ? '' : tried[rule]?.name, way, users: got, skipped })

it('sums up the leads by person and by rule', async () => {
  await wipe()
  const [portal = '', website = ''] = sources
  await sendAll([portal, portal, portal, website].map((lead_source) => ({ lead_source })))
  const [one = '', two = ''] = users
  const said = await tryOut({
    rules: [
      { name: 'Turns', way: 'rotation', users: [one, two], sources: [portal] },
      { name: 'No one', way: 'person', users: [two], languages: ['es'] },
    ],
  })
  expect(said).toMatchObject({
    count: 4,
    is_capped: false,
    people: [
      { user: one, assigned: 2, offered: 0 },
      { assigned: 1, offered: 0 },
      { assigned: 1, offered: 0 },
    ],
    rules: [
      { rule: 0, count: 3 },
      { rule: 1, count: 0 },
      { rule: null, count: 1 },
    ],
  })
  expect(said.leads[0]).toMatchObject({ source: 'Website', rule: null, way: null, users: [String(people.admin.id)] })
  expect(await LeadRoutingModel.countDocuments()).toBe(0)
})
