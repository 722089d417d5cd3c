/** Attacks on two-step sign-in by someone who knows the password, or has taken over an open session. */
import mongoose from 'mongoose'
import { AccountLinkPurpose } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { change } from '#platform/events/change.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { codeOf, turnOnTwoStep, waitForNewCode, wrongCodeOf } from '#test/factories/two-step.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const AGAIN = { current_password: TEST_PASSWORD }
const GOOD = 'a long and quiet river'

const app = useTestApp({ loginAttempts: 10, loginAttemptsPerAddress: 10_000 })
let people: People
let agent: TestClient
let key: string
let recovery: string[]
let count = 0

beforeEach(async () => {
  people = await createPeople(`north${count++}`)
  agent = await app.signIn(people.agent.email)
  const setup = await turnOnTwoStep(agent, people.agent.id)
  key = setup.key
  recovery = setup.recovery_codes
})

async function attempt(code?: unknown, password = TEST_PASSWORD): Promise<number> {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const body = { username: people.agent.email, password, ...(code !== undefined && { code }) }
  return (await visitor.post('/auth/login/', body)).status
}

const times = (n: number) => Array.from({ length: n })
const sorted = (statuses: number[]) => statuses.toSorted((a, b) => a - b)

describe('a code', () => {
  it('works once, however many people use it at the same time', async () => {
    const code = codeOf(key)
    const statuses = await Promise.all(times(8).map(() => attempt(code)))
    expect(sorted(statuses)).toEqual([200, ...times(7).map(() => 400)])
    expect(await attempt(code)).toBe(400)
  })

  it('of an earlier step works no more once a later one was used', async () => {
    expect(await attempt(codeOf(key, 1))).toBe(200)
    expect(await attempt(codeOf(key))).toBe(400)
    expect(await attempt(codeOf(key, -1))).toBe(400)
  })

  it('that turned it on does not sign in as well', async () => {
    const code = codeOf((await restart()).key)
    expect((await agent.post('/two_step/confirm/', { code })).status).toBe(204)
    expect(await attempt(code)).toBe(400)
  })

  it.each([
    ['nothing', ''],
    ['five digits', '12345'],
    ['zeros without end', '0'.repeat(41)],
    ['an operator', { $ne: null }],
    ['a list', ['123456']],
    ['a number', 123_456],
    ['digits of another script', '١٢٣٤٥٦'],
    ['a regular expression', '.*'],
  ])('cannot be %s', async (_case, code) => {
    expect(await attempt(code)).toBe(400)
  })

  const restart = async () => (await agent.post('/two_step/', AGAIN)).body
})

describe('a recovery code', () => {
  it('works once, however many people use it at the same time', async () => {
    const statuses = await Promise.all(times(6).map(() => attempt(recovery[0])))
    expect(sorted(statuses)).toEqual([200, ...times(5).map(() => 400)])
  })
})

describe('guessing', () => {
  it('is limited like passwords, and the right password buys no further tries', async () => {
    const wrong = wrongCodeOf(key)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push(await attempt(wrong), await attempt())
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    // Not even with the right one.
    expect(await attempt(codeOf(key))).toBe(429)
  })

  it('is limited over the day as well', async () => {
    const wrong = wrongCodeOf(key)
    const limits = mongoose.connection.collection('rate_limits')
    const quarterOfAnHourLater = () => limits.deleteMany({ key: /login-user/ })
    for (let i = 0; i < 30; i++) {
      if (i % 8 === 0) await quarterOfAnHourLater()
      expect(await attempt(wrong)).toBe(400)
    }
    await quarterOfAnHourLater()
    expect(await attempt(codeOf(key))).toBe(429)
  })
})

it('the answer to a wrong password does not tell whether a code would be needed', async () => {
  const answers = await Promise.all(
    [people.agent.email, people.agent2.email, 'no-one@north.test'].map(async (username) => {
      const visitor = app.visitor()
      await visitor.get('/auth/login/')
      return visitor.refused('POST', '/auth/login/', { username, password: 'wrong', code: '123456' })
    }),
  )
  expect(new Set(answers.map((one) => JSON.stringify({ ...one, request_id: '' }))).size).toBe(1)
})

it('a wrong password with the right code does not use the code up', async () => {
  expect(await attempt(codeOf(key), 'wrong')).toBe(400)
  expect(await attempt(codeOf(key))).toBe(200)
})

