import { beforeAll, expect, it } from 'vitest'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { MigrationModel } from '#platform/migrations/migration.model.ts'
import { signUp } from '#test/factories/new-account.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { migrateInBackground } from './migrations.ts'

const app = useTestApp()
let owner: TestClient
let ownerId: string
let deal: string

beforeAll(async () => {
  ;({ client: owner, id: ownerId } = await signUp(app, 'earlier'))
  const [board] = (await owner.get('/workspaces/')).body.results
  const fields = { workspace: board?.id, name: '402 Maple Street', representation: 1 }
  deal = (await owner.post('/deals/', fields)).body.id
})

const tasks = async () => (await owner.get(`/tasks/?deal=${deal}&page_size=100`)).body.results

it('gives unassigned tasks of stored templates and open deals to the lead, once', async () => {
  const [done, chosen] = await tasks()
  await owner.post(`/tasks/${done?.id ?? ''}/complete/` as '/tasks/{id}/complete/', {})
  // As the version before stored them: no one was named.
  const unassigned = { assignee: null, assignee_role: null }
  await TaskModel.collection.updateMany({}, { $set: unassigned })
  await owner.patch(`/tasks/${chosen?.id ?? ''}/`, { assignee: ownerId })
  await TemplateModel.collection.updateMany({}, { $set: { 'milestones.$[].tasks.$[].assignee_role': null } })

  const signal = AbortSignal.timeout(60_000)
  await migrateInBackground(true, signal)
  const after = await tasks()
  for (const task of after) {
    const expected =
      task.id === done?.id ? unassigned : { assignee: ownerId, assignee_role: task.id === chosen?.id ? null : 'lead' }
    expect(task).toMatchObject(expected)
  }
  const templates = (await owner.get('/templates/')).body.results
  const roles = templates.flatMap(({ milestones }) =>
    milestones.flatMap((one) => one.tasks.map((t) => t.assignee_role)),
  )
  expect(new Set(roles)).toEqual(new Set(['lead']))
  const history = (await owner.get(`/deals/${deal}/history/`)).body.results
  expect(history[0]?.actor).toBeNull()

  await MigrationModel.deleteOne({ _id: 'roles-of-tasks' })
  await migrateInBackground(true, signal)
  expect(await tasks()).toEqual(after)
})
