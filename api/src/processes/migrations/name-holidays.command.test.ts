import { expect, it } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { migrate } from './migrations.ts'

const app = useTestApp()

it('gives holidays that were stored as days a name, once', async () => {
  const { account } = await createPeople('north')
  const { collection } = AccountModel
  await collection.updateOne({ _id: account }, { $set: { holidays: ['2026-11-26', '2026-12-25'] } })
  await migrate()
  await migrate()
  const agent = await app.signIn('agent@north.test')
  const { body } = await agent.get(`/account/${String(account)}/calendar/`)
  expect(body.holidays).toEqual([
    { date: '2026-11-26', name: 'Holiday', observed: false },
    { date: '2026-12-25', name: 'Holiday', observed: false },
  ])
})
