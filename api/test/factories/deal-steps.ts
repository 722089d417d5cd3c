/** Steps in the life of a deal, for tests of random courses. */
import type { Contact, Deal } from 'openapi'
import type { TestClient } from '#test/test-client.ts'
import type { Board } from './board.ts'
import type { People } from './people.ts'

/** One random number picks the step, another picks the record. */
export type DealStep = (deal: Deal, pick: <T>(list: readonly T[]) => T | undefined, n: number) => Promise<unknown>

export type DealWorld = {
  people: People
  owner: TestClient
  agent: TestClient
  board: Board
  contact: Contact
  template: string
}

/** Changes of each kind. Some are refused, depending on what came before. */
export function dealSteps({ people, owner, agent, board, contact, template }: DealWorld): DealStep[] {
  const lead = { user: String(people.agent.id), role: 'lead', share_bp: 10_000 }
  const other = { user: String(people.agent2.id), role: 'co', share_bp: 4000 }
  const teams = [[lead], [{ ...lead, share_bp: 6000 }, other]]
  return [
    ({ id }, _pick, n) => agent.patch(`/deals/${id}/`, { name: `Name ${n}`, address: { street: `${n} Elm` } }),
    ({ id }, _pick, n) => agent.patch(`/deals/${id}/`, { list_price: n * 100_000 + 100, notes: n % 2 ? 'A' : '' }),
    ({ id }, _pick, n) =>
      agent.patch(`/deals/${id}/`, { dates: { closing: day(n), inspection: n % 3 ? day(n + 1) : null } }),
    ({ id }) => agent.patch(`/deals/${id}/`, { parties: [{ contact: contact.id, role: 'buyer' }] }),
    ({ id }) => agent.patch(`/deals/${id}/`, { parties: [], address: { street: '' } }),
    ({ id }) => owner.patch(`/deals/${id}/`, { commission: { rate_bp: 250 } }),
    ({ id }, _pick, n) => agent.post(`/tasks/`, { deal: id, title: `Task ${n}`, due_date: day(n) }),
    async ({ id }, pick) => {
      const milestone = pick(await milestonesOf(agent, id))
      const rule = { anchor: 'closing', item: null, offset: -2, unit: 'business', roll: 'none', skip_holidays: true }
      return agent.post('/tasks/', { deal: id, title: 'By rule', due_rule: rule, milestone: milestone?.id ?? null })
    },
    async ({ id }, pick) => {
      const [task, other] = [pick(await tasksOf(agent, id)), (await tasksOf(agent, id))[0]]
      if (task && other && task.id !== other.id) await agent.patch(`/tasks/${task.id}/`, { depends_on: [other.id] })
    },
    async ({ id }, pick) => agent.post(`/tasks/${pick(await tasksOf(agent, id))?.id}/complete/`),
    async ({ id }, pick) => agent.post(`/tasks/${pick(await tasksOf(agent, id))?.id}/reopen/`),
    async ({ id }, pick) => agent.delete(`/tasks/${pick(await tasksOf(agent, id))?.id}/`),
    ({ id }, _pick, n) => agent.post('/milestones/', { deal: id, name: `Step ${n}`, client_visible: n % 2 === 0 }),
    async ({ id }, pick, n) => agent.patch(`/milestones/${pick(await milestonesOf(agent, id))?.id}/`, { order: n % 3 }),
    async ({ id }, pick, n) => {
      const written = [{ type: 'paragraph', content: [{ type: 'text', text: `Note ${n}` }] }]
      const note = pick((await agent.get(`/notes/?deal=${id}`)).body.results)
      if (note) await agent.patch(`/notes/${note.id}/`, { body: written, pinned: n % 2 === 0 })
      else await agent.post('/notes/', { deal: id, body: written })
    },
    async ({ id }, pick) => agent.delete(`/milestones/${pick(await milestonesOf(agent, id))?.id}/`),
    ({ id }) => agent.post(`/deals/${id}/apply_template/`, { template }),
    ({ id }, pick) => agent.post(`/deals/${id}/move/`, { phase: pick([board.offer, board.searching, board.contract]) }),
    ({ id }, pick) => agent.patch(`/deals/${id}/`, { status: pick([3, 7, 2, 5]), representation: pick([1, 2]) }),
    ({ id }, pick) => owner.patch(`/deals/${id}/`, { agents: pick(teams) }),
    ({ id }, pick) => agent.post(`/deals/${id}/fail_contract/`, { reason: 'A', tasks: pick([[], undefined]) }),
    ({ id }, _pick, n) => agent.post(`/deals/${id}/commission/propose/`, { rate_bp: 200 + n }),
    ({ id }, pick) => owner.post(`/deals/${id}/commission/decide/`, { approve: pick([true, false]) }),
    async ({ id }, pick, n) => {
      const offers = await offersOf(agent, id)
      const offer = pick([null, ...offers])
      if (!offer) await agent.post(`/deals/${id}/contracts/`, { name: `Offer ${n}`, sale_price: n * 100_000 })
      else if (n % 3 === 0) await agent.post(`/contracts/${offer.id}/accept/`)
      else if (n % 3 === 1) await agent.delete(`/contracts/${offer.id}/`)
      else await agent.patch(`/contracts/${offer.id}/`, { name: `Offer ${n}`, dates: { offer: day(n) } })
    },
    ({ id }) => agent.post(`/deals/${id}/close/`, { sale_price: 50_000_000, actual_close: '2026-11-02' }),
    ({ id }) => owner.post(`/deals/${id}/reopen/`, { reason: 'A' }),
    ({ id }) => agent.post(`/deals/${id}/archive/`),
    ({ id }) => agent.post(`/deals/${id}/restore/`),
    () => agent.patch(`/contacts/${contact.id}/`, { first_name: `Sarah ${Date.now()}` }),
  ]
}

const day = (n: number) => `2027-01-${String(1 + (n % 28)).padStart(2, '0')}`

export const tasksOf = async (agent: TestClient, deal: string) =>
  (await agent.get(`/tasks/?deal=${deal}&page_size=50`)).body.results
export const milestonesOf = async (agent: TestClient, deal: string) =>
  (await agent.get(`/milestones/?deal=${deal}&page_size=50`)).body.results
const offersOf = async (agent: TestClient, deal: string) =>
  (await agent.get(`/deals/${deal}/contracts/`)).body.results.filter(({ state }) => state === 'backup')
