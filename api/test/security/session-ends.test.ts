/** Anything that takes rights away takes effect on open sessions and tokens with their next request. */
import { AccountLinkPurpose } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { SessionModel } from '#entities/sessions/session.model.ts'
import { TokenModel } from '#entities/tokens/token.model.ts'
import { change } from '#platform/events/change.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { writeMail } from '#platform/mail/templates/write-mail.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { mailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const GOOD = 'a long and quiet river'
const PAIR = { new_password1: GOOD, new_password2: GOOD }
const REVOKING = { ...PAIR, revoke_tokens: 'true' }

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let agent: TestClient
let elsewhere: TestClient
let count = 0

beforeEach(async () => {
  people = await createPeople(`north${count++}`)
  agent = await app.signIn(people.agent.email)
  elsewhere = await app.signIn(people.agent.email)
})

/** Another browser with the same cookies, as after a theft. */
function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.url)
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

const status = async (client: TestClient) => (await client.get('/deals/')).status

/** A personal access token of the agent. */
async function accessToken(scope: 'read' | 'write' = 'write', by = agent): Promise<string> {
  const expires_at = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  const { body } = await by.post('/tokens/', {
    name: 'A',
    scopes: scope === 'write' ? ['read', 'write'] : ['read'],
    expires_at,
  })
  return body.token
}

/** The response to a program that sends `token`. */
async function bearer(token: string, scheme = 'Bearer') {
  const {
    status: answered,
    body,
    headers,
  } = await app.visitor().get('/deals/', { headers: { Authorization: `${scheme} ${token}` } })
  return { answered, body: { ...body, request_id: '' }, asks: headers.get('WWW-Authenticate') }
}

describe('after a change of password', () => {
  it('other sessions end, and this one has a new id', async () => {
    const thief = copyOf(agent)
    expect((await agent.post('/auth/update_password', PAIR)).status).toBe(204)
    expect(await status(agent)).toBe(200)
    expect(await status(elsewhere)).toBe(401)
    expect(await status(thief)).toBe(401)
    expect(await SessionModel.countDocuments({ user: people.agent.id })).toBe(1)
  })

  it('the old password no longer works', async () => {
    await agent.post('/auth/update_password', PAIR)
    await expect(app.signIn(people.agent.email)).rejects.toThrow(/could not sign in/)
  })

  it('access tokens stay, unless it was asked to revoke them', async () => {
    const tokens = [await accessToken(), await accessToken()]
    expect((await agent.post('/auth/update_password', PAIR)).status).toBe(204)
    for (const token of tokens) expect((await bearer(token)).answered).toBe(200)
    expect(await mailTo(people.agent.email, 'password_changed')).toMatchObject({ tokens: 0 })
    await OutboxModel.deleteMany({})
    expect((await agent.post('/auth/update_password', undefined, { form: REVOKING })).status).toBe(204)
    for (const token of tokens) expect((await bearer(token)).answered).toBe(401)
    expect(await mailTo(people.agent.email, 'password_changed')).toMatchObject({ tokens: 2 })
  })
})

/** A visitor resets the agent's password by a link from a mail. Returns the visitor. */
async function resetPassword(): Promise<TestClient> {
  const { uid, token } = await change({ id: null, account: people.account, requestId: 'test' }, (tx) =>
    mintAccountLink(tx, { user: people.agent.id, purpose: AccountLinkPurpose.reset }),
  )
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  expect((await visitor.post(`/auth/set_password/${uid}/${token}`, PAIR)).status).toBe(204)
  return visitor
}

