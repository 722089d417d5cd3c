import mongoose from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, inject, it } from 'vitest'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let board: Board

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})

/** Every document in the collections that a reschedule writes. */
async function stored(): Promise<string> {
  const names = ['deals', 'tasks', 'milestones', 'events', 'rollups', 'idempotency_keys']
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no connection')
  const all = names.map((name) =>
    db
      .collection(name)
      .find({}, { sort: { _id: 1 } })
      .toArray(),
  )
  return JSON.stringify(await Promise.all(all))
}

/** Lets a worker process write everything except the commit, and kills it there. */
async function killedInTheMiddle(...args: ['reschedule' | 'undo' | 'edit', ...string[]]): Promise<string> {
  const uri = inject('mongoUri').replace('/protracker?', `/${mongoose.connection.name}?`)
  const worker = `${import.meta.dirname}/../../../test/workers/reschedule-worker.ts`
  const child = spawn(process.execPath, [worker, uri, String(people.account), ...args])
  const died = once(child, 'exit')
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const [session = '', events] = String(said).trim().split(' ')
  expect(Number(events)).toBeGreaterThan(0)
  child.kill('SIGKILL')
  expect(await died).toEqual([null, 'SIGKILL'])
  return session
}

/** Ends the session of the dead process, as the database does on its own after a minute. */
const release = (session: string) =>
  mongoose.connection.db?.admin().command({ killSessions: [{ id: new mongoose.mongo.UUID(session) }] })

it('an API killed in the middle of a reschedule or undo leaves no trace and no lock', async () => {
  const deal = await createDeal(agent, board, { dates: { closing: '2026-12-14' } })
  const due_rule = { anchor: 'closing', item: null, offset: -1, unit: 'calendar', roll: 'none', skip_holidays: true }
  for (let i = 0; i < 5; i++) await agent.post('/tasks/', { deal: deal.id, title: `T${i}`, due_rule })
  const before = await stored()
  const session = await killedInTheMiddle('reschedule', deal.id, '2026-12-21')
  expect(await stored()).toBe(before)

  await release(session)
  const path = `/deals/${deal.id}/reschedule/` as const
  const { event } = (await agent.post(path, { dates: { closing: '2026-12-21' } })).body
  const after = await stored()
  await release(await killedInTheMiddle('undo', event ?? ''))
  expect(await stored()).toBe(after)
  expect((await agent.get(`/deals/${deal.id}/`)).body.dates.closing).toBe('2026-12-21')
}, 60_000)

it('an API killed in the middle of a bulk edit leaves no trace', async () => {
  const add = async (i: number) => {
    const deal = await createDeal(agent, board, { name: `Deal ${i}` })
    return (await agent.post('/tasks/', { deal: deal.id, title: 'T', due_date: '2030-01-07' })).body.id
  }
  const tasks = [await add(1), await add(2)]
  const before = await stored()
  const session = await killedInTheMiddle('edit', tasks.join())
  expect(await stored()).toBe(before)
  await release(session)
  const edited = await agent.post('/tasks/bulk/', { tasks, change: { shift_days: 7 } })
  expect(edited.body.changed).toBe(2)
}, 60_000)
