/** Account links: only one of many uses succeeds, reading does not use a link up, and an invalid one never says why. */
import { AccountLinkPurpose } from 'openapi/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { AccountLinkModel } from '#entities/account-links/account-link.model.ts'
import { createAccountLink } from '#test/factories/account-links.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const GOOD = 'a long and quiet river'
const PAIR = { new_password1: GOOD, new_password2: GOOD }
const PARALLEL = 30

const app = useTestApp({ trustedProxies: 1 })
let people: People
let callers = 0

beforeAll(async () => {
  people = await createPeople('north')
})

type Link = { uid: string; token: string }

const path = ({ uid, token }: Link) => `/auth/set_password/${uid}/${token}` as const

/** A visitor with their own address, so that no rate limit applies. */
async function visitor(): Promise<TestClient & { from: Record<string, string> }> {
  const client = app.visitor()
  await client.get('/auth/login/')
  return Object.assign(client, { from: { 'X-Forwarded-For': `10.9.${callers++ % 250}.1` } })
}

async function use(link: Link, body: object = PAIR) {
  const client = await visitor()
  return client.post(path(link), body, { headers: client.from })
}

describe.each([AccountLinkPurpose.activation, AccountLinkPurpose.invitation, AccountLinkPurpose.reset])(
  'a link of purpose %s',
  (purpose) => {
    it('works once, however many use it at once', async () => {
      const link = await createAccountLink(people, purpose)
      const statuses = await Promise.all(Array.from({ length: PARALLEL }, async () => (await use(link)).status))
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 404)).toHaveLength(PARALLEL - 1)
    })

    it('is not used up by reading it, nor by a refused password', async () => {
      const link = await createAccountLink(people, purpose)
      const client = await visitor()
      for (let i = 0; i < 10; i++) {
        expect((await client.get(path(link), { headers: client.from })).status).toBe(200)
        expect((await fetch(app.url + path(link), { method: 'HEAD', headers: client.from })).status).toBe(200)
      }
      expect((await use(link, { ...PAIR, new_password2: 'another long river' })).status).toBe(400)
      expect((await use(link)).status).toBeLessThan(300)
    })
  },
)

describe('invalid links', () => {
  /** Links that are invalid for different reasons. */
  async function dead(): Promise<Record<string, Link>> {
    const [used, expired, superseded, mine, other] = await Promise.all(
      Array.from({ length: 5 }, () => createAccountLink(people, AccountLinkPurpose.reset)),
    )
    if (!used || !expired || !superseded || !mine || !other) throw new Error('unreachable: five were made')
    await use(used)
    await AccountLinkModel.updateOne({ user: expired.uid }, { expires_at: new Date(Date.now() - 1) })
    await AccountLinkModel.updateOne({ user: superseded.uid }, { superseded_at: new Date() })
    return {
      used,
      expired,
      superseded,
      'of another user': { uid: mine.uid, token: other.token },
      unknown: { uid: mine.uid, token: 'A'.repeat(43) },
      'of no one': { uid: '6560a1f2c3d4e5f60718293a', token: 'A'.repeat(43) },
      'of no id at all': { uid: 'x', token: 'x' },
    }
  }

  it.each([
    ['looked at', 'GET', undefined],
    ['used', 'POST', PAIR],
    ['declined', 'DELETE', undefined],
  ] as const)('answer all alike when %s', async (_how, method, body) => {
    const answers: Record<string, unknown> = {}
    for (const [why, link] of Object.entries(await dead())) {
      const client = await visitor()
      const problem = await client.refused(method, path(link), body, { headers: client.from })
      answers[why] = { ...problem, request_id: '' }
    }
    const [first] = Object.values(answers)
    expect(first).toMatchObject({ status: 404 })
    for (const [why, answer] of Object.entries(answers)) expect(answer, why).toEqual(first)
  })
})
