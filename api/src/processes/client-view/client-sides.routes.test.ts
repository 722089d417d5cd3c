/** A deal with both sides: each side's clients see their own steps, tasks and files, and those of both. */
import { PartyRole, Representation } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { DUAL } from '#entities/templates/starters/dual.ts'
import { storedTemplate } from '#entities/templates/starters/starter-template.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { uploadFile } from '#test/factories/files.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
let count = 0
let agent: TestClient
let buyerClient: TestClient
let board: Board
let account: People['account']
let deal: string
/** Without an account. */
let guest: TestClient
/** The seller's link and the title company's. */
let seller: string
let title: string

beforeEach(async () => {
  const team = await openTeam(app, ['agent', 'client'], `sides${count++}`)
  ;({ agent, board } = team)
  buyerClient = team.client
  account = team.people.account
  const contact = async (first_name: string, email: string): Promise<string> =>
    (await agent.post('/contacts/', { first_name, last_name: 'Reyes', emails: [email] })).body.id
  const people = {
    buyer: await contact('Bea', team.people.client.email),
    seller: await contact('Sal', `seller${count}@example.com`),
    title: await contact('Tia', `title${count}@example.com`),
  }
  const parties = Object.entries(people).map(([role, id]) => ({ contact: id, role: PartyRole[role as 'buyer'] }))
  deal = (await createDeal(agent, board, { representation: Representation.Dual, parties })).id
  const share = async (who: string, mode: string): Promise<string> =>
    (await agent.post('/portals/', { deal, contact: who, mode, notify: 'milestone' })).body.token ?? ''
  await share(people.buyer, 'account')
  seller = await share(people.seller, 'link')
  title = await share(people.title, 'link')
  guest = app.visitor()
  await guest.get('/auth/login/')
})

const names = (items: { name?: string; title?: string }[]) => items.map((one) => one.name ?? one.title)

/** What each of them reads: the buyer, the seller, and the title company. */
async function seenBy(part: 'milestones' | 'tasks' | 'files') {
  const answers = [
    await buyerClient.get(`/client/deals/${deal}/`),
    await guest.get(`/portal/${seller}/`),
    await guest.get(`/portal/${title}/`),
  ]
  return answers.map(({ body }) => names(body[part]))
}

const task = async (fields: object): Promise<string> =>
  (await agent.post('/tasks/', { deal, waiting_on: 'client', client_visible: true, ...fields })).body.id

describe('a deal with both sides', () => {
  it('shows each client the steps and tasks of their side in the built-in template', async () => {
    const template = await TemplateModel.create({ account, ...storedTemplate(DUAL) })
    await agent.post(`/deals/${deal}/apply_template/`, { template: template.id })
    const steps = await seenBy('milestones')
    expect(steps).toEqual([
      expect.arrayContaining(['Getting started', 'Inspection', 'Financing', 'Keys']),
      ['Getting ready', 'On the market', 'Under contract', 'Keys'],
      ['Keys'],
    ])
    expect(steps[0]).not.toContain('On the market')
    const [ofBuyer, ofSeller, ofTitle] = await seenBy('tasks')
    expect(ofBuyer).toEqual(expect.arrayContaining(['Sign the buyer agreement', 'Final walkthrough', 'Signing']))
    expect(ofBuyer).not.toContain('Sign the listing agreement')
    expect(ofSeller).toEqual(
      expect.arrayContaining(['Sign the listing agreement', 'Respond to the repair request', 'Signing']),
    )
    expect(ofSeller).not.toEqual(expect.arrayContaining(['Sign the buyer agreement']))
    expect(ofTitle).toEqual(['Signing'])
    const [summary] = (await buyerClient.get('/client/deals/')).body.results
    expect(summary).toMatchObject({ progress: { total: steps[0]?.length }, next: { name: 'Getting started' } })
  })

  it('tells each client their own side, and others that the team represents both', async () => {
    const { Buyer, Seller, Dual } = Representation
    expect((await buyerClient.get(`/client/deals/${deal}/`)).body.representation).toBe(Buyer)
    expect((await buyerClient.get('/client/deals/')).body.results[0]?.representation).toBe(Buyer)
    expect((await guest.get(`/portal/${seller}/`)).body.representation).toBe(Seller)
    expect((await guest.get(`/portal/${title}/`)).body.representation).toBe(Dual)
  })

  it('keeps what the agent tells the clients about a step from everyone else', async () => {
    const text = 'We talk about what you’re looking for.'
    await agent.post('/milestones/', { deal, name: 'Getting started', client_visible: true, client_text: text })
    expect((await buyerClient.get(`/client/deals/${deal}/`)).body.milestones[0]).toMatchObject({ text })
    expect((await buyerClient.get('/client/deals/')).body.results[0]?.next).toMatchObject({ text })
    expect((await guest.get(`/portal/${seller}/`)).body.milestones[0]).toMatchObject({ text })
    expect((await guest.get(`/portal/${title}/`)).body.milestones[0]).toMatchObject({
      name: 'Getting started',
      text: '',
    })
  })

  it('lets each client finish the tasks of their side only', async () => {
    const sellers = await task({ title: 'Sign the disclosures', client_side: 'seller' })
    const both = await task({ title: 'Send your wire details' })
    expect(await seenBy('tasks')).toEqual([
      ['Send your wire details'],
      ['Sign the disclosures', 'Send your wire details'],
      ['Send your wire details'],
    ])
    expect((await buyerClient.get('/client/deals/')).body.results[0]?.your_tasks).toBe(1)
    expect((await buyerClient.refused('POST', `/client/tasks/${sellers}/complete/`)).status).toBe(404)
    expect((await guest.post(`/portal/${seller}/tasks/${sellers}/complete/`)).body.progress).toBe('COMPLETE')
    expect((await buyerClient.post(`/client/tasks/${both}/complete/`)).body.progress).toBe('COMPLETE')
  })

  it('gives a file of one side to that side’s clients alone', async () => {
    const { id } = await uploadFile(agent, deal)
    await agent.patch(`/files/${id}/`, { client_visible: true, client_side: 'buyer' })
    expect(await seenBy('files')).toEqual([[expect.any(String)], [], []])
    expect((await buyerClient.get(`/client/files/${id}/content/`)).status).toBe(200)
    expect((await guest.refused('GET', `/portal/${seller}/files/${id}/content/`)).status).toBe(404)
    await agent.patch(`/files/${id}/`, { client_side: null })
    expect((await guest.get(`/portal/${seller}/files/${id}/content/`)).status).toBe(200)
  })

  it('emails a step that is reached to the clients who see it', async () => {
    await OutboxModel.deleteMany({})
    const step = { deal, name: 'Inspection', client_visible: true, client_side: 'seller' }
    const { id } = (await agent.post('/milestones/', step)).body
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE' })
    const queued = await OutboxModel.find({ template: 'milestone_reached' }).lean()
    expect(queued.map(({ to }) => to)).toEqual([`seller${count}@example.com`])
  })

  it('tells only those clients what changed', async () => {
    await PortalModel.updateMany({ deal }, { last_seen_at: new Date(Date.now() - DAY_MS) })
    await task({ title: 'Sign the disclosures', client_side: 'seller' })
    const told = await Promise.all([buyerClient.get(`/client/deals/${deal}/`), guest.get(`/portal/${seller}/`)])
    expect(told.map(({ body }) => body.changes.map(({ text }: { text: string }) => text).join())).toEqual([
      '',
      expect.stringContaining('Sign the disclosures'),
    ])
  })
})
