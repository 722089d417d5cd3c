import { beforeAll, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { toId } from '#platform/reads/find.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { logLastTouches } from './log-last-touches.command.ts'

const app = useTestApp()
let agent: TestClient

beforeAll(async () => {
  ;({ agent } = await openTeam(app, ['agent']))
})

it('keeps what people typed as when a contact was last contacted, as an activity', async () => {
  const { id } = (await agent.post('/contacts/', { last_name: 'Earlier' })).body
  const never = (await agent.post('/contacts/', { last_name: 'Never' })).body
  const at = '2026-10-01T15:00:00.000Z'
  await ContactModel.collection.updateOne(
    { _id: toId(id) },
    { $set: { last_touch_at: new Date(at) }, $unset: { last_touch_kind: 1, last_touch_direction: 1 } },
  )
  await logLastTouches()
  await logLastTouches()
  const { results } = (await agent.get('/activities/')).body
  expect(results).toMatchObject([{ contact: id, kind: 'other', direction: 'outgoing', at, created_by: null, text: '' }])
  const touch = async (contact: string) => (await agent.get(`/contacts/${contact}/`)).body
  expect(await touch(id)).toMatchObject({ last_touch_at: at, last_touch_kind: 'other' })
  expect(await touch(never.id)).toMatchObject({ last_touch_at: null, last_touch_kind: null })
  // A newer activity takes its place, and gives it back.
  const call = (await agent.post('/activities/', { contact: id, kind: 'text' })).body
  expect((await touch(id)).last_touch_kind).toBe('text')
  await agent.delete(`/activities/${call.id}/`)
  expect(await touch(id)).toMatchObject({ last_touch_at: at, last_touch_kind: 'other' })
})
