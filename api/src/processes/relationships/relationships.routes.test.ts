import type { Contact, RelationshipKind } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DeletedContactModel } from '#processes/contact-deletion/deleted-contact.model.ts'
import { purgeDeletedContacts } from '#processes/contact-deletion/purge-deleted-contacts.command.ts'
import { RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient
let dana: Contact
let elena: Contact
let frank: Contact

const named = async (first_name: string, by = agent) =>
  (await by.post('/contacts/', { first_name, last_name: 'Brooks' })).body

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
})
beforeEach(async () => {
  ;[dana, elena, frank] = [await named('Dana'), await named('Elena'), await named('Frank')]
})

const relate = async (contact: Contact, kind: RelationshipKind, other: Contact, by = agent) => {
  const { status, body } = await by.post('/relationships/', { contact: contact.id, other: other.id, kind })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const refused = async (contact: Contact, kind: RelationshipKind, other: Contact, by = agent) => {
  const { status, errors } = await by.refused('POST', '/relationships/', { contact: contact.id, other: other.id, kind })
  return [status, errors?.[0]?.field, errors?.[0]?.reason]
}
const seen = async ({ id }: Contact, by = agent) =>
  (await by.get(`/contacts/${id}/relationships/`)).body.results.map(({ kind, contact }) => `${kind} ${contact.name}`)
const referrals = async ({ id }: Contact, by = agent) => (await by.get(`/contacts/${id}/referrals/`)).body

describe('relating two contacts', () => {
  it.each<[RelationshipKind, string]>([
    ['spouse', 'spouse'],
    ['household', 'household'],
    ['referred_by', 'referred'],
    ['referred', 'referred_by'],
    ['attorney', 'attorney_for'],
    ['lender_for', 'lender'],
    ['past_agent', 'past_agent_of'],
  ])('as %s reads from the other side as %s', async (kind, counterpart) => {
    await relate(dana, kind, elena)
    expect(await seen(dana)).toEqual([`${kind} Elena Brooks`])
    expect(await seen(elena)).toEqual([`${counterpart} Dana Brooks`])
  })

  it('is refused with the field where it makes no sense', async () => {
    expect(await refused(dana, 'spouse', dana)).toEqual([400, 'other', 'can’t be the same contact'])
    await relate(dana, 'spouse', elena)
    expect(await refused(elena, 'spouse', dana)).toEqual([
      400,
      'other',
      'is already related to this contact in this way',
    ])
    await relate(dana, 'referred_by', elena)
    const taken = 'was already referred by someone else'
    expect(await refused(dana, 'referred_by', frank)).toEqual([400, 'contact', taken])
    expect(await refused(frank, 'referred', dana)).toEqual([400, 'other', taken])
    const unknown = 'doesn’t exist, or you can’t see it'
    expect(await refused(await named('Theirs', agent2), 'spouse', dana)).toEqual([400, 'contact', unknown])
    expect(await refused(dana, 'spouse', await named('Theirs', agent2))).toEqual([400, 'other', unknown])
  })

  it('lets no one refer each other in a circle', async () => {
    await relate(dana, 'referred_by', elena)
    await relate(frank, 'referred_by', dana)
    const circle = 'would make a circle of referrals'
    expect(await refused(elena, 'referred_by', dana)).toEqual([400, 'other', circle])
    expect(await refused(elena, 'referred_by', frank)).toEqual([400, 'other', circle])
    expect(await refused(frank, 'referred', elena)).toEqual([400, 'other', circle])
    expect((await referrals(elena)).results.map(({ contact }) => contact.name)).toEqual(['Dana Brooks', 'Frank Brooks'])
  })

  it('of two who say at the same time who referred someone, accepts one', async () => {
    const sides = [elena, frank].map(({ id }) => ({ contact: dana.id, other: id, kind: 'referred_by' as const }))
    const answers = await Promise.all(sides.map((body) => agent.post('/relationships/', body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await seen(dana)).toHaveLength(1)
  })
})

describe('changing a relationship', () => {
  it('turns it around where the direction changes, and can be undone', async () => {
    const { id, version } = await relate(dana, 'attorney', elena)
    const changed = await agent.patch(`/relationships/${id}/`, { kind: 'lender_for' })
    expect(changed.body).toMatchObject({ contact: elena.id, other: dana.id, kind: 'lender' })
    expect(await seen(dana)).toEqual(['lender_for Elena Brooks'])
    await agent.patch(`/relationships/${id}/`, { kind: 'lender', contact: dana.id })
    expect(await seen(dana)).toEqual(['lender Elena Brooks'])
    const { errors } = await agent.refused('PATCH', `/relationships/${id}/`, { kind: 'lender', contact: frank.id })
    expect(errors).toEqual([{ field: 'contact', reason: 'isn’t in this relationship' }])
    const stale = { headers: { 'If-Match': `"${version}"` } }
    expect((await agent.patch(`/relationships/${id}/`, { kind: 'spouse' }, stale)).status).toBe(412)
    const last = { sort: { at: -1, seq: -1 } } as const
    const event = await EventModel.findOne({ entity_id: id, op: 'update' }, null, last).lean()
    expect((await agent.post(`/events/${String(event?._id)}/undo/`)).status).toBe(200)
    expect(await seen(dana)).toEqual(['lender_for Elena Brooks'])
  })

  it('removes it from both pages, until it is restored', async () => {
    const { id } = await relate(dana, 'spouse', elena)
    expect((await agent.delete(`/relationships/${id}/`)).status).toBe(204)
    expect([await seen(dana), await seen(elena)]).toEqual([[], []])
    expect((await agent.get(`/relationships/${id}/`)).status).toBe(404)
    expect((await agent.post(`/relationships/${id}/restore/`)).status).toBe(200)
    expect(await seen(elena)).toEqual(['spouse Dana Brooks'])
    const removal = await EventModel.findOne({ entity_id: id, op: 'delete' }).lean()
    const made = await EventModel.findOne({ entity_id: id, op: 'create' }).lean()
    expect((await agent.post(`/events/${String(removal?._id)}/undo/`)).status).toBe(409)
    expect((await agent.post(`/events/${String(made?._id)}/undo/`)).body.summary).toBe('removed a relationship')
    expect(await seen(dana)).toEqual([])
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('is not restored where another has taken its place', async () => {
    const { id } = await relate(dana, 'referred_by', elena)
    await agent.delete(`/relationships/${id}/`)
    await relate(dana, 'referred_by', frank)
    expect((await agent.refused('POST', `/relationships/${id}/restore/`)).errors?.[0]?.field).toBe('contact')
    expect(await seen(dana)).toEqual(['referred_by Frank Brooks'])
  })
})

describe('who sees a relationship', () => {
  it('is whoever sees both contacts; no one else learns a name', async () => {
    const theirs = await named('Theirs', agent2)
    const { id } = await relate(dana, 'referred_by', theirs, owner)
    expect(await seen(dana, owner)).toEqual(['referred_by Theirs Brooks'])
    for (const [client, contact] of [
      [agent, dana],
      [assistant, dana],
      [agent2, theirs],
    ] as const) {
      expect(await seen(contact, client)).toEqual([])
      expect((await client.get(`/relationships/${id}/`)).status).toBe(404)
      expect((await client.patch(`/relationships/${id}/`, { kind: 'spouse' })).status).toBe(404)
      expect((await client.delete(`/relationships/${id}/`)).status).toBe(404)
    }
    const event = await EventModel.findOne({ entity_id: id, op: 'create' }).lean()
    expect((await agent.post(`/events/${String(event?._id)}/undo/`)).status).toBe(404)
    expect((await referrals(theirs, agent2)).results).toEqual([])
    expect((await agent2.get(`/contacts/${dana.id}/relationships/`)).status).toBe(404)
    expect((await agent2.get(`/contacts/${dana.id}/referrals/`)).status).toBe(404)
    // Whom they referred is hidden with those in between.
    const mine = await named('Mine')
    await relate(mine, 'referred_by', theirs, owner)
    await relate(theirs, 'referred_by', elena, owner)
    expect((await referrals(elena)).results).toEqual([])
    expect((await referrals(elena, owner)).people).toBe(3)
  })
})

describe('a contact that goes', () => {
  it('takes its relationships along, and brings them back', async () => {
    await relate(dana, 'spouse', elena)
    await agent.delete(`/contacts/${elena.id}/`)
    expect(await seen(dana)).toEqual([])
    expect((await agent.post(`/contacts/${elena.id}/restore/`)).status).toBe(200)
    expect(await seen(dana)).toEqual(['spouse Elena Brooks'])
  })

  it('leaves its place as a referrer to another', async () => {
    await relate(dana, 'referred_by', elena)
    await agent.delete(`/contacts/${elena.id}/`)
    await relate(dana, 'referred_by', frank)
    await agent.post(`/contacts/${elena.id}/restore/`)
    expect(await seen(dana)).toEqual(['referred_by Frank Brooks'])
    expect(await seen(elena)).toEqual([])
  })

  it('after 30 days leaves nothing of them', async () => {
    const { id } = await relate(dana, 'lender', elena)
    await agent.delete(`/contacts/${elena.id}/`)
    await DeletedContactModel.updateOne({ _id: elena.id }, { gone_at: new Date() })
    await purgeDeletedContacts()
    expect(await RelationshipModel.exists({ _id: id })).toBeNull()
  })

  it('when it is erased, leaves no relationship, and its export has them', async () => {
    await relate(dana, 'spouse', elena)
    const exported = await owner.get(`/contacts/${elena.id}/personal_data/`)
    expect(JSON.stringify(exported.body)).toContain('Relationships')
    const path = `/contacts/${elena.id}/erase/` as const
    const { name, preview } = (await owner.post(`${path}?dry_run=true` as typeof path, {})).body
    expect((await owner.post(path, { name, preview })).status).toBe(200)
    expect(await seen(dana)).toEqual([])
    expect(await RelationshipModel.countDocuments({ other: elena.id })).toBe(0)
  })
})

describe('the referral tree', () => {
  const close = async (clients: Contact[], price: number) => {
    const deal = await createDeal(owner, board, {
      representation: 1,
      status: DealStatus.UnderContract,
      list_price: price,
      agents: [
        { user: String(people.agent.id), role: 'lead', share_bp: 6000 },
        { user: String(people.agent2.id), role: 'co', share_bp: 4000 },
      ],
      parties: clients.map(({ id }) => ({ contact: id, role: 'buyer' as const })),
      commission: { rate_bp: 300 },
    })
    const closed = await owner.post(`/deals/${deal.id}/close/`, { actual_close: '2026-11-20', sale_price: price })
    if (closed.status !== 200) throw new Error(JSON.stringify(closed.body))
    return deal
  }

  it('adds up what closed deals brought, each once, by role', async () => {
    await relate(dana, 'referred_by', elena)
    await relate(frank, 'referred_by', dana)
    await close([dana, frank], 40_000_000)
    await close([frank], 20_000_000)
    const open = await createDeal(owner, board, { representation: 1, list_price: 90_000_000 })
    await owner.patch(`/deals/${open.id}/`, { parties: [{ contact: dana.id, role: 'buyer' }] })
    const asAttorney = await close([], 70_000_000)
    await owner.patch(`/deals/${asAttorney.id}/`, { parties: [{ contact: dana.id, role: 'attorney' }] })

    const all = await referrals(elena, owner)
    expect(all).toMatchObject({
      amounts: 'all',
      people: 2,
      total: { deals: 2, volume: 60_000_000, commission: 1_800_000 },
      has_more: false,
    })
    expect(all.results.map(({ contact, depth, deals, volume }) => [contact.id, depth, deals, volume])).toEqual([
      [dana.id, 1, 1, 40_000_000],
      [frank.id, 2, 2, 60_000_000],
    ])
    const own = await referrals(elena)
    expect(own).toMatchObject({ amounts: 'own', total: { deals: 2, volume: 60_000_000 } })
    expect(own.total.commission).toBeGreaterThan(0)
    expect(own.total.commission).toBeLessThan(1_800_000)
    const none = await referrals(elena, assistant)
    expect(none).toMatchObject({ amounts: 'none', total: { deals: 2, volume: null, commission: null } })
    expect(none.results.every(({ volume, commission }) => volume === null && commission === null)).toBe(true)
  })

  it('is five levels deep, and says if it goes on', async () => {
    const chain = [elena]
    for (let i = 1; i <= 6; i++) {
      const next = await named(`Level${i}`)
      await relate(next, 'referred_by', chain.at(-1) as Contact)
      chain.push(next)
    }
    const { results, has_more, people: found } = await referrals(elena)
    expect(results.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5])
    expect([found, has_more]).toEqual([5, true])
    expect((await referrals(chain[1] as Contact)).has_more).toBe(false)
  })

  it('ends in a circle that two made at the same time', async () => {
    await relate(dana, 'referred_by', elena)
    const { id, ...turned } = await relate(elena, 'spouse', dana)
    await RelationshipModel.collection.updateOne({ _id: toId(id) }, { $set: { kind: 'referred_by' } })
    expect(turned.kind).toBe('spouse')
    expect((await referrals(elena)).people).toBe(1)
    expect(await refused(frank, 'referred', elena)).toEqual([400, 'other', 'was already referred by someone else'])
  })
})
