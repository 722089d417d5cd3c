/** Emails to clients about their deal: at each milestone, weekly, or never. */
import mongoose from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { ReceivedMailModel } from '#platform/mail/received-mail.model.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { createDeal } from '#test/factories/deals.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { allMailTo, quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { queueDigests } from './queue-digests.command.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SECRET = 'Seller would take 480'

const app = useTestApp()
let people: People
let agent: TestClient
let client: TestClient
let count = 0

beforeAll(async () => {
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  client = await app.signIn('client@north.test')
})

type Share = { mode: 'account' | 'link'; notify?: string; sections?: object; passcode?: string; expires_at?: string }

/** A deal shared with a client, and the client's email address. */
async function shared(fields: Share) {
  const email = fields.mode === 'account' ? 'client@north.test' : `client${count++}@example.com`
  const names = { first_name: 'Priya', last_name: 'Whitaker' }
  const contact = (await agent.post('/contacts/', { ...names, emails: [email] })).body
  const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }], notes: SECRET })
  const id = String(deal._id)
  const { body } = await agent.post('/portals/', { deal: id, contact: contact.id, ...fields })
  return { deal: id, email, portal: body.portal, token: body.token }
}

const milestoneOf = async (deal: string, fields: object = {}) =>
  (await agent.post('/milestones/', { deal, name: 'Inspection', client_visible: true, ...fields })).body

const told = async (email: string, name: string) =>
  (await allMailTo(email))
    .filter(({ template, data }) => template === name && JSON.stringify(data).includes('402 Maple Street'))
    .map(({ data }) => data)

const forget = () => OutboxModel.deleteMany({})

describe('a milestone that is reached', () => {
  it('is emailed to the client, with what comes next and nothing they may not know', async () => {
    await forget()
    const { deal, email } = await shared({ mode: 'account' })
    const inspection = await milestoneOf(deal)
    await milestoneOf(deal, { name: 'Appraisal' })
    await milestoneOf(deal, { name: SECRET, client_visible: false })
    await agent.patch(`/milestones/${inspection.id}/`, { progress: 'COMPLETE' })
    const mails = await told(email, 'milestone_reached')
    expect(mails).toEqual([
      {
        first_name: 'Priya',
        account_name: expect.any(String),
        agent_email: 'agent@north.test',
        deal,
        deal_name: '402 Maple Street',
        milestone: 'Inspection',
        done: 1,
        total: 2,
        next: 'Appraisal',
      },
    ])
    expect(JSON.stringify(mails)).not.toContain(SECRET)
  })

  it('by its last task is emailed once, however often other things change', async () => {
    const { deal, email } = await shared({ mode: 'link' })
    const milestone = (await milestoneOf(deal)).id
    const task = (await agent.post('/tasks/', { deal, title: 'Book it', milestone })).body
    await agent.post(`/tasks/${task.id}/complete/`, {})
    await agent.patch(`/tasks/${task.id}/`, { title: 'Booked' })
    expect(await told(email, 'milestone_reached')).toMatchObject([{ deal: null, milestone: 'Inspection', next: null }])
  })

  it('is the last of those that one change completes, as at a closing', async () => {
    const { deal, email } = await shared({ mode: 'link' })
    const tasks: string[] = []
    for (const name of ['Inspection', 'Appraisal']) {
      const milestone = (await milestoneOf(deal, { name })).id
      tasks.push((await agent.post('/tasks/', { deal, title: name, milestone })).body.id)
    }
    expect((await agent.post('/tasks/bulk/', { tasks, change: { complete: true } })).status).toBe(200)
    expect(await told(email, 'milestone_reached')).toMatchObject([{ milestone: 'Appraisal', done: 2, total: 2 }])
  })

  it('and reopened before the email was sent is not emailed', async () => {
    const { deal, email } = await shared({ mode: 'link' })
    const { id } = await milestoneOf(deal)
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE' })
    const [mail] = await OutboxModel.find({ to: email }).lean()
    expect(mail?.due_at.getTime()).toBeGreaterThan(mail?.created_at.getTime() ?? 0)
    await agent.patch(`/milestones/${id}/`, { progress: 'IN_PROGRESS' })
    expect(await told(email, 'milestone_reached')).toEqual([])
  })

  it.each([
    ['hidden', { sections: { milestones: false } }],
    ['wanted once a week', { notify: 'weekly' }],
    ['not wanted', { notify: 'none' }],
  ])('is not emailed if it is %s', async (_case, fields) => {
    const { deal, email } = await shared({ mode: 'link', ...fields })
    const { id } = await milestoneOf(deal)
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE' })
    expect(await told(email, 'milestone_reached')).toEqual([])
  })

  it('is not emailed before the invitation is accepted, nor after access has ended', async () => {
    const contact = (await agent.post('/contacts/', { last_name: 'Late', emails: ['late@example.com'] })).body
    const stored = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
    const deal = String(stored._id)
    await agent.post('/portals/', { deal, contact: contact.id, mode: 'account' })
    const revoked = (await agent.post('/portals/', { deal, contact: contact.id, mode: 'link' })).body
    await agent.post(`/portals/${revoked.portal.id}/revoke/`)
    const { id } = await milestoneOf(deal)
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE' })
    expect(await told('late@example.com', 'milestone_reached')).toEqual([])
  })

  it('by the client themselves is not emailed to them', async () => {
    await forget()
    const { deal, email } = await shared({ mode: 'account' })
    const milestone = (await milestoneOf(deal)).id
    const fields = { deal, milestone, title: 'Sign', waiting_on: 'client', client_visible: true }
    const task = (await agent.post('/tasks/', fields)).body
    expect((await client.post(`/client/tasks/${task.id}/complete/`)).status).toBe(200)
    expect(await told(email, 'milestone_reached')).toEqual([])
  })
})

