/** Emails over a real SMTP connection, read by a real thread: what becomes a lead, what needs a look, and what attackers get. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { LeadMailModel, type StoredLeadMail } from '#entities/lead-mail/lead-mail.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { CORPUS, eml } from '#test/lead-mail/corpus.ts'
import { SmtpSender } from '#test/lead-mail/smtp-sender.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { readInThread } from './reading/read-in-thread.ts'
import { readLeadMail } from './read-lead-mail.command.ts'
import { createReceiver, type Receiver } from './receiver.ts'

const app = useTestApp()
const MAX_BYTES = 3 * 1024 * 1024
let owner: TestClient
let receiver: Receiver
let port: number
let address: string
let source: string

const LEAD = 'Name: Priya Whitaker\nEmail: priya@example.com\nMessage: Is it still available?'

beforeAll(async () => {
  ;({ owner } = await openTeam(app, []))
  const { body } = await owner.post('/lead_sources/', { kind: 'email', name: 'Portals', source: 5 })
  source = body.id
  address = body.address ?? ''
  receiver = createReceiver({ domain: 'leads.protracker.test', logger: quiet, maxBytes: MAX_BYTES, silenceMs: 2000 })
  port = await receiver.listen(0, '127.0.0.1')
})

afterAll(() => receiver.close())

beforeEach(async () => {
  for (const model of [ContactModel, InquiryModel, LeadMailModel, NotificationModel])
    await model.collection.deleteMany({})
})

async function deliver(mail: Buffer, ...to: string[]): Promise<string> {
  const sender = await SmtpSender.connect(port)
  const answer = await sender.send(mail, ...(to.length > 0 ? to : [address]))
  sender.end()
  return answer
}

const onlyMail = (): Promise<StoredLeadMail> => LeadMailModel.findOne().orFail().lean<StoredLeadMail>()

it('has at least 40 emails, 20 of them hostile', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(50)
  expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length)
})

describe('an email that arrives', () => {
  it.each(CORPUS)('$name', async ({ eml: mail, lead, parser, never = [] }) => {
    expect(await deliver(mail)).toMatch(/^250 /)
    expect(await readLeadMail(quiet)).toBe(1)
    const stored = await onlyMail()
    const inquiry = await InquiryModel.findOne().lean()
    if (lead) {
      const { address: about, message, ...person } = lead
      expect(inquiry?.person).toMatchObject(person)
      if (message !== undefined) expect(inquiry?.message).toBe(message)
      if (about !== undefined) expect(inquiry?.property.address).toBe(about)
      expect(inquiry?.property.url).toBe('')
      if (parser) expect(stored.parser).toBe(parser)
      expect(inquiry?.origin.raw.slice(0, 200)).toBe(mail.toString('utf8').slice(0, 200))
      expect([stored.state, stored.raw]).toEqual(['lead', null])
    } else {
      expect([stored.state, inquiry]).toEqual(['needs_look', null])
      const { body } = await owner.get(`/lead_mails/${String(stored._id)}/` as const)
      for (const text of never) expect(`${body.html}${body.subject}${body.from_name}`).not.toContain(text)
      expect(body.html.replaceAll(/<\/?[a-z\d]+>/g, '')).not.toMatch(/[<>]/)
      expect(body.html.length + body.text.length).toBeLessThan(300_000)
    }
  })

  it('is a lead of the source, with its owner told and the sender’s clock believed', async () => {
    const sent = new Date(Date.now() - 3_600_000)
    sent.setMilliseconds(0)
    await deliver(eml({ headers: [`Date: ${sent.toUTCString()}`], body: LEAD }))
    await readLeadMail(quiet)
    const contact = await ContactModel.findOne().orFail().lean()
    expect(contact).toMatchObject({ first_name: 'Priya', source: 5, status: 1 })
    expect(await InquiryModel.findOne().lean()).toMatchObject({ asked_at: sent, kind: 'email' })
    expect(await NotificationModel.findOne().lean()).toMatchObject({
      text: 'New lead from Portals',
      contact: contact._id,
    })
    const { results } = (await owner.get(`/contacts/${String(contact._id)}/timeline/?kind=inquiry` as const)).body
    expect(results).toMatchObject([{ source: 'Portals', message: 'Is it still available?' }])
  })

  it.each(['Fri, 01 Jan 1990 00:00:00 GMT', 'Fri, 01 Jan 2999 00:00:00 GMT', 'yesterday'])(
    'counts from its arrival if it says it is of %s',
    async (date) => {
      await deliver(eml({ headers: [`Date: ${date}`], body: LEAD }))
      await readLeadMail(quiet)
      const [{ asked_at }, { received_at }] = [await InquiryModel.findOne().orFail().lean(), await onlyMail()]
      expect(asked_at).toEqual(received_at)
    },
  )

  it('twice is one lead, whatever way it took; another email with its Message-ID is another one', async () => {
    const mail = eml({ body: LEAD })
    const later = Buffer.concat([Buffer.from('Received: from somewhere else\r\n'), mail])
    for (const one of [mail, mail, later]) expect(await deliver(one)).toMatch(/^250 /)
    await readLeadMail(quiet)
    expect([await LeadMailModel.countDocuments(), await InquiryModel.countDocuments()]).toEqual([1, 1])
    await deliver(mail)
    await deliver(Buffer.from(mail.toString().replace('Priya', 'Rahul')))
    await readLeadMail(quiet)
    expect([await LeadMailModel.countDocuments(), await InquiryModel.countDocuments()]).toEqual([2, 2])
  })

  it('is read once, however many processes look', async () => {
    await deliver(eml({ body: LEAD }))
    const counts = await Promise.all([1, 2, 3].map(() => readLeadMail(quiet)))
    expect(counts.reduce((sum, one) => sum + one)).toBe(1)
    expect(await InquiryModel.countDocuments()).toBe(1)
  })

  it('that can’t be read in time needs a look, and nothing else waits for it', async () => {
    await expect(readInThread(Buffer.from('Hi'), { timeoutMs: 1 })).rejects.toThrow('too long')
    await deliver(eml({ body: LEAD }))
    await LeadMailModel.updateOne({}, { $set: { raw: null } })
    await readLeadMail(quiet)
    expect(['needs_look', 'lead']).toContain((await onlyMail()).state)
  })
})

describe('the server', () => {
  it('takes email for addresses of sources in use only, in upper or lower case', async () => {
    const sender = await SmtpSender.connect(port)
    await sender.command('EHLO sender.example')
    await sender.command('MAIL FROM:<a@portal.example>')
    expect(await sender.command(`RCPT TO:<${address.toUpperCase()}>`)).toMatch(/^250 /)
    const local = address.split('@')[0] ?? ''
    for (const to of [
      `x${local}@leads.protracker.test`,
      `${local}@example.com`,
      'postmaster@leads.protracker.test',
      `${local}%evil@leads.protracker.test`,
    ])
      expect(await sender.command(`RCPT TO:<${to}>`), to).toMatch(/^550 /)
    sender.end()
    await owner.patch(`/lead_sources/${source}/` as const, { retired: true })
    expect(await deliver(eml({ body: LEAD }))).toMatch(/^503 /)
    await owner.patch(`/lead_sources/${source}/` as const, { retired: false })
    expect(await LeadMailModel.countDocuments()).toBe(0)
  })

  it('stops listening to whoever guesses addresses', async () => {
    const sender = await SmtpSender.connect(port)
    await sender.command('EHLO sender.example')
    await sender.command('MAIL FROM:<a@portal.example>')
    const answers: string[] = []
    for (let n = 0; n < 6; n++) answers.push(await sender.command(`RCPT TO:<guess${n}@leads.protracker.test>`))
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['550', '550', '550', '550', '550', '421'])
    sender.end()
  })

  it('takes nothing that is too large, whether or not it says so first', async () => {
    expect(await deliver(eml({ body: `Hi\n${'a'.repeat(76)}\n`.repeat(60_000) }))).toMatch(/^552 /)
    const sender = await SmtpSender.connect(port)
    await sender.command('EHLO sender.example')
    expect(await sender.command(`MAIL FROM:<a@portal.example> SIZE=${MAX_BYTES * 2}`)).toMatch(/^552 /)
    sender.end()
    expect(await LeadMailModel.countDocuments()).toBe(0)
  })

  it('ends connections that say nothing, also in the middle of an email', async () => {
    const sender = await SmtpSender.connect(port)
    await sender.command('EHLO sender.example')
    await sender.command('MAIL FROM:<a@portal.example>')
    await sender.command(`RCPT TO:<${address}>`)
    await sender.command('DATA')
    sender.write('Subject: Half\r\n')
    expect(await sender.answer()).toMatch(/^421 |^$/)
    await sleep(50)
    expect(await LeadMailModel.countDocuments()).toBe(0)
  })

  it('signs no one in, and passes nothing on', async () => {
    const sender = await SmtpSender.connect(port)
    expect(await sender.command('EHLO sender.example')).not.toMatch(/AUTH|STARTTLS/)
    expect(await sender.command('AUTH PLAIN AGEAYg==')).toMatch(/^5/)
    expect(await sender.command('VRFY owner')).toMatch(/^252 |^5/)
    sender.end()
  })

  it('has stored an email by the time it says so', async () => {
    expect(await deliver(eml({ body: LEAD }))).toMatch(/^250 /)
    expect((await onlyMail()).state).toBe('waiting')
  })
})