it('a reset of the password neither turns it off nor signs in', async () => {
  const { uid, token } = await change({ id: null, account: people.account, requestId: 'test' }, (tx) =>
    mintAccountLink(tx, { user: people.agent.id, purpose: AccountLinkPurpose.reset }),
  )
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const pair = { new_password1: GOOD, new_password2: GOOD }
  expect((await visitor.post(`/auth/set_password/${uid}/${token}`, pair)).status).toBe(204)
  expect(await attempt(undefined, GOOD)).toBe(403)
  expect(await attempt(codeOf(key), GOOD)).toBe(200)
})

it('no link from an email signs in without a code', async () => {
  for (const purpose of [AccountLinkPurpose.activation, AccountLinkPurpose.portal]) {
    const { uid, token } = await change({ id: null, account: people.account, requestId: 'test' }, (tx) =>
      mintAccountLink(tx, { user: people.agent.id, purpose }),
    )
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const pair = { new_password1: GOOD, new_password2: GOOD }
    expect((await visitor.post(`/auth/set_password/${uid}/${token}`, pair)).status, purpose).toBe(204)
    expect((await visitor.get('/auth/login/')).status, purpose).toBe(401)
  }
})

describe('with an open session but without the password', () => {
  it.each([
    ['/two_step/', 200],
    ['/two_step/disable/', 204],
    ['/two_step/recovery_codes/', 200],
  ] as const)('nothing changes at %s', async (path, status) => {
    const before = await TwoStepModel.findById(people.agent.id).lean()
    for (const body of [{}, { current_password: '' }, { current_password: 'wrong' }]) {
      expect((await agent.sendUnchecked('POST', path, body)).status).toBe(400)
    }
    expect(await TwoStepModel.findById(people.agent.id).lean()).toEqual(before)
    expect((await agent.sendUnchecked('POST', path, AGAIN)).status).toBe(status)
  })

  it('the password is guessed ten times at most', async () => {
    const guess = () => agent.sendUnchecked('POST', '/two_step/disable/', { current_password: 'wrong' })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await guess()).status)
    expect(statuses).toEqual([...times(10).map(() => 400), 429])
  })
})

it('setting it up at sign-in is no way around what is on, and tells nothing', async () => {
  const before = await TwoStepModel.findById(people.agent.id).lean()
  const ask = async (username: string, password = TEST_PASSWORD) => {
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    return { ...(await visitor.refused('POST', '/auth/set_up_two_step/', { username, password })), request_id: '' }
  }
  const unknown = await ask('no-one@north.test')
  expect(unknown.status).toBe(400)
  expect(await ask(people.agent.email)).toEqual(unknown)
  expect(await ask(people.agent.email, 'wrong')).toEqual(unknown)
  expect(await ask(people.agent2.email)).toEqual(unknown)
  expect(await TwoStepModel.findById(people.agent.id).lean()).toEqual(before)
})

it('the database holds neither the key nor a recovery code in the clear', async () => {
  const stored = JSON.stringify(await TwoStepModel.find().lean())
  for (const secret of [key, ...recovery, ...recovery.map((code) => code.replace('-', ''))]) {
    expect(stored).not.toContain(secret)
  }
  // The key of someone else opens nothing of one's own.
  const own = await TwoStepModel.findById(people.agent.id).lean()
  const other = await app.signIn(people.agent2.email)
  await turnOnTwoStep(other, people.agent2.id)
  await TwoStepModel.updateOne({ _id: people.agent2.id }, { factors: own?.factors })
  await waitForNewCode(people.agent2.id)
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const body = { username: people.agent2.email, password: TEST_PASSWORD, code: codeOf(key) }
  expect((await visitor.post('/auth/login/', body)).status).toBe(400)
})

it('access tokens go on, and cannot change it', async () => {
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  const { token } = (await agent.post('/tokens/', { name: 'A', scopes: ['read', 'write'], expires_at })).body
  const headers = { Authorization: `Bearer ${token}` }
  expect((await app.visitor().get('/deals/', { headers })).status).toBe(200)
  expect((await app.visitor().get('/two_step/', { headers })).status).toBe(403)
  expect((await app.visitor().post('/two_step/disable/', AGAIN, { headers })).status).toBe(403)
})
