import type { Contact, Deal, Timeline, TimelineEntry } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { uploadContactFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
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
let contact: Contact
let deal: Deal
/** A deal of another agent that the contact is on, too. */
let hidden: Deal

const DAY_MS = 86_400_000
const read = async (query = '', by = agent) => {
  const { status, body } = await by.get(`/contacts/${contact.id}/timeline/?page_size=100${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}
const nameOf = (entry: TimelineEntry) => (entry.type === 'activity' ? entry.kind : entry.type)
const log = (fields: object) => agent.post('/activities/', { contact: contact.id, ...fields })

beforeAll(async () => {
  ;({ people, owner, agent, agent2, assistant, board } = await openTeam(app, ['agent', 'agent2', 'assistant']))
  await createPeople('south')
  contact = (await agent.post('/contacts/', { first_name: 'Dana', last_name: 'Brooks' })).body
  // They became a lead ten days ago.
  await EventModel.collection.updateOne(
    { entity_id: toId(contact.id) },
    { $set: { at: new Date(Date.now() - 10 * DAY_MS) } },
  )
  const parties = [{ contact: contact.id, role: 'buyer' }]
  deal = await createDeal(agent, board, { name: '402 Maple Street', parties })
  hidden = await createDeal(owner, board, {
    name: 'Hidden Lane',
    parties,
    agents: [{ user: String(people.agent2.id), role: 'lead', share_bp: 10_000 }],
  })
  for (const { id } of [deal, hidden]) {
    const step = (await owner.post('/milestones/', { deal: id, name: `Offer on ${id}` })).body
    await owner.patch(`/milestones/${step.id}/`, { progress: 'COMPLETE' })
    await owner.post('/portals/', { deal: id, contact: contact.id, mode: 'link' })
    await PortalModel.updateOne({ deal: id }, { $set: { last_seen_at: new Date() } })
  }
  await agent.patch(`/contacts/${contact.id}/`, { status: 2 })
  await agent.patch(`/contacts/${contact.id}/`, { temperature: 3, owner: String(people.agent.id), company: 'A' })
  const task = (await agent.post('/tasks/', { contact: contact.id, title: 'Send listings', kind: 'email' })).body
  await agent.post(`/tasks/${task.id}/complete/`)
  await agent.post('/tasks/', { contact: contact.id, title: 'Still open' })
  await agent.post('/notes/', { contact: contact.id, body: A_NOTE })
  await uploadContactFile(agent, contact.id)
  await log({ kind: 'call', outcome: 'connected', minutes: 4, deal: deal.id })
  await log({ kind: 'text', at: new Date(Date.now() - 20 * DAY_MS).toISOString() })
})

describe('the timeline of a contact', () => {
  it('has everything that happened, newest first', async () => {
    const results = await read()
    expect(results.map(nameOf)).toEqual([
      'call',
      'file',
      'note',
      'task',
      'change',
      'change',
      'portal',
      'milestone',
      'deal',
      'change',
      'text',
    ])
    const times = results.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const by = { id: String(people.agent.id), name: expect.any(String) }
    const named = { id: deal.id, name: '402 Maple Street' }
    expect(results[0]).toMatchObject({ by, minutes: 4, deal: named, version: 0 })
    expect(results[1]).toMatchObject({ by, name: 'Preapproval.pdf', file_type: 'pdf', preview: 'pdf' })
    expect(results[2]).toMatchObject({ by, text: 'A', pinned: false })
    expect(results[3]).toMatchObject({ by, title: 'Send listings', kind: 'email', deal: null })
    expect(results[4]).toMatchObject({
      op: 'update',
      changes: [{ field: 'temperature', from: 0, to: 3, days_before: 10 }],
    })
    expect(results[5]).toMatchObject({
      by,
      changes: [{ field: 'status', from: 1, to: 2, from_name: null, days_before: 10 }],
    })
    expect(results[6]).toMatchObject({ deal: named })
    expect(results[7]).toMatchObject({ deal: named, name: `Offer on ${deal.id}` })
    expect(results[8]).toMatchObject({ deal: named, role: 'buyer', by })
    expect(results[9]).toMatchObject({ op: 'create', changes: [] })
  })

  it('tells who had the contact before and after', async () => {
    await owner.patch(`/contacts/${contact.id}/`, { owner: String(people.owner.id) })
    await owner.patch(`/contacts/${contact.id}/`, { owner: String(people.agent.id) })
    const [back] = await read('&kind=change')
    expect(back).toMatchObject({
      changes: [{ field: 'owner', from: String(people.owner.id), to: String(people.agent.id) }],
    })
    expect(back?.type === 'change' && back.changes[0]?.to_name).toMatch(/\w+ \w+/)
  })

  it('has the kinds that are asked for', async () => {
    expect((await read('&kind=note,text')).map(nameOf)).toEqual(['note', 'text'])
    expect((await read('&kind=deal')).map(nameOf)).toEqual(['deal'])
    const { errors } = await agent.refused('GET', `/contacts/${contact.id}/timeline/?kind=fax`)
    expect(errors?.[0]?.field).toBe('kind.0')
  })

  it.each([1, 2, 3, 7])('continues in pages of %i, whatever is added meanwhile, even at one instant', async (size) => {
    const at = new Date(Date.now() - 5 * DAY_MS).toISOString()
    for (let n = 0; n < 3; n++) await log({ kind: 'text', at })
    const whole = (await read()).map(({ id }) => id)
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: string = cursor && `&cursor=${cursor}`
      const answer: { body: Timeline } = await agent.get(`/contacts/${contact.id}/timeline/?page_size=${size}${next}`)
      walked.push(...answer.body.results.map(({ id }) => id))
      cursor = answer.body.next_cursor
      await log({ kind: 'email' })
    }
    expect(walked).toEqual(whole)
  })

  it('refuses the cursor of another list', async () => {
    const { body } = await agent.get(`/contacts/${contact.id}/timeline/?page_size=1`)
    const other = `/contacts/${contact.id}/timeline/?kind=note&cursor=${body.next_cursor}` as const
    for (const path of [other, `/contacts/${contact.id}/timeline/?cursor=abc`] as const)
      expect((await agent.refused('GET', path)).errors?.[0]?.field).toBe('cursor')
  })

  it('leaves out what was deleted, and has it again once it is restored', async () => {
    const [note] = await read('&kind=note')
    await agent.delete(`/notes/${note?.id ?? ''}/`)
    expect(await read('&kind=note')).toEqual([])
    await agent.post(`/notes/${note?.id ?? ''}/restore/`)
    expect((await read('&kind=note'))[0]?.id).toBe(note?.id)
  })

  it.each([
    ['owner', () => owner, 2],
    ['agent', () => agent, 1],
    ['assistant', () => assistant, 1],
    ['agent of the other deal', () => agent2, 1],
  ] as const)('shows the %s only the deals that they see', async (_role, client, count) => {
    const text = JSON.stringify(await read('', client()))
    expect((await read('&kind=deal', client())).length).toBe(count)
    const unseen = client() === owner ? [] : client() === agent2 ? [deal] : [hidden]
    for (const { id, name } of unseen) {
      expect(text).not.toContain(name)
      expect(text).not.toContain(id)
    }
  })

  it('is not there for people who do not see the contact', async () => {
    const stranger = await app.signIn('owner@south.test')
    expect((await stranger.get(`/contacts/${contact.id}/timeline/`)).status).toBe(404)
    expect((await owner.get('/contacts/x/timeline/')).status).toBe(404)
  })
})
