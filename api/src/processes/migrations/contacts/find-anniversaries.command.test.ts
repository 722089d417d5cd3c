import { beforeAll, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { findAnniversaries } from './find-anniversaries.command.ts'

const app = useTestApp()
let agent: TestClient

beforeAll(async () => {
  ;({ agent } = await openTeam(app, ['agent']))
})

it('puts the birthdays of contacts that an earlier version stored on the calendar', async () => {
  const dates = { birthday: '1985-11-20', home_anniversary: '2019-11-22' }
  const { id } = (await agent.post('/contacts/', { last_name: 'Earlier', ...dates })).body
  const { id: without } = (await agent.post('/contacts/', { last_name: 'Without' })).body
  const stored = async (one: string) => (await ContactModel.findById(one).lean())?.anniversaries
  expect(await stored(id)).toEqual(['11-20', '11-22'])
  const kinds = async () =>
    (await agent.get('/calendar/?from=2026-11-01&to=2026-11-30')).body.results.map(({ kind }) => kind)
  await ContactModel.collection.updateOne({ _id: toId(id) }, { $set: { anniversaries: [] } })
  expect(await kinds()).toEqual([])
  await findAnniversaries()
  await findAnniversaries()
  expect(await kinds()).toEqual(['birthday', 'home_anniversary'])
  expect(await stored(without)).toEqual([])
})
