/** Bad news waits for an agent's words before it is mailed to a client. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { ReceivedMailModel } from '#platform/mail/received-mail.model.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { queueDigests } from '#processes/client-mail/queue-digests.command.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
let count = 0
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let board: Board
let deal: string
let portal: string
let email: string

beforeEach(async () => {
  ;({ owner, agent, agent2, board } = await openTeam(app, ['agent', 'agent2'], `north${count++}`))
  await OutboxModel.deleteMany({})
  email = `priya${count}@example.com`
  ;({ deal, portal } = await share({ first_name: 'Priya', emails: [email] }))
})

/** A deal under contract that is shared with a contact by link. */
async function share(contact: object, fields: object = {}, more: object = {}) {
  const { id } = (await agent.post('/contacts/', contact)).body
  const dates = { acceptance: '2036-11-20', inspection: '2036-12-01', closing: '2036-12-12' }
  const shared = await createDeal(agent, board, {
    status: 3,
    dates,
    parties: [{ contact: id, role: 'buyer' }],
    ...more,
  })
  const opened = await agent.post('/portals/', { deal: shared.id, contact: id, mode: 'link', ...fields })
  return { deal: shared.id, portal: opened.body.portal.id }
}

const waiting = async (of = deal) => (await agent.get(`/client_messages/?deal=${of}&state=waiting`)).body.results
const texts = async (of = deal) => (await waiting(of)).map(({ kind, text }) => [kind, text])
const move = (dates: object, of = deal) => agent.patch(`/deals/${of}/`, { dates })

async function arrived(to = email): Promise<{ subject: string; text: string }[]> {
  const settings = { smtpUrl: undefined, mailFrom: 'ProTracker <hello@protracker.test>', webUrl: 'https://app.test' }
  await sendDueMail(createMailing(settings, quiet), new Date(Date.now() + 10 * 60_000))
  return ReceivedMailModel.find({ to }, { subject: 1, text: 1 }).sort({ at: 1 }).lean()
}

describe('bad news', () => {
  it('is a date that slips, in a draft that follows the dates', async () => {
    await move({ closing: '2036-12-19' })
    expect(await texts()).toEqual([['slip', 'Closing moved from Dec 12, 2036 to Dec 19, 2036.']])
    await move({ closing: '2036-12-22', inspection: '2036-12-03' })
    expect(await texts()).toEqual([
      ['slip', 'Inspection moved from Dec 1, 2036 to Dec 3, 2036.\nClosing moved from Dec 12, 2036 to Dec 22, 2036.'],
    ])
    await move({ closing: '2036-12-11' })
    expect(await texts()).toEqual([['slip', 'Inspection moved from Dec 1, 2036 to Dec 3, 2036.']])
    await move({ inspection: '2036-12-01' })
    expect(await texts()).toEqual([])
  })

  it('is a deal that falls through, until it is reopened', async () => {
    await move({ closing: '2036-12-19' })
    await agent.patch(`/deals/${deal}/`, { status: 5, lost_reason: 'Financing was denied' })
    expect(await texts()).toEqual([['fell_through', 'The deal fell through.']])
    await owner.post(`/deals/${deal}/reopen/`, { reason: 'The lender came round' })
    expect(await texts()).toEqual([])
  })

  it('is not that a closed deal is reopened, with the dates that it had', async () => {
    const dates = { acceptance: '2026-01-05', closing: '2036-12-12' }
    // With the rules of a new deal: possession follows the closing.
    const { deal: own } = await share({ first_name: 'Ana' }, {}, { dates, date_rules: undefined })
    const possession = async () => (await owner.get(`/deals/${own}/`)).body.dates.possession
    const closing = { sale_price: 51_000_000, actual_close: '2026-02-02', commission: { rate_bp: 300 } }
    expect((await owner.post(`/deals/${own}/close/`, closing)).status).toBe(200)
    expect(await possession()).toBe('2026-02-02')
    await owner.post(`/deals/${own}/reopen/`, { reason: 'Closed by mistake' })
    expect(await possession()).toBe('2036-12-12')
    expect(await texts(own)).toEqual([])
  })

  it('goes when the change is undone', async () => {
    await agent.post(`/deals/${deal}/reschedule/`, { dates: { closing: '2036-12-19' } })
    expect(await waiting()).toHaveLength(1)
    const [latest] = (await agent.get(`/deals/${deal}/history/`)).body.results
    expect((await agent.post(`/events/${latest?.id ?? ''}/undo/` as '/events/{id}/undo/', {})).status).toBe(200)
    expect(await texts()).toEqual([])
  })

  it('is neither an earlier date, a first one, nor one that clients do not read', async () => {
    await move({ closing: '2036-12-10', financing: '2036-12-05', listing_expiration: '2036-12-30' })
    await move({ listing_expiration: '2037-01-30' })
    expect(await texts()).toEqual([])
  })

  it('is not kept where no client would be told', async () => {
    const names = { first_name: 'Unshared' }
    const silent = await share(names, { notify: 'none' })
    const hidden = await share(names, { sections: { key_dates: false } })
    const revoked = await share(names)
    await agent.post(`/portals/${revoked.portal}/revoke/`)
    for (const one of [silent, hidden, revoked]) {
      await move({ closing: '2036-12-19' }, one.deal)
      expect(await texts(one.deal)).toEqual([])
    }
  })

  it('is told to the deal’s lead, unless they caused it', async () => {
    const inbox = async () =>
      (await agent.get('/notifications/')).body.results.filter(({ kind }) => kind === 'client_message')
    await move({ closing: '2036-12-19' })
    expect(await inbox()).toEqual([])
    const other = await share({ first_name: 'Ana', emails: ['ana@example.com'] })
    await owner.patch(`/deals/${other.deal}/`, { dates: { closing: '2036-12-19' } })
    expect(await inbox()).toMatchObject([{ deal: other.deal, text: 'Review a message to your client' }])
  })

  it('is mailed to no one by itself, not even once a week', async () => {
    await agent.patch(`/portals/${portal}/`, { notify: 'weekly' })
    await move({ closing: '2036-12-19' })
    await agent.patch(`/deals/${deal}/`, { list_price: 51_200_000 })
    await queueDigests(quiet, new Date(Date.now() + 8 * DAY_MS))
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail?.text).toContain('$512,000')
    expect(mail?.text).not.toContain('Dec 19')
  })
})