describe('after a reset', () => {
  it('all sessions end, and no one is signed in', async () => {
    const visitor = await resetPassword()
    for (const client of [agent, elsewhere, visitor]) expect(await status(client)).toBe(401)
  })

  it('all access tokens of the user are revoked, with an event of each and a mail; those of others stay', async () => {
    const tokens = [await accessToken(), await accessToken('read')]
    const owner = await app.signIn(people.owner.email)
    const others = await accessToken('read', owner)
    await resetPassword()
    for (const token of tokens) expect((await bearer(token)).answered).toBe(401)
    expect((await bearer(others)).answered).toBe(200)
    const { results } = (await owner.get('/audit/?entity=access_token&op=delete')).body
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ actor: String(people.agent.id), summary: 'revoked the access token “A”' })
    const mail = await mailTo(people.agent.email, 'password_changed')
    const { text } = writeMail('password_changed', mail, { webUrl: 'https://app.test' })
    expect(text).toContain('Your 2 access tokens were revoked too.')
  })
})

it('after a deactivation sessions and tokens end', async () => {
  const token = await accessToken()
  expect((await bearer(token)).answered).toBe(200)
  const owner = await app.signIn(people.owner.email)
  const path = `/teams/${String(people.team)}/members/${String(people.agent.id)}/deactivate/` as const
  expect((await owner.post(path, { reassign_to: null })).status).toBeLessThan(300)
  for (const client of [agent, elsewhere]) expect(await status(client)).toBe(401)
  expect((await bearer(token)).answered).toBe(401)
  await expect(app.signIn(people.agent.email)).rejects.toThrow(/could not sign in/)
})

it('after a change of role the next request has the new role’s rights', async () => {
  const admin = await app.signIn(people.admin.email)
  expect((await admin.post('/labels/', { name: 'Mine to make' })).status).toBe(201)
  const owner = await app.signIn(people.owner.email)
  const path = `/teams/${String(people.team)}/members/${String(people.admin.id)}/` as const
  expect((await owner.patch(path, { role: 'agent' })).status).toBe(200)
  // The token is bound to the session, which may have changed. What counts is who the request is from.
  await admin.get('/auth/login/')
  expect((await admin.post('/labels/', { name: 'No longer' })).status).not.toBe(201)
})

describe('a personal access token', () => {
  it('that is unknown, expired, revoked or half a token gets the same response', async () => {
    const [expired, revoked] = [await accessToken(), await accessToken()]
    const newest = await TokenModel.find({ user: people.agent.id }).sort({ _id: 1 })
    await TokenModel.collection.updateOne({ hash: String(newest[0]?.hash) }, { $set: { expires_at: new Date(0) } })
    expect((await agent.delete(`/tokens/${newest[1]?.id}/`)).status).toBe(204)
    const unknown = await bearer(`pt_${'A'.repeat(43)}`)
    expect(unknown.answered).toBe(401)
    for (const token of [expired, revoked, 'pt_', '', 'x', revoked.slice(0, 20), `${revoked}A`]) {
      expect(await bearer(token), token).toEqual(unknown)
    }
  })

  it('takes precedence over cookies, and sets none', async () => {
    const token = await accessToken('read')
    const owner = await app.signIn(people.owner.email)
    const before = owner.cookies.get('protracker.sid')
    const headers = { Authorization: `bearer ${token}` }
    const { body, headers: answer } = await owner.get('/auth/login/', { headers })
    expect(body.email).not.toBe(people.owner.email)
    expect(answer.getSetCookie()).toEqual([])
    // A read-only token may not write, whatever session comes with it.
    expect((await owner.post('/contacts/', { last_name: 'A' }, { headers })).status).toBe(403)
    expect(owner.cookies.get('protracker.sid')).toBe(before)
    expect(await status(owner)).toBe(200)
  })

  it('is stored only as a hash, and shown once', async () => {
    const token = await accessToken()
    const stored = JSON.stringify(await TokenModel.find({ user: people.agent.id }).lean())
    const listed = JSON.stringify((await agent.get('/tokens/')).body)
    expect(stored).not.toContain(token.slice(3))
    expect(listed).not.toContain(token.slice(3))
    expect(listed).not.toMatch(/hash/)
  })
})
