/** Sending to a real SMTP server: each email arrives once, whatever happens to a worker. */
import mongoose, { Types } from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { change } from '#platform/events/change.ts'
import { quiet } from '#test/mail.ts'
import { SmtpInbox } from '#test/smtp-inbox.ts'
import { useTestApp } from '#test/test-app.ts'
import { createMailing } from './mail-settings.ts'
import { OutboxModel } from './outbox.model.ts'
import { queueMail } from './queue-mail.command.ts'
import { type Mailing, sendDueMail } from './send-mail.command.ts'

const MINUTE = 60_000
const inbox = new SmtpInbox()
let smtpUrl: string
let mailing: Mailing

useTestApp()

beforeAll(async () => {
  smtpUrl = await inbox.open()
  mailing = createMailing(
    { smtpUrl, mailFrom: 'ProTracker <hello@protracker.test>', webUrl: 'https://app.test' },
    quiet,
  )
})

beforeEach(async () => {
  await OutboxModel.deleteMany({})
  inbox.mails.length = 0
  inbox.onMail = () => true
  inbox.refusals = 0
})

afterAll(async () => {
  mailing.transport.close()
  await inbox.close()
})

const queue = (to = 'maya@example.com', fails = false) =>
  change({ id: null, account: new Types.ObjectId(), requestId: 'test' }, async (tx) => {
    const data = { uid: 'u1', token: 'secret-token', first_name: 'Maya' }
    await queueMail(tx, { to, template: 'password_reset', data })
    if (fails) throw new Error('the change fails')
  })

const later = (ms: number) => new Date(Date.now() + ms)

describe('an email', () => {
  it('arrives as HTML and text, from us, with its link', async () => {
    await queue()
    expect(await sendDueMail(mailing)).toBe(1)
    const [mail] = inbox.mails
    expect(mail?.from?.value).toEqual([{ name: 'ProTracker', address: 'hello@protracker.test' }])
    expect(mail?.to).toMatchObject({ value: [{ address: 'maya@example.com' }] })
    expect(mail?.subject).toBe('Reset your ProTracker password')
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{24}@protracker\.test>$/)
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('https://app.test/set_password/u1/secret-token')
  })

  it('is sent once, whichever worker takes it; its secret is then cleared', async () => {
    for (let i = 0; i < 20; i++) await queue(`person${i}@example.com`)
    const sent = await Promise.all([sendDueMail(mailing), sendDueMail(mailing), sendDueMail(mailing)])
    expect(sent.reduce((sum, count) => sum + count)).toBe(20)
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(20)
    expect(inbox.mails).toHaveLength(20)
    expect(JSON.stringify(await OutboxModel.find().lean())).not.toContain('secret-token')
    expect(await sendDueMail(mailing, later(60 * MINUTE))).toBe(0)
  })

  it('of a change that fails is never sent', async () => {
    await expect(queue('maya@example.com', true)).rejects.toThrow('the change fails')
    expect(await sendDueMail(mailing)).toBe(0)
    expect(inbox.mails).toEqual([])
  })
})

describe('a server that does not accept email', () => {
  it('is retried, with growing delays', async () => {
    await queue()
    inbox.refusals = 2
    expect(await sendDueMail(mailing)).toBe(0)
    expect(await sendDueMail(mailing)).toBe(0)
    expect(await sendDueMail(mailing, later(MINUTE))).toBe(0)
    expect(await sendDueMail(mailing, later(MINUTE * 1.5))).toBe(0)
    expect(await sendDueMail(mailing, later(3 * MINUTE))).toBe(1)
    expect((await OutboxModel.findOne().lean())?.attempts).toBe(3)
  })

  it('makes an email be given up after a day, and its secret be cleared', async () => {
    await queue()
    inbox.refusals = 1
    expect(await sendDueMail(mailing, later(25 * 60 * MINUTE))).toBe(0)
    const mail = await OutboxModel.findOne().lean()
    expect(mail).toMatchObject({ data: null, sent_at: null })
    expect(mail?.given_up_at).toBeInstanceOf(Date)
    expect(await sendDueMail(mailing, later(50 * 60 * MINUTE))).toBe(0)
  })
})

describe('a worker that is killed between sending and marking', () => {
  it('loses nothing; a duplicate has the same Message-ID', async () => {
    for (let i = 0; i < 3; i++) await queue(`person${i}@example.com`)
    const { name } = mongoose.connection
    const uri = inject('mongoUri').replace('/protracker?', `/${name}?`)
    const worker = spawn(process.execPath, [
      `${import.meta.dirname}/../../../test/workers/mail-worker.ts`,
      uri,
      smtpUrl,
    ])
    const died = once(worker, 'exit')
    // The server takes the second email, but the worker is killed before it gets the response.
    inbox.onMail = () => inbox.mails.length < 2 || !worker.kill('SIGKILL')
    expect(await died).toEqual([null, 'SIGKILL'])
    expect(inbox.mails).toHaveLength(2)
    expect(await OutboxModel.countDocuments({ sent_at: null })).toBe(2)

    inbox.onMail = () => true
    expect(await sendDueMail(mailing)).toBe(1)
    expect(await sendDueMail(mailing, later(3 * MINUTE))).toBe(1)
    expect(await OutboxModel.countDocuments({ sent_at: null })).toBe(0)
    const ids = inbox.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(3)
    expect(ids[3]).toBe(ids[1])
    const receivers = inbox.mails.flatMap(({ to }) => (Array.isArray(to) ? to : [to])).map((one) => one?.text)
    expect(new Set(receivers)).toEqual(new Set(['person0@example.com', 'person1@example.com', 'person2@example.com']))
  }, 60_000)
})