describe('a decision', () => {
  const one = async () => (await waiting())[0]?.id ?? ''

  it('to send mails the agent’s own words, and stands in the history', async () => {
    await move({ closing: '2036-12-19' })
    const id = await one()
    const text = 'The lender needs a week more.\nCall me any time.'
    const sent = await agent.post(`/client_messages/${id}/send/`, { text })
    expect(sent).toMatchObject({ status: 200, body: { state: 'sent', text, version: 1 } })
    expect(sent.body.decided_at).not.toBeNull()
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^402 Maple Street: a message from agent/)
    for (const line of text.split('\n')) expect(mail?.text).toContain(line)
    const [latest] = (await agent.get(`/deals/${deal}/history/`)).body.results
    expect(latest?.summary).toBe('sent the clients a message')
    expect(await texts()).toEqual([])
    expect((await agent.post(`/client_messages/${id}/send/`, { text })).status).toBe(409)
    await move({ closing: '2036-12-22' })
    expect(await texts()).toEqual([['slip', 'Closing moved from Dec 19, 2036 to Dec 22, 2036.']])
  })

  it('not to send mails nothing', async () => {
    await move({ closing: '2036-12-19' })
    const id = await one()
    expect((await agent.post(`/client_messages/${id}/drop/`)).body).toMatchObject({ state: 'dropped' })
    expect((await agent.post(`/client_messages/${id}/drop/`)).status).toBe(409)
    expect(await arrived()).toEqual([])
  })

  it('is refused for words about dates that have changed since', async () => {
    await move({ closing: '2036-12-19' })
    const id = await one()
    const headers = { 'If-Match': '"0"' }
    await move({ closing: '2036-12-22' })
    expect((await agent.post(`/client_messages/${id}/send/`, { text: 'The 19th' }, { headers })).status).toBe(412)
    expect((await agent2.post(`/client_messages/${id}/send/`, { text: 'Mine' })).status).toBe(404)
    expect((await agent.post(`/client_messages/${id}/send/`, { text: ' ' })).status).toBe(400)
  })

  it('to send is refused where no client would get it, and not mailed once access was revoked', async () => {
    await move({ closing: '2036-12-19' })
    const id = await one()
    await agent.patch(`/portals/${portal}/`, { notify: 'none' })
    expect((await agent.post(`/client_messages/${id}/send/`, { text: 'A' })).status).toBe(409)
    await agent.patch(`/portals/${portal}/`, { notify: 'milestone' })
    await agent.post(`/client_messages/${id}/send/`, { text: 'A' })
    await agent.post(`/portals/${portal}/revoke/`)
    expect(await arrived()).toEqual([])
  })
})