describe('a mail that leaves', () => {
  const inFiveMinutes = () => new Date(Date.now() + 5 * 60_000 + 1000)

  /** What arrived at the address after the grace period: the subjects. */
  async function arrived(email: string, at = inFiveMinutes()): Promise<string[]> {
    const settings = { smtpUrl: undefined, mailFrom: 'ProTracker <hello@protracker.test>', webUrl: 'https://app.test' }
    await sendDueMail(createMailing(settings, quiet), at)
    return (await ReceivedMailModel.find({ to: email }).sort({ at: 1 }).lean()).map(({ subject }) => subject)
  }

  async function reached(fields: Share) {
    const share = await shared(fields)
    const { id } = await milestoneOf(share.deal)
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE' })
    return { ...share, milestone: id }
  }

  it('is sent while the client may know of it', async () => {
    const { email } = await reached({ mode: 'link' })
    expect(await arrived(email)).toEqual(['Milestone complete for 402 Maple Street: Inspection'])
    const { data, sent_at } = await OutboxModel.findOne({ to: email }).lean().orFail()
    expect([data, sent_at]).toEqual([null, expect.any(Date)])
  })

  it('is not sent once access was revoked', async () => {
    const { email, portal } = await reached({ mode: 'link' })
    await agent.post(`/portals/${portal.id}/revoke/`)
    expect(await arrived(email)).toEqual([])
    expect(await OutboxModel.findOne({ to: email }).lean()).toMatchObject({ data: null, sent_at: null })
    expect(await arrived(email, new Date(Date.now() + DAY_MS))).toEqual([])
  })

  it('is not sent once access has expired', async () => {
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    const { email } = await reached({ mode: 'link', expires_at })
    expect(await arrived(email)).toEqual([])
  })

  it('is not sent once the client wants none', async () => {
    const { email, portal } = await reached({ mode: 'link' })
    await agent.patch(`/portals/${portal.id}/`, { notify: 'none' })
    expect(await arrived(email)).toEqual([])
  })

  it('is not sent once the milestone is hidden or deleted, or the deal archived', async () => {
    const hidden = await reached({ mode: 'link' })
    await agent.patch(`/milestones/${hidden.milestone}/`, { client_visible: false })
    const deleted = await reached({ mode: 'link' })
    await agent.delete(`/milestones/${deleted.milestone}/`)
    const archived = await reached({ mode: 'link' })
    await agent.post(`/deals/${archived.deal}/archive/`, {})
    for (const { email } of [hidden, deleted, archived]) expect(await arrived(email)).toEqual([])
  })

  it('is not sent once the deal is off', async () => {
    const { deal, email } = await reached({ mode: 'link' })
    const change = { status: DealStatus.FellThrough, lost_reason: 'Financing was denied' }
    expect((await agent.patch(`/deals/${deal}/`, change)).status).toBe(200)
    expect(await arrived(email)).toEqual([])
  })

  it('says what is true then, to where the client reads mail then', async () => {
    const { deal, email, milestone } = await reached({ mode: 'link' })
    await agent.patch(`/milestones/${milestone}/`, { name: 'Inspection of the roof' })
    await agent.patch(`/deals/${deal}/`, { name: '404 Maple Street' })
    const portal = await PortalModel.findOne({ deal }).lean().orFail()
    const moved = `moved-${email}`
    await agent.patch(`/contacts/${String(portal.contact)}/`, { emails: [moved] })
    expect(await arrived(email)).toEqual([])
    expect(await arrived(moved)).toEqual(['Milestone complete for 404 Maple Street: Inspection of the roof'])
  })

  it('with a link or an invitation is not sent once access was revoked', async () => {
    const names = { first_name: 'Priya', last_name: 'Whitaker' }
    for (const mode of ['link', 'account']) {
      const email = `early-${mode}@example.com`
      const contact = (await agent.post('/contacts/', { ...names, emails: [email] })).body
      const deal = await createDeal(people, { parties: [{ contact: contact.id, role: 'buyer' }] })
      const body = { deal: String(deal._id), contact: contact.id, mode, mail: true }
      const { portal } = (await agent.post('/portals/', body)).body
      await agent.post(`/portals/${portal.id}/revoke/`)
      expect(await arrived(email)).toEqual([])
    }
  })

  it('weekly is not sent once access was revoked', async () => {
    const { deal, email, portal } = await shared({ mode: 'link', notify: 'weekly' })
    await milestoneOf(deal)
    await queueDigests(quiet, new Date(Date.now() + 8 * DAY_MS))
    expect(await told(email, 'deal_digest')).toHaveLength(1)
    await agent.post(`/portals/${portal.id}/revoke/`)
    expect(await arrived(email)).toEqual([])
  })
})

