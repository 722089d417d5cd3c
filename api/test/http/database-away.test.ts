/** How the API responds while MongoDB is unavailable, and afterwards. */
import { beforeAll, expect, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { BreakableWay } from './breakable-way.ts'

const way = new BreakableWay()
const app = useTestApp({}, (uri) => way.to(uri))
let agent: TestClient
let board: Board

beforeAll(async () => {
  const { team } = await createPeople('north')
  board = await createBoard(await app.signIn('owner@north.test'), team)
  agent = await app.signIn('agent@north.test')
})

const probe = async (name: string) => (await fetch(new URL(`/${name}`, app.url))).status

async function waitFor(status: number, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs
  while ((await probe('readyz')) !== status) {
    if (Date.now() > until) throw new Error(`/readyz did not answer ${status} within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it('reports within 5 s that it is not ready, and within 10 s that it is again', async () => {
  expect(await probe('readyz')).toBe(200)
  await way.cut()
  await waitFor(503, 5000)
  expect(await probe('healthz')).toBe(200)

  const answers = await Promise.all([agent.get('/deals/'), agent.post('/contacts/', { last_name: 'Lost' })])
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(body).toMatchObject({ title: 'We can’t reach the database right now. Nothing was changed' })
  }

  await way.mend()
  await waitFor(200, 10_000)
  expect((await agent.post('/contacts/', { last_name: 'Kept' })).status).toBe(201)
  expect((await agent.get('/contacts/?q=lost')).body.count).toBe(0)
}, 40_000)

it('says that it is not ready while the database answers nothing, and goes on once it does', async () => {
  const asked = () => fetch(new URL('/readyz', app.url), { signal: AbortSignal.timeout(10_000) })
  way.freeze()
  try {
    const answers = await Promise.all([asked(), asked(), asked()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(await probe('healthz')).toBe(200)
  } finally {
    way.thaw()
  }
  await waitFor(200, 20_000)
  expect((await agent.get('/deals/')).status).toBe(200)
}, 60_000)

it('retries a change if the database goes away in its middle', async () => {
  const deal = await createDeal(agent, board, { dates: { closing: '2031-01-02' } })
  const due_rule = { anchor: 'closing', item: null, offset: -1, unit: 'calendar', roll: 'none', skip_holidays: true }
  const task = (await agent.post('/tasks/', { deal: deal.id, title: 'A', due_rule })).body
  // This day first appears in the write of the tasks that follow the date.
  const cut = way.cutBehind('2031-02-02')
  const moved = agent.post(`/deals/${deal.id}/reschedule/`, { dates: { closing: '2031-02-03' } })
  await cut
  await way.mend()
  expect(await moved).toMatchObject({ status: 200, body: { applied: true } })
  expect((await agent.get(`/tasks/${task.id}/`)).body.due_date).toBe('2031-02-02')
}, 30_000)

it('makes a change once, and does not claim that it failed, if the database goes away before confirming it', async () => {
  const create = () => agent.post('/contacts/', { last_name: 'Unsure' }, { headers: { 'Idempotency-Key': 'unsure' } })
  const cut = way.cutBehind('commitTransaction')
  const unsure = create()
  await cut
  expect(await unsure).toMatchObject({ status: 503, body: { title: 'We lost the connection while saving this' } })
  await way.mend()
  await waitFor(200, 10_000)
  expect((await create()).status).toBe(201)
  expect((await agent.get('/contacts/?q=unsure')).body.count).toBe(1)
}, 30_000)
