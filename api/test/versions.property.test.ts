/**
 * Whatever changes what someone reads of a record moves its version, ETag and `updated_at`: all three, or none. Checked
 * for every record of an account, as every role reads it, after each of many random changes.
 */
import { array, assert, asyncProperty, nat, shuffledSubarray, tuple } from 'fast-check'
import type { Deal } from 'openapi'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { recordVisit } from '#entities/portals/visit-portal.command.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { storedStarterTemplates } from '#entities/templates/starter-templates.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { runImports } from '#processes/imports/run-imports.command.ts'
import { refreshRisks } from '#processes/rescheduling/refresh-risks.command.ts'
import { createDeal } from '#test/factories/board.ts'
import { uploadFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const ROLES = ['owner', 'admin', 'agent', 'agent2', 'assistant'] as const
const app = useTestApp()

/** An account, and what the steps change in it. */
type Account = OpenTeam<'admin' | 'agent' | 'agent2' | 'assistant' | 'client'> & {
  deal: string
  other: string
  contact: string
  template: string
  /** The secret of a private link to the deal. */
  link: string
  /** An access token of the agent, not used yet. */
  token: string
}

type Step = (account: Account, n: number) => Promise<unknown>

const day = (n: number) => `2027-01-${String(1 + (n % 28)).padStart(2, '0')}`
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]
const tasksOf = async ({ agent, deal }: Account) => (await agent.get(`/tasks/?deal=${deal}&page_size=50`)).body.results
const milestonesOf = async ({ agent, deal }: Account) => (await agent.get(`/milestones/?deal=${deal}`)).body.results
const contractsOf = async ({ agent, deal }: Account) => (await agent.get(`/deals/${deal}/contracts/`)).body.results
const rule = { anchor: 'closing', item: null, offset: -2, unit: 'business', roll: 'none', skip_holidays: true }

