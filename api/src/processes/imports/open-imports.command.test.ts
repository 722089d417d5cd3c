import { Types } from 'mongoose'
import { ImportState } from 'openapi/codes'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { ImportModel, ImportRowsModel } from '#processes/import-rows/import.model.ts'
import { runImports } from './run-imports.command.ts'
import { createBoard } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { migrate } from '#processes/migrations/migrations.ts'
import { openImports } from './open-imports.command.ts'

const app = useTestApp()

it('imports of deals from before can still be started and undone', async () => {
  const people = await createPeople('north')
  const owner = await app.signIn('owner@north.test')
  const board = await createBoard(owner, people.team)
  const file = { workspace: board.workspace, file_name: 'a.csv', columns: ['Name', 'Side'] }
  const { id } = (await owner.post('/imports/', file)).body
  await owner.post(`/imports/${id}/rows/`, { from: 0, rows: [['Maple', 'Buyer']] })
  await owner.patch(`/imports/${id}/`, { mapping: { name: 0, representation: 1 } })
  const _id = new Types.ObjectId(id)
  await ImportModel.collection.updateOne(
    { _id },
    { $unset: { plan: 1, entity: 1 }, $set: { kept: [{ id: String(_id), name: 'Elm' }] } },
  )
  await ImportRowsModel.collection.updateOne({ import: _id }, { $rename: { made: 'deals' } })
  await migrate()
  await migrate()
  expect((await owner.get(`/imports/${id}/`)).body).toMatchObject({
    entity: 'deal',
    plan: { create: 1, update: 0, skip: 0 },
    kept: [{ name: 'Elm', fields: [] }],
  })
  await owner.post(`/imports/${id}/start/`)
  await runImports(pino({ level: 'silent' }))
  await ImportRowsModel.collection.updateOne({ import: _id }, { $rename: { made: 'deals' } })
  await openImports()
  await owner.post(`/imports/${id}/undo/`)
  await runImports(pino({ level: 'silent' }))
  expect((await owner.get(`/imports/${id}/`)).body).toMatchObject({ state: ImportState.undone, removed: 1 })
})