describe('the weekly email', () => {
  /** Next Monday, in the afternoon in all of America. */
  const monday = (weeks = 1) => {
    const now = new Date()
    const days = ((8 - now.getUTCDay()) % 7 || 7) + 7 * (weeks - 1)
    return new Date(Date.parse(now.toISOString().slice(0, 10)) + days * DAY_MS + 22 * 60 * 60 * 1000)
  }

  it('covers what happened since the last one, in the words of the page, and is sent once', async () => {
    const { deal, email } = await shared({ mode: 'link', notify: 'weekly' })
    const { id } = await milestoneOf(deal)
    // Entered since, and so new to the client, whatever the day of it.
    await agent.patch(`/milestones/${id}/`, { progress: 'COMPLETE', completed_at: '2026-01-02T15:00:00.000Z' })
    await agent.patch(`/deals/${deal}/`, { list_price: 51_200_000, notes: `${SECRET} more` })
    await Promise.all([queueDigests(quiet, monday()), queueDigests(quiet, monday()), queueDigests(quiet, monday())])
    await queueDigests(quiet, monday())
    const mails = await told(email, 'deal_digest')
    expect(mails).toHaveLength(1)
    const [mail] = mails as { changes: [string, string][] }[]
    expect(mail).toMatchObject({ first_name: 'Priya', deal: null, done: 1, total: 1 })
    const sentences = mail?.changes.map(([, text]) => text)
    expect(sentences).toContain('Done: Inspection')
    expect(sentences).toContain('The list price is now $512,000')
    expect(JSON.stringify(mails)).not.toContain(SECRET)
  })

  it('is not sent if nothing has changed', async () => {
    const { email } = await shared({ mode: 'link', notify: 'weekly' })
    await queueDigests(quiet, monday())
    await queueDigests(quiet, monday(2))
    expect(await told(email, 'deal_digest')).toEqual([])
  })

  it('covers next week what happened after this week’s email', async () => {
    const { deal, email, portal } = await shared({ mode: 'link', notify: 'weekly' })
    await queueDigests(quiet, monday())
    expect(await told(email, 'deal_digest')).toEqual([])
    // As if that had been a week ago.
    const lastMail = { told_until: new Date(), told_week: null }
    await PortalModel.updateOne({ _id: portal.id }, lastMail, { timestamps: false })
    await milestoneOf(deal, { name: 'Appraisal' })
    await queueDigests(quiet, monday())
    expect(await told(email, 'deal_digest')).toMatchObject([{ changes: [[expect.any(String), 'New: Appraisal']] }])
  })

  it.each(['2027-01-03T17:00:00Z', '2027-01-03T19:00:00Z', '2027-01-04T12:00:00Z'])(
    'comes on the first Monday to a client of New York who asks for it at %s',
    async (askedAt) => {
      const { deal, email, portal } = await shared({ mode: 'link' })
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(askedAt) })
      try {
        const late = await app.signIn('agent@north.test')
        await late.patch(`/portals/${portal.id}/`, { notify: 'weekly' })
        await queueDigests(quiet, new Date())
        vi.setSystemTime(Date.parse(askedAt) + 60_000)
        await late.post('/milestones/', { deal, name: 'Appraisal', client_visible: true })
      } finally {
        vi.useRealTimers()
      }
      await queueDigests(quiet, new Date('2027-01-04T12:30:00Z'))
      expect(await told(email, 'deal_digest')).toEqual([])
      await queueDigests(quiet, new Date('2027-01-04T13:30:00Z'))
      expect(await told(email, 'deal_digest')).toMatchObject([{ changes: [[expect.any(String), 'New: Appraisal']] }])
    },
  )

  it('is queued completely or not at all: a failed one is queued on the next run', async () => {
    const { deal, email, portal } = await shared({ mode: 'link', notify: 'weekly' })
    await milestoneOf(deal)
    const { db } = mongoose.connection
    await db?.command({ collMod: 'outbox', validator: { template: { $ne: 'deal_digest' } } })
    await queueDigests(quiet, monday())
    await db?.command({ collMod: 'outbox', validator: {} })
    expect((await PortalModel.findById(portal.id).lean())?.told_until).toBeNull()
    await queueDigests(quiet, monday())
    expect(await told(email, 'deal_digest')).toHaveLength(1)
  })
})