const steps: Record<string, Step> = {
  meet: ({ agent, deal }, n) =>
    agent.post('/appointments/', { deal, title: `Showing ${n}`, date: day(n), starts: '10:00', ends: '11:00' }),
  moveMeeting: async ({ agent }, n) => {
    const { results } = (await agent.get('/appointments/')).body
    return agent.patch(`/appointments/${pick(results, n)?.id}/`, { date: day(n + 1) })
  },
  rename: ({ agent, deal }, n) => agent.patch(`/deals/${deal}/`, { name: `Name ${n}` }),
  price: ({ agent, deal }, n) => agent.patch(`/deals/${deal}/`, { list_price: n * 100_000 + 100 }),
  dates: ({ agent, deal }, n) => agent.patch(`/deals/${deal}/`, { dates: { closing: day(n), inspection: day(n + 1) } }),
  move: ({ agent, deal, board }, n) =>
    agent.post(`/deals/${deal}/move/`, { phase: n % 2 ? board.offer : board.searching }),
  contract: ({ agent, deal }) => agent.patch(`/deals/${deal}/`, { status: 3 }),
  failContract: ({ agent, deal }) => agent.post(`/deals/${deal}/fail_contract/`, { reason: 'A' }),
  offer: ({ agent, deal, contact }, n) => {
    const parties = [{ contact, role: 'buyer' }]
    return agent.post(`/deals/${deal}/contracts/`, {
      name: `Offer ${n}`,
      sale_price: n,
      dates: { offer: day(n) },
      parties,
    })
  },
  acceptOffer: async (account, n) =>
    account.agent.post(`/contracts/${pick(await contractsOf(account), n)?.id}/accept/`),
  nameContract: async (account, n) =>
    account.agent.patch(`/contracts/${pick(await contractsOf(account), n)?.id}/`, { name: `Contract ${n}` }),
  propose: ({ agent, deal }, n) => agent.post(`/deals/${deal}/commission/propose/`, { rate_bp: 100 + n }),
  decide: async ({ owner, agent, deal }, n) => {
    await agent.post(`/deals/${deal}/commission/propose/`, { rate_bp: 100 + n })
    return owner.post(`/deals/${deal}/commission/decide/`, { approve: n % 2 === 0 })
  },
  close: async ({ owner, agent, deal }) => {
    await agent.patch(`/deals/${deal}/`, { status: 3 })
    await owner.patch(`/deals/${deal}/`, { commission: { rate_bp: 250 } })
    return agent.post(`/deals/${deal}/close/`, { sale_price: 50_000_000, actual_close: '2026-11-02' })
  },
  closeAndReopen: async (account, n) => {
    await steps['close']?.(account, n)
    return account.owner.post(`/deals/${account.deal}/reopen/`, { reason: 'A' })
  },
  archive: ({ agent, deal }, n) => agent.post(n % 2 ? `/deals/${deal}/archive/` : `/deals/${deal}/restore/`),
  terms: ({ owner, other }, n) => owner.patch(`/deals/${other}/`, { commission: { rate_bp: 200 + n } }),
  agents: ({ owner, deal, people }, n) => {
    const agents = [{ user: String(people.agent.id), role: 'lead' }]
    const co = { user: String(people.agent2.id), role: 'co' }
    return owner.patch(`/deals/${deal}/`, { agents: n % 2 ? [...agents, co] : agents })
  },
  parties: ({ agent, deal, contact }, n) =>
    agent.patch(`/deals/${deal}/`, { parties: n % 3 ? [{ contact, role: 'buyer' }] : [] }),
  deleteAndRecover: async ({ owner, deal }) => {
    await owner.delete(`/deals/${deal}/`)
    return owner.post(`/deleted_deals/${deal}/restore/`)
  },
  duplicate: ({ agent, other }, n) => agent.post(`/deals/${other}/duplicate/`, { name: `Copy ${n}` }),
  bulk: ({ agent, deal, other }, n) =>
    agent.post('/deals/bulk/', { action: n % 2 ? 'archive' : 'restore', deals: [deal, other] }),
  addTask: ({ agent, deal }, n) => agent.post('/tasks/', { deal, title: `Task ${n}`, due_date: day(n) }),
  addTaskByRule: async (account, n) => {
    const milestone = pick(await milestonesOf(account), n)?.id ?? null
    return account.agent.post('/tasks/', { deal: account.deal, title: 'By rule', due_rule: rule, milestone })
  },
  addKeyDate: ({ agent, deal }, n) =>
    agent.post('/tasks/', { deal, title: 'Agreed', kind: 'key_date', due_date: day(n), due_rule: n % 2 ? rule : null }),
  chain: async (account, n) => {
    const [first, ...tasks] = await tasksOf(account)
    const task = pick(tasks, n)
    return first && task && account.agent.patch(`/tasks/${task.id}/`, { depends_on: [first.id] })
  },
  complete: async (account, n) => account.agent.post(`/tasks/${pick(await tasksOf(account), n)?.id}/complete/`),
  reopenTask: async (account, n) => account.agent.post(`/tasks/${pick(await tasksOf(account), n)?.id}/reopen/`),
  retitle: async (account, n) =>
    account.agent.patch(`/tasks/${pick(await tasksOf(account), n)?.id}/`, { title: `T ${n}` }),
  assign: async (account, n) =>
    account.agent.patch(`/tasks/${pick(await tasksOf(account), n)?.id}/`, {
      assignee: String(account.people[n % 2 ? 'agent2' : 'agent'].id),
    }),
  deleteTask: async (account, n) => account.agent.delete(`/tasks/${pick(await tasksOf(account), n)?.id}/`),
  editTasks: async (account, n) =>
    account.agent.post('/tasks/bulk/', {
      tasks: (await tasksOf(account)).slice(0, 3).map(({ id }) => id),
      change: { priority: 1 + (n % 3) },
    }),
  remind: async (account, n) =>
    account.agent.post('/reminders/', { task: pick(await tasksOf(account), n)?.id, kind: 'before_due', days: 1 }),
  addMilestone: ({ agent, deal }, n) => agent.post('/milestones/', { deal, name: `Step ${n}`, client_visible: true }),
  placeMilestone: async (account, n) =>
    account.agent.patch(`/milestones/${pick(await milestonesOf(account), n)?.id}/`, { order: n % 3 }),
  deleteMilestone: async (account, n) =>
    account.agent.delete(`/milestones/${pick(await milestonesOf(account), n)?.id}/`),
  applyTemplate: ({ agent, deal, template }) => agent.post(`/deals/${deal}/apply_template/`, { template }),
  editTemplate: ({ owner, template }, n) => owner.patch(`/templates/${template}/`, { name: `Template ${n}` }),
  offerTemplate: ({ owner, board, template }) =>
    owner.patch(`/workspaces/${board.workspace}/`, { default_template: template }),
  deleteTemplate: async ({ owner, board }, n) => {
    const { id } = (await owner.post('/templates/', { name: `Spare ${n}` })).body
    await owner.patch(`/workspaces/${board.workspace}/`, { default_template: id })
    return owner.delete(`/templates/${id}/`)
  },
  renameContact: ({ agent, contact }, n) => agent.patch(`/contacts/${contact}/`, { first_name: `Sarah ${n}` }),
  label: async ({ owner, agent, contact }, n) => {
    const { id } = (await owner.post('/labels/', { name: `Label ${n}` })).body
    return agent.patch(`/contacts/${contact}/`, { labels: id ? [id] : [] })
  },
  deleteLabel: async ({ owner, agent, contact }) => {
    const { labels } = (await agent.get(`/contacts/${contact}/`)).body
    return owner.delete(`/labels/${labels[0]}/`)
  },
  note: ({ agent, deal }) => agent.post('/notes/', { deal, body: A_NOTE }),
  pin: async ({ agent, deal }, n) => {
    const { results } = (await agent.get(`/notes/?deal=${deal}`)).body
    return agent.patch(`/notes/${pick(results, n)?.id}/`, { pinned: n % 2 === 0 })
  },
  upload: ({ agent, deal }) => uploadFile(agent, deal),
  shareFile: async ({ agent, deal }, n) => {
    const { results } = (await agent.get(`/deals/${deal}/files/`)).body
    return agent.patch(`/files/${pick(results, n)?.id}/`, { client_visible: n % 2 === 0 })
  },
  renamePerson: ({ agent, people }, n) =>
    agent.patch(`/user/${String(people.agent.id)}/`, { person: { last_name: `L ${n}` } }),
  renameTeam: ({ owner, people }, n) => owner.patch(`/teams/${String(people.team)}/`, { name: `Team ${n}` }),
  lookAt: ({ agent, board }, n) =>
    agent.post('/views/choose/', { workspace: board.workspace, shown: n % 2 ? 'list' : 'deal' }),
  saveView: ({ agent, board, people }, n) =>
    agent.post('/views/', {
      team: String(people.team),
      workspace: board.workspace,
      name: `View ${n}`,
      shared: n % 2 === 0,
      state: { view: 'list', filters: [], sort: '', group: null, columns: [] },
    }),
  chooseView: async ({ agent, board }, n) => {
    const { results } = (await agent.get('/views/')).body
    return agent.post('/views/choose/', { workspace: board.workspace, view: pick([null, ...results], n)?.id ?? null })
  },
  unshareView: async ({ agent }, n) => {
    const { results } = (await agent.get('/views/')).body
    return agent.patch(`/views/${pick(results, n)?.id}/`, { shared: n % 2 === 0 })
  },
  addPhase: ({ owner, board }, n) => owner.post('/phases/', { workspace: board.workspace, name: `Phase ${n}` }),
  placePhase: ({ owner, board }, n) => owner.patch(`/phases/${board.offer}/`, { order: n % 4 }),
  placeWorkspace: async ({ owner, board, people }, n) => {
    await owner.post('/workspaces/', { team: String(people.team), name: `Board ${n}` })
    return owner.patch(`/workspaces/${board.workspace}/`, { order: n % 3 })
  },
  leave: ({ agent, deal }) => agent.patch(`/deals/${deal}/`, { parties: [] }),
  share: ({ agent, deal, contact }) => agent.post('/portals/', { deal, contact, mode: 'link' }),
  visit: async ({ deal }, n) => {
    const [portal] = await PortalModel.find({ deal }).lean()
    // As if the last visit were long ago.
    if (portal) await recordVisit({ ...portal, last_seen_at: null }, new Date(Date.now() + n))
  },
  chooseMail: async ({ link }, n) => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    return visitor.sendUnchecked('PATCH', `/portal/${link}/`, { notify: n % 2 ? 'weekly' : 'none' })
  },
  finishByLink: async ({ agent, deal, link }, n) => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const fields = { deal, title: `Own ${n}`, waiting_on: 'client', client_visible: true }
    const task = (await agent.post('/tasks/', fields)).body.id
    const done = await visitor.sendUnchecked('POST', `/portal/${link}/tasks/${task}/complete/`)
    return n % 2 ? visitor.sendUnchecked('POST', `/portal/${link}/tasks/${task}/reopen/`) : done
  },
  revoke: async ({ agent, deal }, n) => {
    const { results } = (await agent.get(`/portals/?deal=${deal}`)).body
    return agent.post(`/portals/${pick(results, n)?.id}/revoke/`)
  },
  useToken: ({ token }) => new TestClient(app.url, token).get('/labels/'),
  feed: ({ agent }, n) => agent.post('/calendar/feeds/', { name: `Feed ${n}` }),
  plan: ({ owner, people }, n) =>
    owner.post('/commission_plans/', {
      team: String(people.team),
      user: String(people.agent.id),
      effective_from: `2026-0${1 + (n % 9)}-01`,
      anniversary: '01-01',
      tiers: [{ from: 0, split_bp: 8000 }],
      cap: 300_000,
      fees: [],
    }),
  import: async ({ agent, board }, n) => {
    const file = { workspace: board.workspace, file_name: 'a.csv', columns: ['Name', 'Side'] }
    const { id } = (await agent.post('/imports/', file)).body
    await agent.post(`/imports/${id}/rows/`, { from: 0, rows: [[`Imported ${n}`, 'Buyer']] })
    return agent.patch(`/imports/${id}/`, { mapping: { name: 0, representation: 1 } })
  },
  runImport: async ({ agent }, n) => {
    const { results } = (await agent.get('/imports/')).body
    await agent.post(`/imports/${pick(results, n)?.id}/${n % 2 ? 'start' : 'undo'}/`)
    await runImports(pino({ enabled: false }))
  },
  anotherDay: async (_account, n) => refreshRisks(new Date(Date.UTC(2026, 11, 1 + n))),
  holiday: ({ owner, people }, n) =>
    owner.patch(`/account/${String(people.account)}/calendar/`, {
      holidays: [{ date: day(n), name: `Holiday ${n}`, observed: false }],
    }),
  undoHoliday: async ({ owner, people }, n) => {
    const holidays = [{ date: day(n + 1), name: `Holiday ${n}`, observed: false }]
    const { event } = (await owner.patch(`/account/${String(people.account)}/calendar/`, { holidays })).body
    return owner.post(`/events/${event}/undo/`)
  },
  acceptance: ({ agent, deal }, n) =>
    agent.patch(`/deals/${deal}/`, { dates: { acceptance: `2026-12-${10 + (n % 9)}` } }),
  undo: async ({ agent, deal }) => {
    const { results } = (await agent.get(`/deals/${deal}/history/`)).body
    return agent.post(`/events/${results.find(({ can_undo }) => can_undo)?.id}/undo/`)
  },
  handOver: ({ owner, people }) => {
    const leaver = `/teams/${String(people.team)}/members/${String(people.agent2.id)}/` as const
    return owner.post(`${leaver}deactivate/`, { reassign_to: String(people.agent.id) })
  },
}

