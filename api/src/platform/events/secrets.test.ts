import { Types } from 'mongoose'
import { PortalMode } from 'openapi/codes'
import { expect, it } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { change } from './change.ts'
import { EventModel } from './event.model.ts'

useTestApp()

it('an event says that a secret changed, and contains neither the old nor the new one', async () => {
  const { account, agent } = await createPeople('north')
  const user = await UserModel.findById(agent.id).orFail()
  const former = user.password_hash
  user.password_hash = 'the new hash'
  const deal = new Types.ObjectId()
  const portal = new PortalModel({ account, deal, contact: deal, mode: PortalMode.link, token_hash: 'a token' })
  await change({ id: agent.id, account, requestId: 'x' }, async (tx) => {
    await tx.save(user)
    await tx.save(portal)
  })
  const events = await EventModel.find({ request_id: 'x' }).lean()
  expect(events.map(({ entity, op }) => `${op} ${entity}`)).toEqual(['update user', 'create portal'])
  expect(events[0]?.diff).toEqual([{ path: 'password_hash', from: null, to: null }])
  expect(events[1]?.diff).toContainEqual({ path: 'token_hash', from: null, to: null })
  expect(JSON.stringify(events)).not.toMatch(/the new hash|a token/)
  expect(JSON.stringify(events)).not.toContain(former)
})
