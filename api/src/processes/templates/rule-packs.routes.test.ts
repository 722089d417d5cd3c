import type { RuledTemplate } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { mailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let owner: TestClient
let board: Board

beforeAll(async () => {
  const people = await createPeople('north')
  owner = await app.signIn('owner@north.test')
  board = await createBoard(owner, people.team)
})

const plain = { unit: 'calendar', roll: 'none', skip_holidays: true, left_out_by: [], only_with: [] }
const rule = { anchor: 'acceptance', item: null, offset: 3, unit: 'business', roll: 'none', skip_holidays: true }
const task = (key: string, title: string, more: object = {}) => ({
  key,
  title,
  kind: 'key_date',
  priority: 2,
  assignee_role: null,
  waiting_on: 'team',
  due_rule: rule,
  pinned: false,
  depends_on: [],
  client_visible: false,
  left_out_by: [],
  only_with: [],
  ...more,
})
const parts = {
  switches: [],
  date_rules: [
    { date: 'inspection', anchor: 'acceptance', offset: 3, ...plain },
    { date: 'walkthrough', anchor: 'closing', offset: -1, ...plain },
  ],
  milestones: [
    {
      key: 'contract',
      name: 'Under contract',
      due_rule: null,
      client_visible: true,
      client_text: '',
      left_out_by: [],
      only_with: [],
      tasks: [
        task('money', 'Earnest money paid'),
        task('inspection', 'Option period ends', { due_rule: { ...rule, offset: 10 } }),
        task('call', 'Call the lender', { kind: 'call' }),
        task('loan', 'Loan application sent', { kind: 'todo' }),
      ],
    },
  ],
}

const MOVING = {
  key: 'moving',
  name: 'Moving',
  due_rule: null,
  client_visible: false,
  client_text: '',
  left_out_by: [],
  only_with: [],
  tasks: [],
}

const follow = async (key: 'texas' | 'florida' | 'washington' | 'california' | 'federal_mortgage') =>
  (await owner.post(`/rule_packs/${key}/apply/` as const, parts)).body
const taskOf = ({ milestones }: RuledTemplate, key: string) =>
  milestones.flatMap(({ tasks }) => tasks).find((one) => one.key === key)

/** The day and time on which a deal accepted on a day has its tasks due. */
async function dueOn(acceptance: string, ruled: RuledTemplate, key: string) {
  const template = (await owner.post('/templates/', { name: `T${Math.random()}`, ...ruled })).body
  const deal = await createDeal(owner, board, { dates: { acceptance, closing: '2026-11-27' }, template: template.id })
  const tasks = (await owner.get(`/tasks/?deal=${deal.id}&page_size=100`)).body.results
  const title = taskOf(ruled, key)?.title
  const found = tasks.find((one) => one.title === title)
  return [found?.due_date, found?.due_time]
}

describe('rule packs', () => {
  it('carry their source, their date and that they are no legal advice', async () => {
    const { results } = (await owner.get('/rule_packs/')).body
    expect(results.map(({ key }) => key)).toEqual(['federal_mortgage', 'texas', 'florida', 'washington', 'california'])
    for (const pack of results) {
      expect(pack.sources.length).toBeGreaterThan(0)
      expect(pack.checked_on).toMatch(/^2026-/)
      expect(pack.disclaimer).toMatch(/not legal advice/)
    }
  })

  // Accepted on a Wednesday: three days lead to a Saturday, ten to another.
  it.each([
    ['texas', '2026-11-04', 'money', '2026-11-09', '17:00'],
    ['texas', '2026-11-04', 'inspection', '2026-11-14', '17:00'],
    ['florida', '2026-11-04', 'inspection', '2026-11-16', '17:00'],
    ['florida', '2026-11-05', 'inspection', '2026-11-16', '17:00'],
    ['florida', '2026-11-06', 'inspection', '2026-11-16', null],
    // National holidays extend it, those of the account don’t.
    ['florida', '2026-12-15', 'inspection', '2026-12-28', '17:00'],
    ['washington', '2026-11-04', 'money', '2026-11-09', '21:00'],
    ['washington', '2026-11-04', 'inspection', '2026-11-16', '21:00'],
    ['california', '2026-11-04', 'money', '2026-11-09', null],
    ['california', '2026-11-04', 'inspection', '2026-11-16', null],
  ] as const)('%s: accepted on %s, %s is due on %s, %s', async (key, acceptance, item, day, time) => {
    expect(await dueOn(acceptance, await follow(key), item)).toEqual([day, time])
  })

  it('change nothing but the periods of the contract', async () => {
    const ruled = await follow('texas')
    expect(ruled.date_rules).toMatchObject([{ time: '17:00', unit: 'calendar' }, { anchor: 'closing' }])
    expect(ruled.date_rules[1]).toEqual(parts.date_rules[1])
    expect(taskOf(ruled, 'call')?.due_rule).toEqual(rule)
  })

  it('of Texas bring the option period, whose days an agent changes, once', async () => {
    const [contract] = parts.milestones
    const plainSale = { ...parts, milestones: [{ ...contract, tasks: [task('money', 'Earnest money paid')] }, MOVING] }
    const ruled = (await owner.post('/rule_packs/texas/apply/', plainSale)).body
    expect(ruled.milestones.map(({ name }) => name)).toEqual(['Under contract', 'Option period', 'Moving'])
    expect(await dueOn('2026-11-04', ruled, 'option_fee')).toEqual(['2026-11-09', '17:00'])
    expect(await dueOn('2026-11-04', ruled, 'option_ends')).toEqual(['2026-11-11', '17:00'])

    const changed = structuredClone(ruled)
    const ends = taskOf(changed, 'option_ends')?.due_rule
    if (ends) ends.offset = 10
    const again = (await owner.post('/rule_packs/texas/apply/', changed)).body
    expect(again).toEqual(changed)
  })

  it('of Texas have the inspection within the option period that they bring', async () => {
    const date_rules = [{ ...parts.date_rules[0], offset: 10 }]
    const [contract] = parts.milestones
    const sale = { ...parts, date_rules, milestones: [{ ...contract, tasks: [task('money', 'Earnest money paid')] }] }
    const ruled = (await owner.post('/rule_packs/texas/apply/', sale)).body
    expect(ruled.date_rules).toMatchObject([{ date: 'inspection', offset: 7 }])
    // A template that has its own option period has its own inspection too.
    const own = (await owner.post('/rule_packs/texas/apply/', { ...parts, date_rules })).body
    expect(own.date_rules).toMatchObject([{ date: 'inspection', offset: 10 }])
  })

  it('of Texas leave a template without an inspection, such as that of a lease, without an option period', async () => {
    const lease = {
      ...parts,
      date_rules: [],
      milestones: [{ ...MOVING, tasks: [task('keys', 'Keys', { kind: 'todo' })] }],
    }
    expect((await owner.post('/rule_packs/texas/apply/', lease)).body).toEqual(lease)
  })

  it('of federal mortgage rules bring their tasks, counted in specific business days', async () => {
    const ruled = await follow('federal_mortgage')
    expect(await dueOn('2026-11-04', ruled, 'disclosure')).toEqual(['2026-11-23', null])
    expect(taskOf(ruled, 'loan_estimate')?.due_rule).toMatchObject({
      anchor: 'task',
      item: 'loan',
      unit: 'reg_z_general',
    })
    expect(taskOf(ruled, 'loan_estimate_wait')?.due_rule?.source).toBe('12 CFR 1026.19(e)(1)(iii)(B)')
    // Followed again, they bring nothing twice.
    const again = (await owner.post('/rule_packs/federal_mortgage/apply/', ruled)).body
    expect(again).toEqual(ruled)
  })
})

describe('a new account', () => {
  it('has the rules of its state and of federal law in its templates', async () => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const signup = {
      first_name: 'Maya',
      last_name: 'Ellison',
      phone_number: '(860) 555-0119',
      email: 'maya@example.com',
      name: 'Ellison & Partners',
      team_size: '2-5',
      state: 'TX',
    }
    await visitor.post('/account/signup', signup)
    await mailTo('maya@example.com', 'sign_up')
    const { account } = await UserModel.findOne({ email: 'maya@example.com' }).lean().orFail()
    const templates = await TemplateModel.find({ account }).lean()
    const ofBuyer = templates.find(({ name }) => name.startsWith('Buyer'))
    const tasks = ofBuyer?.milestones.flatMap((one) => one.tasks) ?? []
    expect(ofBuyer?.date_rules.find(({ date }) => date === 'inspection')).toMatchObject({ time: '17:00' })
    expect(tasks.find(({ key }) => key === 'earnest')?.due_rule).toMatchObject({ unit: 'calendar', roll: 'forward' })
    expect(tasks.map(({ key }) => key)).toContain('loan_estimate_wait')
    expect(
      templates
        .filter((one) => one.milestones.some(({ key }) => key === 'option_period'))
        .map(({ name }) => name.split(/,? /)[0]),
    ).toEqual(['Buyer', 'Dual', 'Seller'])
    expect(ofBuyer?.milestones.map(({ name }) => name).slice(0, 3)).toEqual([
      'Getting started',
      'Offer',
      'Option period',
    ])
    for (const { name, milestones } of templates.filter((one) => /^(Buyer|Dual)/.test(one.name)))
      expect([name, milestones.slice(-3).map((one) => one.name)]).toEqual([
        name,
        ['Federal mortgage rules', 'Keys', 'After closing'],
      ])
    const ofLease = templates.find(({ name }) => name.startsWith('Lease'))
    expect(ofLease?.milestones.flatMap((one) => one.tasks).map(({ key }) => key)).not.toContain('loan_estimate_wait')
  })
})