/** Lists of records, and those of which one alone can be read, with its ETag. */
const lists = ({ deal, board }: Account): string[] => [
  ...['deals', 'contacts', 'workspaces', 'templates', 'imports'].map((name) => `/${name}/?`),
  `/tasks/?deal=${deal}`,
  '/tasks/?',
  `/milestones/?deal=${deal}`,
  `/phases/?workspace=${board.workspace}`,
  `/notes/?deal=${deal}`,
  `/deals/${deal}/files/?`,
  `/deals/${deal}/contracts/?`,
  `/portals/?deal=${deal}`,
  '/portals/?',
  ...['teams', 'views', 'labels', 'tokens', 'commission_plans', 'reminders', 'calendar/feeds'].map(
    (name) => `/${name}/?`,
  ),
]
const ALONE = /^\/(deals|contacts|workspaces|templates|imports)\/\?/

type Stored = { id: string; version: number; updated_at: string }
type Reading = { version: number; updated_at: string; etag: string | null; rest: string }

const readingOf = ({ version, updated_at, ...rest }: Stored, etag: string | null): Reading => ({
  version,
  updated_at,
  etag,
  rest: JSON.stringify(rest),
})

/** All that the reader sees, by list and id. */
async function readAll(account: Account, role: (typeof ROLES)[number]): Promise<Map<string, Reading>> {
  const reader = account[role]
  const seen = new Map<string, Reading>()
  for (const list of lists(account)) {
    const { status, body } = await reader.sendUnchecked('GET', `${list}&page_size=100&count=none`)
    if (status !== 200) continue
    for (const one of (body as { results: Stored[] }).results) {
      seen.set(`${list} ${one.id}`, readingOf(one, null))
      const [, name] = ALONE.exec(list) ?? []
      const alone = name && (await reader.sendUnchecked('GET', `/${name}/${one.id}/`))
      if (alone) seen.set(`${name} ${one.id}`, readingOf(alone.body as Stored, alone.headers.get('ETag')))
    }
  }
  return seen
}

