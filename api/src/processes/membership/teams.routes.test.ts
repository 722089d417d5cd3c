import { beforeAll, describe, expect, it } from 'vitest'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let people: People

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  await TeamModel.create({
    account: people.account,
    name: 'Another team',
    members: [{ user: people.agent2.id, role: 'agent', status: MemberStatus.Active }],
  })
})

const listedTo = async (email: string) => (await (await app.signIn(email)).get('/teams/')).body

describe('listing teams', () => {
  it('returns each member with their person, role and agents they assist', async () => {
    const { results } = await listedTo('agent@north.test')
    const { members } = results[0] ?? { members: [] }
    expect(members.map((member) => member.role)).toEqual(['owner', 'admin', 'agent', 'agent', 'assistant'])
    expect(members.at(-1)).toEqual({
      user: String(people.assistant.id),
      email: 'assistant@north.test',
      person: { first_name: 'assistant', last_name: 'north', phone_number: '(860) 555-0100', image: null },
      role: 'assistant',
      status: MemberStatus.Active,
      assists: [String(people.agent.id)],
      invitation: null,
      working_hours: null,
      absences: [],
    })
  })

  it.each([
    ['owner@north.test', ['Another team', 'First team']],
    ['admin@north.test', ['Another team', 'First team']],
    ['agent@north.test', ['First team']],
    ['agent2@north.test', ['Another team', 'First team']],
    ['assistant@north.test', ['First team']],
    ['owner@south.test', ['First team']],
  ])('shows %s the teams %j', async (email, names) => {
    const page = await listedTo(email)
    expect(page.results.map((team) => team.name)).toEqual(names)
    expect(page.count).toBe(names.length)
  })

  it('is not for clients, visitors or unknown parameters', async () => {
    const client = await app.signIn('client@north.test')
    expect((await client.refused('GET', '/teams/')).status).toBe(403)
    expect((await app.visitor().refused('GET', '/teams/')).status).toBe(401)
    const owner = await app.signIn('owner@north.test')
    expect((await owner.refused('GET', '/teams/?account=x')).status).toBe(400)
  })
})
