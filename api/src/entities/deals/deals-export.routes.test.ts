import mongoose from 'mongoose'
import type { Deal } from 'openapi'
import { AgentRole, DealStatus, DealType, Representation } from 'openapi/codes'
import Papa from 'papaparse'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { runImports } from '#processes/imports/run-imports.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { MARK, readExports } from '#test/contract/read-exports.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { DealModel } from './deal.model.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let count = 0

beforeEach(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent'], `north${count++}`))
})

const { file, rows } = readExports(app, () => owner)

describe('the deals export', () => {
  it('has the deals of the list with the same filters, in its order, with the requested columns', async () => {
    await createDeal(agent, board, { name: '1 Ash Lane', list_price: 300_000_50, dates: { closing: '2026-12-12' } })
    await createDeal(agent, board, { name: '2 Birch Lane', list_price: 400_000_00 })
    await createDeal(agent, board, { name: '3 Oak Road', representation: Representation.Seller })
    const { text, headers } = await file(
      '/deals/export/?q=lane&sort=-price&columns=status,price,closing,progress,agent',
    )
    expect(text).toBe(
      `${MARK}Name,Status,Price,Closing,Tasks done,Tasks,Agent\r\n` +
        `2 Birch Lane,Pre-contract,400000,,0,0,agent north${count - 1}\r\n` +
        `1 Ash Lane,Pre-contract,300000.5,2026-12-12,0,0,agent north${count - 1}\r\n`,
    )
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const today = todayIn('America/New_York')
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="deals-${today}.csv"`)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('RateLimit-Policy')).toContain('exports')
  })

  it('corrects typos like the list, and leaves out archived deals unless requested', async () => {
    const deal = await createDeal(owner, board, { name: '9 Sycamore Court' })
    expect(await rows('/deals/export/?q=sycamor')).toHaveLength(1)
    expect(await rows('/deals/export/?q=sycomore')).toHaveLength(1)
    await owner.post(`/deals/${deal.id}/archive/`)
    expect(await rows('/deals/export/')).toHaveLength(0)
    expect(await rows('/deals/export/?archived=true&columns=name')).toEqual([{ Name: '9 Sycamore Court' }])
  })

  it('contains no text that a spreadsheet would run', async () => {
    const name = '=HYPERLINK("http://evil.test","Open")'
    await createDeal(owner, board, { name, headline: '  @SUM(A1)', notes: '-2+3\r\n"quoted", and so on' })
    const { text } = await file('/deals/export/?columns=headline,notes')
    expect(text).toBe(
      `${MARK}Name,Headline,Notes\r\n` +
        `"'=HYPERLINK(""http://evil.test"",""Open"")","'  @SUM(A1)","'-2+3\r\n""quoted"", and so on"\r\n`,
    )
  })

  it('can be imported again without loss', async () => {
    const whole = {
      name: '=1+1 Mill Road, "the old mill"',
      headline: 'Três quartos – 3 beds',
      representation: Representation.Dual,
      deal_type: DealType.Condo,
      status: DealStatus.Active,
      address: { street: '17 Mill Road', unit: 'B', city: 'Hartford', state: 'CT', zip: '06103' },
      mls_number: '017',
      list_price: 512_000_25,
      earnest_money: 10_000_00,
      source: 8,
      priority: 3,
      dates: { listing: '2026-10-01', offer: '2026-11-01', closing: '2026-12-12', walkthrough: '2026-12-11' },
      notes: 'Two lines,\r\nof notes',
      agents: [{ user: String(people.agent.id), role: AgentRole.lead }],
    }
    const before = await createDeal(owner, board, whole)
    const [columns = [], ...data] = Papa.parse<string[]>((await file('/deals/export/')).text.replace(MARK, ''), {
      skipEmptyLines: true,
    }).data
    const target = await createBoard(owner, people.team, 'Another board')
    const begun = await owner.post('/imports/', { workspace: target.workspace, file_name: 'a.csv', columns })
    await owner.post(`/imports/${begun.body.id}/rows/`, { from: 0, rows: data })
    const checked = await owner.patch(`/imports/${begun.body.id}/`, { mapping: begun.body.mapping })
    expect(checked.body).toMatchObject({ good: 1, bad: 0, problems: [] })
    await owner.post(`/imports/${begun.body.id}/start/`)
    await runImports(pino({ level: 'silent' }))
    const [card] = (await owner.get(`/deals/?workspace=${target.workspace}`)).body.results
    const after = (await owner.get(`/deals/${card?.id}/`)).body
    const facts = ({
      name,
      headline,
      representation,
      deal_type,
      status,
      address,
      mls_number,
      list_price,
      ...more
    }: Deal) => {
      const { earnest_money, source, priority, dates, notes, agents } = more
      const who = agents.map(({ user, role }) => ({ user, role }))
      return {
        name,
        headline,
        representation,
        deal_type,
        status,
        address,
        mls_number,
        list_price,
        earnest_money,
        source,
        priority,
        dates,
        notes,
        who,
      }
    }
    expect(facts(after)).toEqual(facts(before))
  })

  it('shows owners the commission, agents their own share of their own deals, and assistants nothing', async () => {
    const agents = [
      { user: String(people.agent.id), role: AgentRole.lead, share_bp: 6_000 },
      { user: String(people.agent2.id), role: AgentRole.co, share_bp: 4_000 },
    ]
    const terms = { list_price: 500_000_00, commission: { rate_bp: 200 } }
    await createDeal(owner, board, { name: 'Shared', agents, ...terms })
    await createDeal(owner, board, {
      name: 'Of another',
      agents: [{ ...agents[1], role: AgentRole.lead, share_bp: 10_000 }],
      ...terms,
    })
    const asked = '/deals/export/?sort=name&columns=commission,my_share'
    expect(await rows(asked)).toEqual([
      { Name: 'Of another', Commission: '10000', 'My share': '0' },
      { Name: 'Shared', Commission: '10000', 'My share': '0' },
    ])
    expect(await rows(asked, agent)).toEqual([{ Name: 'Shared', 'My share': '6000' }])
    expect((await file('/deals/export/', agent)).text).not.toMatch(/Commission|4000|10000/)
    const assistant = await app.signIn(people.assistant.email)
    expect((await assistant.get('/deals/export/')).status).toBe(403)
  })

  it('contains every deal once, however many batches it takes', async () => {
    await createDeal(owner, board, { name: 'One' })
    const one = await DealModel.collection.findOne({ account: people.account })
    const copies = Array.from({ length: 1_200 }, (_, at) => ({
      ...one,
      _id: new mongoose.Types.ObjectId(),
      rank: `a${at}`,
    }))
    await DealModel.collection.insertMany(copies)
    const ids = (await rows('/deals/export/?columns=id')).map(({ ID }) => ID)
    expect(ids).toHaveLength(1_201)
    expect(new Set(ids).size).toBe(1_201)
  })

  it('names what is wrong with a query, and is rate-limited', async () => {
    const { errors } = await owner.refused('GET', '/deals/export/?columns=password')
    expect(errors?.[0]?.field).toContain('columns')
    const answers = await Promise.all(Array.from({ length: 70 }, () => agent.get('/deals/export/?columns=id')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await owner.get('/deals/export/')).status).toBe(200)
  })
})
