import mongoose from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ImportMapping } from 'openapi'
import { ImportState } from 'openapi/codes'
import { pino } from 'pino'
import { expect, inject, it } from 'vitest'
import { createBoard } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { runImports } from './run-imports.command.ts'

const app = useTestApp()

type Begun = { owner: TestClient; id: string; mapping: ImportMapping; shown: () => Promise<number | null | undefined> }

async function beginDeals(): Promise<Begun> {
  const people = await createPeople('north')
  const owner = await app.signIn('owner@north.test')
  const board = await createBoard(owner, people.team)
  const file = { workspace: board.workspace, file_name: 'a.csv', columns: ['Name', 'Side'] }
  const { id, mapping } = (await owner.post('/imports/', file)).body
  const shown = async () => (await owner.get(`/workspaces/${board.workspace}/board/`)).body.count
  return { owner, id, mapping, shown }
}

async function beginContacts(): Promise<Begun> {
  await createPeople('south')
  const owner = await app.signIn('owner@south.test')
  const { id, mapping } = (await owner.post('/contacts/import/', { file_name: 'a.vcf', columns: ['Name', 'Side'] }))
    .body
  const shown = async () => (await owner.get('/contacts/?count=exact')).body.count
  return { owner, id, mapping, shown }
}

it.each([
  ['deals', beginDeals],
  ['contacts', beginContacts],
])(
  'an API killed in the middle of an import of %s leaves no part half done, and another process finishes it',
  async (_what, begin) => {
    const { owner, id, mapping, shown } = await begin()
    const rows = Array.from({ length: 1200 }, (_, i) => [`Number ${i}`, 'Buyer'])
    for (const from of [0, 500, 1000]) {
      await owner.post(`/imports/${id}/rows/`, { from, rows: rows.slice(from, from + 500) })
    }
    await owner.patch(`/imports/${id}/`, { mapping })
    await owner.post(`/imports/${id}/start/`)

    const uri = inject('mongoUri').replace('/protracker?', `/${mongoose.connection.name}?`)
    const child = spawn(process.execPath, [`${import.meta.dirname}/../../../test/workers/import-worker.ts`, uri, id])
    const died = once(child, 'exit')
    const [session] = (await once(child.stdout, 'data')) as [Buffer]
    child.kill('SIGKILL')
    expect(await died).toEqual([null, 'SIGKILL'])

    const state = async () => (await owner.get(`/imports/${id}/`)).body
    expect(await shown()).toBe(500)
    expect(await state()).toMatchObject({ state: ImportState.running, imported: 500, done: 500 })

    // The database would release a dead process's locks on its own after a minute.
    const dead = { id: new mongoose.mongo.UUID(String(session).trim()) }
    await mongoose.connection.db?.admin().command({ killSessions: [dead] })
    await runImports(pino({ level: 'silent' }), new Date(Date.now() + 31_000))
    expect(await state()).toMatchObject({ state: ImportState.done, imported: 1200, done: 1200 })
    expect(await shown()).toBe(1200)
  },
  60_000,
)
