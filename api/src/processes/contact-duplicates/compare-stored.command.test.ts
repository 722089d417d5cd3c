import { expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { ContactPairModel } from './contact-pair.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { compareStored } from './compare-stored.command.ts'

const app = useTestApp()

it('finds the duplicates among contacts that an earlier version stored', async () => {
  const { agent } = await openTeam(app, ['agent'])
  const lee = { first_name: 'Ann', last_name: 'Lee', phones: ['(860) 555-0142'] }
  const ids = [(await agent.post('/contacts/', lee)).body.id, (await agent.post('/contacts/', lee)).body.id]
  await agent.post('/contacts/', { first_name: 'Tom', last_name: 'Lee' })
  await ContactModel.collection.updateMany({}, { $set: { match_keys: [] } })
  await ContactPairModel.collection.deleteMany({})
  const listed = async () => (await agent.get('/contacts/duplicates/')).body.results

  expect(await listed()).toEqual([])
  expect(await compareStored(new AbortController().signal)).toBe(true)
  expect(await compareStored(new AbortController().signal)).toBe(true)
  expect((await listed()).map(({ contacts }) => contacts.map(({ id }) => id))).toEqual([ids])
  expect((await agent.get(`/contacts/${ids[0] ?? ''}/`)).body.version).toBe(0)
})
