/** Tasks of the first templates in an account as a newcomer gets it: someone is responsible for each of them. */
import type { Task } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { inviteMember, signUp } from '#test/factories/new-account.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)

let owner: TestClient
let ownerId: string
let workspace: string

beforeAll(async () => {
  ;({ client: owner, id: ownerId } = await signUp(app, 'newcomer'))
  const [board] = (await owner.get('/workspaces/')).body.results
  workspace = board?.id ?? ''
})

const dates = { listing: inDays(-50), acceptance: inDays(-40), inspection: inDays(-30), closing: inDays(20) }

async function openDeal(by: TestClient, fields: object): Promise<string> {
  const made = await by.post('/deals/', { workspace, name: '402 Maple Street', dates, ...fields })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.id
}

async function tasksOf(deal: string, by = owner): Promise<Task[]> {
  return (await by.get(`/tasks/?deal=${deal}&page_size=100`)).body.results
}

describe('the tasks of the first templates', () => {
  it('are all someone’s, whichever template is applied', async () => {
    const templates = (await owner.get('/templates/')).body.results
    expect(templates).toHaveLength(5)
    for (const { id: template, name, representation, switches } of templates) {
      const asked = switches.map(({ key }) => key)
      for (const template_switches of [[], asked]) {
        const deal = await openDeal(owner, { representation, template, template_switches })
        const tasks = await tasksOf(deal)
        expect(tasks.length, name).toBeGreaterThan(5)
        expect(tasks.filter(({ assignee }) => assignee !== ownerId).map(({ title }) => [name, title])).toEqual([])
      }
    }
  })

  it('are what home counts as overdue, the tasks page lists, and a calendar program gets', async () => {
    const agent = await inviteMember(
      app,
      { client: owner, id: ownerId },
      { email: 'agent@newcomer.test', role: 'agent' },
    )
    const deal = await openDeal(agent.client, { representation: 1 })
    const dated = (await tasksOf(deal, agent.client)).filter(({ due_date: day }) => day !== null)
    const overdue = dated.filter(({ due_date: day }) => (day ?? '') < today)
    expect(overdue.length).toBeGreaterThan(10)
    expect((await agent.client.get('/home/')).body.overdue_tasks.count).toBe(overdue.length)
    expect((await agent.client.get('/tasks/?due=overdue&assignee=me')).body.count).toBe(overdue.length)

    const { url } = (await agent.client.post('/calendar/feeds/', { name: 'Phone', kinds: ['task', 'key_date'] })).body
    const { body } = await app.visitor().sendUnchecked('GET', new URL(url).pathname.replace('/api/v1', ''))
    const horizon = dated.filter(({ due_date: day }) => (day ?? '') <= inDays(400))
    expect(String(body).match(/BEGIN:VEVENT/g)).toHaveLength(horizon.length)
  })
})

describe('a role', () => {
  it('is the deal’s person in it, else its lead; who completed a task keeps it', async () => {
    const of = { client: owner, id: ownerId }
    const lead = await inviteMember(app, of, { email: 'lead@newcomer.test', role: 'agent' })
    const assists = [lead.id]
    const helper = await inviteMember(app, of, { email: 'helper@newcomer.test', role: 'assistant', assists })
    const both = [
      { user: lead.id, role: 'lead' },
      { user: helper.id, role: 'assistant' },
    ]
    const deal = await openDeal(owner, { representation: 1, agents: both })
    const byTitle = async (title: string) => (await tasksOf(deal)).find((task) => task.title === title)
    expect(await byTitle('Open title and escrow')).toMatchObject({ assignee_role: 'assistant', assignee: helper.id })
    expect(await byTitle('Loan commitment')).toMatchObject({ assignee_role: 'lead', assignee: lead.id })
    expect(await byTitle('Decide on repairs')).toMatchObject({ assignee_role: 'lead', assignee: lead.id })

    const done = await byTitle('Set up listing alerts')
    await helper.client.post(`/tasks/${done?.id ?? ''}/complete/` as '/tasks/{id}/complete/', {})
    await owner.patch(`/deals/${deal}/`, { agents: both.slice(0, 1) })
    expect(await byTitle('Open title and escrow')).toMatchObject({ assignee_role: 'assistant', assignee: lead.id })
    expect(await byTitle('Set up listing alerts')).toMatchObject({ progress: 'COMPLETE', assignee: helper.id })
  })
})
