import { describe, expect, it } from 'vitest'
import { kindOfAnswer, tokenIn, withoutQuote } from './answer-kind.ts'

const mail = (head: string, body = '') => Buffer.from(`${head}\n\n${body}`.replaceAll('\n', '\r\n'))
const report = (type: string, body: string) =>
  mail(`Content-Type: multipart/report; report-type=${type};\n boundary="b"`, `--b\n\n${body}\n--b--`)
const dsn = (fields: string) =>
  report('delivery-status', `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@example.com\n${fields}`)

describe('kindOfAnswer', () => {
  it.each([
    ['a reply', mail('From: a@example.com\nSubject: Re: Hi'), { kind: 'reply' }],
    ['a reply of a person who says so', mail('From: a@example.com\nAuto-Submitted: no'), { kind: 'reply' }],
    ['an out-of-office notice', mail('From: a@example.com\nAuto-Submitted: auto-replied'), { kind: 'automatic' }],
    ['a notice of an old program', mail('From: a@example.com\nPrecedence: auto_reply'), { kind: 'automatic' }],
    [
      'an unknown address',
      dsn('Action: failed\nStatus: 5.1.1'),
      { kind: 'bounce', hasFailed: true, isPermanent: true },
    ],
    [
      'a full mailbox, given up',
      dsn('Action: failed\nStatus: 4.2.2'),
      { kind: 'bounce', hasFailed: true, isPermanent: false },
    ],
    [
      'a mail that is late',
      dsn('Action: delayed\nStatus: 4.4.1'),
      { kind: 'bounce', hasFailed: false, isPermanent: false },
    ],
    ['a complaint', report('feedback-report', 'Feedback-Type: abuse\nVersion: 1'), { kind: 'complaint', isSpam: true }],
    [
      'the opposite of one',
      report('feedback-report', 'Feedback-Type: not-spam\nVersion: 1'),
      { kind: 'complaint', isSpam: false },
    ],
    ['a read receipt', report('disposition-notification', ''), { kind: 'automatic' }],
  ])('%s', (_what, raw, kind) => {
    expect(kindOfAnswer(raw, false)).toEqual(kind)
  })

  it('is never a reply if no one sent it', () => {
    expect(kindOfAnswer(mail('From: mailer-daemon@example.com'), true)).toEqual({ kind: 'automatic' })
  })
})

it('finds which email a report is about', () => {
  const token = '0123456789abcdef0123456789abcdef'
  expect(tokenIn(mail('To: complaints@leads.test', `Return-Path: <B-${token.toUpperCase()}@leads.test>`))).toBe(token)
  expect(tokenIn(mail('To: complaints@leads.test'))).toBeNull()
})

it.each([
  ['Saturday works.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Maya <m@example.com> wrote:\n> Hi', 'Saturday works.'],
  ['Yes\n\nOn Mon, Nov 23, 2026 at 9:00 AM Maya Ellison\n<m@example.com> wrote:\n> Hi', 'Yes'],
  ['Call me\n\n-----Original Message-----\nFrom: Maya', 'Call me'],
  ['> Hi\n> there', '> Hi\n> there'],
])('keeps what they wrote: %j', (text, own) => {
  expect(withoutQuote(text)).toBe(own)
})
