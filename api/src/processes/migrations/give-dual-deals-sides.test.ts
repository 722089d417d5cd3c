import { Representation } from 'openapi/codes'
import { expect, it } from 'vitest'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { MigrationModel } from '#platform/migrations/migration.model.ts'
import { signUp } from '#test/factories/new-account.ts'
import { useTestApp } from '#test/test-app.ts'
import { migrateInBackground } from './migrations.ts'

const app = useTestApp()

it('gives the steps of stored dual templates and deals the sides of the built-in one, once', async () => {
  const { client: owner } = await signUp(app, 'earlier')
  const [board] = (await owner.get('/workspaces/')).body.results
  const fields = { workspace: board?.id, name: '402 Maple Street', representation: Representation.Dual }
  const deal = (await owner.post('/deals/', fields)).body.id
  const templates = (await owner.get('/templates/')).body.results
  const dual = templates.find(({ name }) => name === 'Dual, both sides')?.id ?? ''
  await owner.post(`/deals/${deal}/apply_template/`, { template: dual })
  const read = async () => ({
    milestones: (await owner.get(`/milestones/?deal=${deal}`)).body.results,
    tasks: (await owner.get(`/tasks/?deal=${deal}&page_size=100`)).body.results,
    template: (await owner.get(`/templates/${dual}/`)).body,
  })
  const sidesOf = ({ milestones, tasks, template }: Awaited<ReturnType<typeof read>>) => ({
    milestones: milestones.map(({ client_side }) => client_side),
    tasks: tasks.map(({ client_side }) => client_side),
    template: template.milestones.map((one) => [one.client_side, ...one.tasks.map(({ client_side }) => client_side)]),
  })
  const made = sidesOf(await read())
  expect(new Set(made.milestones)).toEqual(new Set(['buyer', 'seller', null]))
  // As the version before stored them: nothing had a side.
  await MilestoneModel.collection.updateMany({}, { $set: { client_side: null } })
  await TaskModel.collection.updateMany({}, { $set: { client_side: null } })
  const parts = { 'milestones.$[].client_side': null, 'milestones.$[].tasks.$[].client_side': null }
  await TemplateModel.collection.updateMany({}, { $set: parts })

  const signal = AbortSignal.timeout(60_000)
  await MigrationModel.deleteOne({ _id: 'sides-of-dual-deals' })
  await migrateInBackground(true, signal)
  const after = await read()
  expect(sidesOf(after)).toEqual(made)

  await MigrationModel.deleteOne({ _id: 'sides-of-dual-deals' })
  await migrateInBackground(true, signal)
  expect(await read()).toEqual(after)
})
