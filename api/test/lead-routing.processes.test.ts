/** Rotation and notices across processes, as in a real installation: over HTTP, and by mail over SMTP. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { databaseUri, kill, useApiProcesses } from '#test/api-process.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { SmtpInbox } from '#test/smtp-inbox.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import { API_PREFIX } from '../src/app.ts'

const app = useTestApp()
const startApi = useApiProcesses()
const inbox = new SmtpInbox()
let people: People
let owner: TestClient
let source: string
let token: string
let smtpUrl: string

const PROCESSES = 3
const LEADS = 1000
/** At the same moment, by each. */
const OVER_HTTP = 12

beforeAll(async () => {
  smtpUrl = await inbox.open()
  ;({ people, owner } = await openTeam(app))
  source = (await owner.post('/lead_sources/', { kind: 'api', name: 'Portal' })).body.id
  const expires_at = new Date(Date.now() + 60 * 60_000).toISOString()
  const made = await owner.post('/tokens/', { name: 'Sender', scopes: ['read', 'write'], expires_at })
  token = made.body.token
})

afterAll(() => inbox.close())

async function apiOf(env: Record<string, string> = {}) {
  const { origin, child } = await startApi({ TOKEN_CALLS_A_MINUTE: '100000', ...env })
  return { api: new TestClient(`${origin}${API_PREFIX}`, token), child }
}

it('whoever gets a lead is told in the inbox, and by an email that a process sends right away', async () => {
  const to = String(people.agent.id)
  await owner.patch('/lead_routing/', { rules: [{ name: 'One', way: 'person', users: [to] }] })
  const { api, child } = await apiOf({ SMTP_URL: smtpUrl })
  const { contact } = (await api.post('/leads/', { lead_source: source, first_name: 'Priya', last_name: 'Whitaker' }))
    .body
  expect(await NotificationModel.countDocuments({ contact, user: to })).toBe(1)
  const arrived = () => inbox.mails.find(({ text }) => text?.includes('Priya Whitaker'))
  while (!arrived()) await sleep(20)
  expect(arrived()?.to).toMatchObject({ value: [{ address: 'agent@north.test' }] })
  await kill(child)
}, 60_000)

it('three processes that assign a thousand leads each give everyone in rotation as many, give or take one', async () => {
  const group = [people.owner, people.admin, people.agent, people.agent2].map(({ id }) => String(id))
  await owner.patch('/lead_routing/', { rules: [{ name: 'Turns', way: 'rotation', users: group }] })
  const counts = await Promise.all(Array.from({ length: PROCESSES }, () => assign(LEADS)))
  const sizes = group.map((user) => counts.reduce((sum, got) => sum + (got[user] ?? 0), 0))
  expect(sizes.reduce((sum, size) => sum + size)).toBe(PROCESSES * LEADS)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  // All of them took part.
  expect(counts.map((got) => Object.values(got).reduce((sum, size) => sum + size))).toEqual(counts.map(() => LEADS))
}, 200_000)

/** How many of the leads that a process of its own assigned each person got. */
async function assign(count: number): Promise<Record<string, number>> {
  const worker = join(import.meta.dirname, 'workers/lead-worker.ts')
  const child = spawn(process.execPath, [worker, databaseUri(), source, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child, 'close')
  return JSON.parse(said) as Record<string, number>
}

it('three processes take leads over HTTP, and no one gets two more than anyone else', async () => {
  const group = [people.admin, people.agent, people.agent2].map(({ id }) => String(id))
  await owner.patch('/lead_routing/', { rules: [{ name: 'Over HTTP', way: 'rotation', users: group }] })
  const apis = await Promise.all(Array.from({ length: PROCESSES }, () => apiOf()))
  await Promise.all(
    apis.flatMap(({ api }, process) =>
      Array.from({ length: OVER_HTTP }, async (_, n) => {
        const { status, body } = await api.post('/leads/', { lead_source: source, emails: [`${n}.${process}@a.test`] })
        expect(status, JSON.stringify(body)).toBe(201)
      }),
    ),
  )
  const counts = await InquiryModel.aggregate<{ count: number }>([
    { $match: { 'assignment.rule': 'Over HTTP' } },
    { $group: { _id: { $first: '$assignment.users' }, count: { $sum: 1 } } },
  ])
  expect(counts.map(({ count }) => count)).toEqual(group.map(() => (PROCESSES * OVER_HTTP) / group.length))
}, 120_000)
