import { array, assert, asyncProperty, nat, tuple } from 'fast-check'
import type { Contact } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedStarterTemplates } from '#entities/templates/starter-templates.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { type DealStep, dealSteps, tasksOf } from '#test/factories/deal-steps.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { fieldsOf, storedDeal } from '#test/factories/stored-deal.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { type SnapshotEvent, rebuild } from './deal-snapshot.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let contact: Contact
let template: string

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  contact = (await agent.post('/contacts/', { first_name: 'Sarah', last_name: 'Lee' })).body
  const starters = storedStarterTemplates().map((one) => new TemplateModel({ account: people.account, ...one }))
  await TemplateModel.bulkSave(starters)
  template = starters[0]?.id ?? ''
  const plan = { team: String(people.team), user: String(people.agent.id), effective_from: '2026-01-01' }
  const terms = { anniversary: '01-01', tiers: [{ from: 0, split_bp: 8000 }], cap: 300_000, fees: [] }
  const made = await owner.post('/commission_plans/', { ...plan, ...terms })
  if (made.status >= 300) throw new Error(JSON.stringify(made.body))
})

async function rebuilt(id: string) {
  const events = await EventModel.collection
    .find<SnapshotEvent>({ stream: toId(id) } as never)
    .sort({ seq: 1 })
    .toArray()
  return fieldsOf(rebuild(events))
}

const undoLast: DealStep = async ({ id }) => {
  const { results } = (await agent.get(`/deals/${id}/history/`)).body
  await agent.post(`/events/${results.find((event) => event.can_undo)?.id}/undo/`)
}

/** Compares by BSON, so that values of different types differ. */
const expectSame = async (id: string) => expect(difference(await rebuilt(id), await storedDeal(id))).toEqual([])

describe('a deal rebuilt from its events', () => {
  it('equals what is stored, byte for byte, after any steps', { timeout: 240_000 }, async () => {
    const steps: DealStep[] = [...dealSteps({ people, owner, agent, board, contact, template }), undoLast]
    const step = tuple(nat(steps.length - 1), nat(1000))
    const course = array(step, { minLength: 8, maxLength: 25, size: 'max' })
    await assert(
      asyncProperty(course, async (chosen) => {
        const dates = { acceptance: '2026-12-01', closing: '2027-01-20' }
        const deal = await createDeal(agent, board, { list_price: 40_000_000, dates, template })
        for (const [which, n] of chosen) await steps[which]?.(deal, (list) => list[n % list.length], n)
        await expectSame(deal.id)
        const copy = (await agent.post(`/deals/${deal.id}/duplicate/`, { name: 'A copy' })).body
        await expectSame(copy.id)
        expect((await owner.delete(`/deals/${copy.id}/`)).status).toBe(204)
        expect((await owner.post(`/deleted_deals/${copy.id}/restore/`)).status).toBe(200)
        await expectSame(copy.id)
      }),
      { numRuns: 6 },
    )
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('is shown at an event, with the differences from now', async () => {
    const deal = await createDeal(agent, board, { list_price: 40_000_000, dates: { closing: '2027-01-20' } })
    await agent.post('/tasks/', { deal: deal.id, title: 'Photos' })
    const [added] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    const [task] = await tasksOf(agent, deal.id)
    await agent.patch(`/deals/${deal.id}/`, { list_price: 39_000_000, dates: { closing: '2027-01-25' } })
    await agent.post(`/tasks/${task?.id}/complete/`)
    await agent.post('/tasks/', { deal: deal.id, title: 'Sign' })
    const then = (await agent.get(`/deals/${deal.id}/history/${added?.id}/`)).body
    expect(then.deal).toMatchObject({ list_price: 40_000_000, dates: { closing: '2027-01-20' } })
    expect(then.tasks).toMatchObject([{ title: 'Photos', progress: 'NOT_STARTED' }])
    expect(then.event.summary).toBe('added the task “Photos”')
    const changed = then.changed_since.map(({ kind, title, change, field, was, now }) => [
      kind,
      title,
      change,
      field,
      was,
      now,
    ])
    expect(changed).toEqual([
      ['deal', deal.name, 'changed', 'list_price', 40_000_000, 39_000_000],
      ['deal', deal.name, 'changed', 'dates.closing', '2027-01-20', '2027-01-25'],
      ['task', 'Photos', 'changed', 'progress', 'NOT_STARTED', 'COMPLETE'],
      ['task', 'Sign', 'added', null, null, null],
    ])
  })

  it('shows only the part of the commission that its reader may see', async () => {
    const deal = await createDeal(agent, board, { list_price: 40_000_000 })
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 300 } })
    const [event] = (await owner.get(`/deals/${deal.id}/history/`)).body.results
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 200 } })
    const path = `/deals/${deal.id}/history/${event?.id}/` as const
    const asked = [owner, agent, await app.signIn('assistant@north.test')]
    const [whole, own, none] = await Promise.all(asked.map(async (one) => (await one.get(path)).body))
    expect(whole?.deal.commission).toMatchObject({ rate_bp: 300, gross: 1_200_000 })
    expect(own?.deal.commission).toMatchObject({ rate_bp: null, gross: null, my_share: expect.any(Number) })
    expect(none?.deal.commission).toBeNull()
    expect(own?.changed_since.map(({ field }) => field)).toEqual(['commission.my_share'])
    expect(none?.changed_since).toEqual([])
  })

  it('is refused for events that are not in its history', async () => {
    const deal = await createDeal(agent, board)
    const other = await createDeal(agent, board)
    const elsewhere = await EventModel.findOne({ stream: other.id }).lean()
    const ids = [String(elsewhere?._id), '6560a1f2c3d4e5f60718293a', 'x']
    for (const id of ids) expect((await agent.get(`/deals/${deal.id}/history/${id}/`)).status).toBe(404)
    // Stored without going through events.
    await EventModel.collection.updateMany({ stream: toId(deal.id) }, { $unset: { follows: true } })
    const event = await EventModel.findOne({ stream: deal.id }).lean()
    expect((await agent.get(`/deals/${deal.id}/history/${String(event?._id)}/`)).status).toBe(422)
  })
})
