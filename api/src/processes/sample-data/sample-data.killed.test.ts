import mongoose from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, it } from 'vitest'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { signUp } from '#test/factories/new-account.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()

it('an API killed while it adds or removes sample data leaves what there was, and the next call does it', async () => {
  const { client: owner, id } = await signUp(app, 'north')
  const there = async () => [(await owner.get('/deals/')).body.count, (await owner.get('/contacts/')).body.count]

  await killedWhileIt('add', id)
  expect(await there()).toEqual([0, 0])
  expect((await owner.get('/home/')).body.has_sample_data).toBe(false)
  expect((await owner.post('/sample_data/')).status).toBe(204)
  expect(await there()).toEqual([3, 9])

  await killedWhileIt('remove', id)
  expect(await there()).toEqual([3, 9])
  expect((await owner.get('/home/')).body.has_sample_data).toBe(true)
  expect((await owner.delete('/sample_data/')).status).toBe(204)
  expect(await there()).toEqual([0, 0])
  expect((await verifyEvents()).faults).toEqual([])
}, 60_000)

async function killedWhileIt(what: 'add' | 'remove', user: string): Promise<void> {
  const uri = inject('mongoUri').replace('/protracker?', `/${mongoose.connection.name}?`)
  const worker = `${import.meta.dirname}/../../../test/workers/sample-data-worker.ts`
  const child = spawn(process.execPath, [worker, uri, user, what])
  const died = once(child, 'exit')
  const [session] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGKILL')
  expect(await died).toEqual([null, 'SIGKILL'])
  // The database would release a dead process's locks on its own after a minute.
  const dead = { id: new mongoose.mongo.UUID(String(session).trim()) }
  await mongoose.connection.db?.admin().command({ killSessions: [dead] })
}