describe('choosing emails', () => {
  it('can be done by the agent', async () => {
    const { portal } = await shared({ mode: 'link' })
    const chosen = await agent.patch(`/portals/${portal.id}/`, { notify: 'weekly' })
    expect(chosen).toMatchObject({ status: 200, body: { notify: 'weekly', version: portal.version + 1 } })
    const headers = { 'If-Match': '"0"' }
    const stale = await agent.patch(`/portals/${portal.id}/`, { notify: 'none' }, { headers })
    expect(stale.status).toBe(412)
    const refused = await agent.refused('PATCH', `/portals/${portal.id}/`, { notify: 'daily', mode: 'account' })
    expect(refused.errors?.map(({ field }) => field).toSorted()).toEqual(['mode', 'notify'])
  })

  it('can be done by the client, with an account or by link, also with a passcode', async () => {
    const { deal } = await shared({ mode: 'account' })
    expect((await client.get(`/client/deals/${deal}/`)).body.notify).toBe('milestone')
    const chosen = await client.patch(`/client/deals/${deal}/`, { notify: 'none' })
    expect(chosen).toMatchObject({ status: 200, body: { notify: 'none' } })

    const { token } = await shared({ mode: 'link', passcode: '4711 maple' })
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const path = `/portal/${token}/` as const
    expect((await visitor.patch(path, { notify: 'none' })).status).toBe(403)
    const headers = { 'X-Portal-Passcode': encodeURIComponent('4711 maple') }
    const byLink = await visitor.patch(path, { notify: 'none' }, { headers })
    expect(byLink).toMatchObject({ status: 200, body: { notify: 'none' } })
  })

  it('is limited to twenty changes per link in 15 minutes', async () => {
    const { token } = await shared({ mode: 'link' })
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const choose = async (time: number) =>
      (await visitor.patch(`/portal/${token}/`, { notify: time % 2 ? 'none' : 'weekly' })).status
    const answers = []
    for (let time = 0; time < 21; time++) answers.push(await choose(time))
    expect(answers).toEqual([...Array<number>(20).fill(200), 429])
    expect((await visitor.get(`/portal/${token}/`)).status).toBe(200)
  })

  it('starts the weekly email from now, without earlier changes', async () => {
    const { deal, portal } = await shared({ mode: 'link' })
    await milestoneOf(deal)
    await agent.patch(`/portals/${portal.id}/`, { notify: 'weekly' })
    const since = (await PortalModel.findById(portal.id).lean())?.told_until
    expect(since?.getTime()).toBeGreaterThan(new Date(portal.created_at).getTime())
  })
})
