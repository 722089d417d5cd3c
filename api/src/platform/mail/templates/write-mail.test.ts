import { TeamRole } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import type { MailData, Template } from './mail-data.ts'
import { writeMail } from './write-mail.ts'

const HOSTILE = '<script>alert(1)</script> https://evil.example.com\r\nBcc: all@example.com'
const link = { uid: 'u1', token: 't1' }
const invited = { invited_by: HOSTILE, team_name: HOSTILE, account_name: HOSTILE, role: TeamRole.assistant }
const told = { first_name: HOSTILE, account_name: HOSTILE, deal: 'd1', deal_name: HOSTILE }

/** One of each, with names that an attacker might choose. */
const MAILS: MailData = {
  sign_up: { ...link, first_name: HOSTILE, account_name: HOSTILE },
  sign_up_known: { first_name: HOSTILE },
  account_request: { name: HOSTILE, email: 'maya@example.com', facts: [[HOSTILE, HOSTILE]] },
  account_request_received: { first_name: HOSTILE, name: HOSTILE },
  password_reset: { ...link, first_name: HOSTILE },
  password_first: { ...link, first_name: HOSTILE },
  password_changed: { first_name: HOSTILE, tokens: 2 },
  two_step_changed: { first_name: HOSTILE, is_client: false, change: 'on' },
  team_invitation: { ...link, ...invited, first_name: HOSTILE },
  team_joined: { ...invited, first_name: HOSTILE },
  covering: { first_name: HOSTILE, name: HOSTILE, days: 'Dec 1 to Dec 7', note: HOSTILE },
  team_invitation_elsewhere: invited,
  ownership_transferred: { first_name: HOSTILE, account_name: HOSTILE, from: HOSTILE, to: HOSTILE },
  deal_shared: { first_name: '', agent: HOSTILE, account_name: HOSTILE, deal: 'd1', deal_name: HOSTILE, link },
  deal_link: {
    first_name: HOSTILE,
    agent: HOSTILE,
    account_name: HOSTILE,
    deal_name: HOSTILE,
    token: 't1',
    expires_on: 'December 12, 2026',
    has_passcode: true,
  },
  deal_shared_elsewhere: { agent: HOSTILE, account_name: HOSTILE, deal_name: HOSTILE },
  milestone_reached: { ...told, milestone: HOSTILE, done: 2, total: 6, next: HOSTILE },
  deal_digest: { ...told, changes: [[HOSTILE, HOSTILE]], done: 2, total: 6 },
  client_message: { ...told, agent: HOSTILE, text: HOSTILE },
  task_reminder: { first_name: HOSTILE, task: 't1', title: HOSTILE, deal_name: HOSTILE, due: 'Nov 22' },
  notice: {
    first_name: HOSTILE,
    text: HOSTILE,
    subject: HOSTILE,
    about: { user: 'u1', kind: 'storm', deal: 'd1', task: null, contact: null },
  },
  day_ahead: { user: 'u1', first_name: HOSTILE, day: 'Mon, Nov 23', lines: [['Overdue', HOSTILE]] },
  plan_step: {
    mail: 'm1',
    from_name: HOSTILE,
    agent_email: 'maya@example.com',
    subject: HOSTILE,
    text: HOSTILE.replaceAll('https://evil.example.com', ''),
    footer: HOSTILE.replaceAll('https://evil.example.com', ''),
    token: 'a'.repeat(32),
    reader: { account: 'a'.repeat(24), contact: 'b'.repeat(24), address: 'c'.repeat(24) },
  },
  plan_reply: {
    first_name: HOSTILE,
    contact: 'c1',
    name: HOSTILE,
    address: 'priya@example.com',
    subject: HOSTILE,
    text: HOSTILE,
    files: 2,
  },
  ticket: { subject: HOSTILE, description: HOSTILE, email: 'maya@example.com', facts: [['Type', HOSTILE]] },
}

const write = (template: Template) =>
  writeMail(template, MAILS[template], { webUrl: 'https://app.test', secret: 'a secret' })

describe.each(Object.keys(MAILS) as Template[])('%s', (template) => {
  it('keeps what people typed as text', () => {
    const { subject, html, text } = write(template)
    expect(html).not.toMatch(/<script|href="https:\/\/evil|undefined|\[object/)
    expect(text).not.toMatch(/undefined|\[object/)
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('loads no external content', () => {
    expect(write(template).html).not.toMatch(/<img|<link|src=|url\(/)
  })
})

it('an invitation names a team and its account once if they have the same name', () => {
  const written = (account_name: string) => {
    const data = { ...MAILS.team_invitation, team_name: 'North Ridge', account_name }
    return writeMail('team_invitation', data, { webUrl: 'https://app.test', secret: 'a secret' }).text
  }
  expect(written('North Ridge')).toContain('invited you to join North Ridge as an ')
  expect(written('North Ridge Realty')).toContain('invited you to join North Ridge at North Ridge Realty as an ')
})

it.each([
  'deal_shared',
  'deal_link',
  'deal_shared_elsewhere',
  'milestone_reached',
  'deal_digest',
  'client_message',
] as const)('%s has the letterhead of the brokerage, comes in its name, and is answered to the agent', (template) => {
  const data = { ...MAILS[template], account_name: 'Ellison &\r\nPartners', agent_email: 'maya@example.com' }
  const { fromName, replyTo, html, text } = writeMail(template, data, {
    webUrl: 'https://app.test',
    secret: 'a secret',
  })
  expect([fromName, replyTo]).toEqual(['Ellison & Partners via ProTracker', 'maya@example.com'])
  expect(html).toMatch(/<\/span> Ellison &amp;\s+Partners<\/td>/)
  expect(text).toMatch(/Sent for Ellison &\s+Partners by ProTracker · https:\/\/app\.test\n$/)
})

it.each(['team_invitation', 'notice', 'password_reset'] as const)('%s comes from the product', (template) => {
  const { fromName, html } = write(template)
  expect(fromName).toBeUndefined()
  expect(html).toContain('</span> ProTracker</td>')
})

describe('the links of emails', () => {
  it.each([
    ['team_invitation', ['https://app.test/set_password/u1/t1', 'https://app.test/decline_invitation/u1/t1']],
    ['deal_shared', ['https://app.test/set_password/u1/t1']],
    ['deal_link', ['https://app.test/portal/t1']],
    ['milestone_reached', ['https://app.test/client/deal/d1']],
    ['deal_digest', ['https://app.test/client/deal/d1']],
  ] as const)('%s', (template, urls) => {
    const { html, text } = write(template)
    for (const url of urls) for (const part of [html, text]) expect(part).toContain(url)
  })

  it('reads well where a deal has the name of its client, as one that began with a lead has', () => {
    const named = { ...MAILS.deal_shared, agent: 'Maya Ellison', account_name: 'Ellison & Partners', link: null }
    const { subject, text } = writeMail(
      'deal_shared',
      { ...named, first_name: 'Jordan', deal_name: 'Jordan Reyes' },
      { webUrl: 'https://app.test' },
    )
    expect(subject).toBe('Maya Ellison shared a deal with you: Jordan Reyes')
    expect(text).toContain('Maya Ellison at Ellison & Partners set up a page for you to follow this deal.')
  })

  it('a client with a password is led to the deal', () => {
    const { text } = writeMail('deal_shared', { ...MAILS.deal_shared, link: null }, { webUrl: 'https://app.test' })
    expect(text).toContain('https://app.test/client/deal/d1')
  })
})

it('an email that this version does not know is refused', () => {
  expect(() => writeMail('toString' as Template, MAILS.sign_up, { webUrl: '' })).toThrow('There is no email "toString"')
})
