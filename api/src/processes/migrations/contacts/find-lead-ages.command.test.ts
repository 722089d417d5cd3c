import { expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { findLeadAges } from './find-lead-ages.command.ts'

const app = useTestApp()

it('finds when contacts of an earlier version got their status and were first contacted', async () => {
  const { agent } = await openTeam(app, ['agent'])
  const stayed = (await agent.post('/contacts/', { last_name: 'Stayed' })).body
  const { id } = (await agent.post('/contacts/', { last_name: 'Moved' })).body
  await agent.post(`/contacts/${id}/move/`, { status: 2 })
  await agent.post('/activities/', { contact: id, kind: 'text' })
  const moved = (await agent.get(`/contacts/${id}/`)).body
  const ids = [stayed.id, id].map(toId)
  await ContactModel.collection.updateMany(
    { _id: { $in: ids } },
    { $set: { status_since: null, first_touch_at: null } },
  )

  expect(await findLeadAges(new AbortController().signal)).toBe(true)
  expect(await findLeadAges(new AbortController().signal)).toBe(true)
  const found = await Promise.all(ids.map(async (one) => (await agent.get(`/contacts/${String(one)}/`)).body))
  expect(found.map(({ status_since }) => status_since)).toEqual([stayed.status_since, moved.status_since])
  expect(found.map(({ first_touch_at }) => first_touch_at)).toEqual([null, moved.first_touch_at])
  expect(moved.first_touch_at).not.toBeNull()
  expect(found.map(({ updated_at }) => updated_at)).toEqual([stayed.updated_at, moved.updated_at])
  expect(found.map(({ version }) => version)).toEqual([stayed.version + 1, moved.version + 1])
})