/** What the versions of a record say of a change that the reader did not see, or keep quiet of one that they saw. */
function untruths(before: Map<string, Reading>, after: Map<string, Reading>): string[] {
  return [...before].flatMap(([key, was]) => {
    const is = after.get(key)
    if (!is) return []
    const moved = [is.version > was.version, is.updated_at > was.updated_at]
    if (is.etag !== null) moved.push(is.etag !== was.etag)
    const isChanged = is.rest !== was.rest
    if (moved.every((one) => one) || (!isChanged && !moved.includes(true))) return []
    return [`${key}: ${isChanged ? 'changed' : 'unchanged'}, moved ${moved.join()}: ${was.rest} → ${is.rest}`]
  })
}

let accounts = 0

async function openAccount(): Promise<Account> {
  const team = await openTeam(app, ['admin', 'agent', 'agent2', 'assistant', 'client'], `account${accounts++}`)
  const { agent, board, people } = team
  const [starter] = storedStarterTemplates()
  const template = await TemplateModel.create({ account: people.account, ...starter })
  const label = (await team.owner.post('/labels/', { name: 'Buyer' })).body.id
  const person = { first_name: 'Sarah', emails: ['sarah@example.com'], labels: [label] }
  const contact = (await agent.post('/contacts/', person)).body.id
  const make = (fields: object): Promise<Deal> =>
    createDeal(agent, board, { list_price: 40_000_000, date_rules: undefined, ...fields })
  const dates = { acceptance: '2026-12-01', closing: '2027-01-20' }
  const deal = (await make({ dates, template: template.id, parties: [{ contact, role: 'buyer' }] })).id
  const other = (await make({ name: 'Another', dates })).id
  const link = (await agent.post('/portals/', { deal, contact, mode: 'link' })).body.token ?? ''
  const expires_at = new Date(Date.now() + 60 * 60_000).toISOString()
  const { token } = (await agent.post('/tokens/', { name: 'Token', scopes: ['read'], expires_at })).body
  return { ...team, deal, other, contact, template: template.id, link, token }
}

it('moves version, ETag and updated_at with what each role reads', { timeout: 600_000 }, async () => {
  // Every change at least once, in a random order.
  const once = shuffledSubarray(Object.keys(steps), { minLength: Object.keys(steps).length })
  const course = tuple(once, array(nat(1000), { minLength: 5, maxLength: 5 }))
  await assert(
    asyncProperty(course, async ([names, numbers]) => {
      const account = await openAccount()
      const readings = new Map(
        await Promise.all(ROLES.map(async (role) => [role, await readAll(account, role)] as const)),
      )
      for (const [i, name] of names.entries()) {
        const n = (numbers[i % numbers.length] ?? 0) + i
        await steps[name]?.(account, n)
        await Promise.all(
          ROLES.map(async (role) => {
            const after = await readAll(account, role)
            expect(untruths(readings.get(role) ?? new Map(), after), `${name} ${n}, as ${role}`).toEqual([])
            readings.set(role, after)
          }),
        )
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
})
