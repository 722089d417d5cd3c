import { AccountLinkPurpose } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { createAccountLink } from '#test/factories/account-links.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { codeOf, turnOnTwoStep, waitForNewCode, wrongCodeOf } from '#test/factories/two-step.ts'
import { mailTo } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const AGAIN = { current_password: TEST_PASSWORD }
const PAIR = { new_password1: 'a long and quiet river', new_password2: 'a long and quiet river' }
const SECOND_STEP = 'urn:protracker:problem:second-step'
const SETUP = 'urn:protracker:problem:second-step-setup'

const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
let people: People
let agent: TestClient
let count = 0

beforeEach(async () => {
  people = await createPeople(`north${count++}`)
  agent = await app.signIn(people.agent.email)
})

/** A try to sign in from elsewhere. */
async function tryToSignIn(email: string, code?: string, password = TEST_PASSWORD) {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  const answer = await visitor.post('/auth/login/', { username: email, password, ...(code !== undefined && { code }) })
  return { visitor, status: answer.status, problem: answer.body as unknown as { type?: string; errors?: unknown } }
}

const statusWith = async (email: string, code?: string) => (await tryToSignIn(email, code)).status

describe('turning it on', () => {
  it('takes the password, then a code from the app; from then on signing in takes a code', async () => {
    expect((await agent.get('/two_step/')).body).toEqual({
      enabled_at: null,
      recovery_codes_left: 0,
      is_required: false,
    })
    const setup = (await agent.post('/two_step/', AGAIN)).body
    expect(setup.uri).toContain(`secret=${setup.key}`)
    expect(setup.uri).toContain('otpauth://totp/ProTracker:')
    expect(new Set(setup.recovery_codes).size).toBe(10)
    // Not yet.
    expect(await statusWith(people.agent.email)).toBe(200)
    expect((await agent.post('/two_step/confirm/', { code: codeOf(setup.key) })).status).toBe(204)
    expect((await agent.get('/two_step/')).body).toMatchObject({
      enabled_at: expect.any(String),
      recovery_codes_left: 10,
    })
    expect(await mailTo(people.agent.email, 'two_step_changed')).toMatchObject({ change: 'on' })

    const asked = await tryToSignIn(people.agent.email)
    expect(asked).toMatchObject({ status: 403, problem: { type: SECOND_STEP } })
    expect((await asked.visitor.get('/auth/login/')).status).toBe(401)
    await waitForNewCode(people.agent.id)
    const { visitor, status } = await tryToSignIn(people.agent.email, codeOf(setup.key))
    expect(status).toBe(200)
    expect((await visitor.get('/deals/')).status).toBe(200)
  })

  it('is refused with a wrong password, or none', async () => {
    const wrong = await agent.refused('POST', '/two_step/', { current_password: 'wrong' })
    expect(wrong.errors).toEqual([{ field: 'current_password', reason: 'isn’t right' }])
    expect((await agent.refused('POST', '/two_step/', {})).status).toBe(400)
  })

  it('is refused with a wrong code, without a start, and an hour after it', async () => {
    expect((await agent.refused('POST', '/two_step/confirm/', { code: '123456' })).status).toBe(409)
    const { key } = (await agent.post('/two_step/', AGAIN)).body
    const wrong = await agent.refused('POST', '/two_step/confirm/', { code: wrongCodeOf(key) })
    expect(wrong.errors).toEqual([{ field: 'code', reason: 'is wrong or was already used' }])
    await TwoStepModel.updateOne({ _id: people.agent.id }, { pending_since: new Date(Date.now() - 61 * 60_000) })
    expect((await agent.refused('POST', '/two_step/confirm/', { code: codeOf(key) })).status).toBe(409)
  })

  it('with another phone replaces the first one only once the new one has shown a code', async () => {
    const first = await turnOnTwoStep(agent, people.agent.id)
    const second = (await agent.post('/two_step/', AGAIN)).body
    expect(await statusWith(people.agent.email, codeOf(first.key))).toBe(200)
    expect((await agent.post('/two_step/confirm/', { code: codeOf(second.key) })).status).toBe(204)
    await waitForNewCode(people.agent.id)
    expect(await statusWith(people.agent.email, codeOf(first.key))).toBe(400)
    expect(await statusWith(people.agent.email, first.recovery_codes[0])).toBe(400)
    expect(await statusWith(people.agent.email, codeOf(second.key))).toBe(200)
  })

  it('works for clients too', async () => {
    const client = await app.signIn(people.client.email)
    const { key } = await turnOnTwoStep(client, people.client.id)
    expect(await statusWith(people.client.email)).toBe(403)
    expect(await statusWith(people.client.email, codeOf(key))).toBe(200)
    expect(await mailTo(people.client.email, 'two_step_changed')).toMatchObject({ is_client: true })
  })
})

it('signing in without it answers as ever, with a code or without', async () => {
  const { visitor, status } = await tryToSignIn(people.agent2.email, '123456')
  expect(status).toBe(200)
  expect(Object.keys((await visitor.get('/auth/login/')).body).toSorted()).toEqual(
    ['account', 'email', 'id', 'is_client', 'is_operator', 'person', 'role', 'status', 'tour'].toSorted(),
  )
})

describe('a code', () => {
  it('may be typed with a space', async () => {
    const { key } = await turnOnTwoStep(agent, people.agent.id)
    const code = codeOf(key)
    expect(await statusWith(people.agent.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(200)
  })
})

describe('recovery codes', () => {
  it('sign in once each, in any case, and say so by email', async () => {
    const { recovery_codes } = await turnOnTwoStep(agent, people.agent.id)
    const [first = '', second = ''] = recovery_codes
    expect(await statusWith(people.agent.email, first)).toBe(200)
    expect(await mailTo(people.agent.email, 'two_step_changed')).toMatchObject({ change: 'recovery_code' })
    expect(await statusWith(people.agent.email, first)).toBe(400)
    expect(await statusWith(people.agent.email, second.toLowerCase().replace('-', ' '))).toBe(200)
    expect((await agent.get('/two_step/')).body.recovery_codes_left).toBe(8)
  })

  it('are replaced by new ones', async () => {
    const before = await turnOnTwoStep(agent, people.agent.id)
    const { recovery_codes } = (await agent.post('/two_step/recovery_codes/', AGAIN)).body
    expect(await statusWith(people.agent.email, before.recovery_codes[0])).toBe(400)
    expect(await statusWith(people.agent.email, recovery_codes[0])).toBe(200)
  })

  it('are not made while it is off', async () => {
    expect((await agent.refused('POST', '/two_step/recovery_codes/', AGAIN)).status).toBe(409)
  })
})

describe('turning it off', () => {
  it('takes the password', async () => {
    await turnOnTwoStep(agent, people.agent.id)
    expect((await agent.refused('POST', '/two_step/disable/', { current_password: 'wrong' })).status).toBe(400)
    expect((await agent.post('/two_step/disable/', AGAIN)).status).toBe(204)
    expect(await statusWith(people.agent.email)).toBe(200)
    expect(await mailTo(people.agent.email, 'two_step_changed')).toMatchObject({ change: 'off' })
    expect(await TwoStepModel.exists({ _id: people.agent.id })).toBeNull()
  })

  it('again changes nothing', async () => {
    expect((await agent.post('/two_step/disable/', AGAIN)).status).toBe(204)
  })
})

describe('a reset by someone else', () => {
  const reset = (by: TestClient, id: unknown) => by.sendUnchecked('POST', `/user/${String(id)}/reset_two_step/`, AGAIN)

  it('turns it off, signs out everywhere and says so by email', async () => {
    await turnOnTwoStep(agent, people.agent.id)
    const admin = await app.signIn(people.admin.email)
    expect((await admin.get('/two_step/members/')).body.results).toEqual([String(people.agent.id)])
    expect((await reset(admin, people.agent.id)).status).toBe(204)
    expect((await admin.get('/two_step/members/')).body.results).toEqual([])
    expect((await agent.get('/auth/login/')).status).toBe(401)
    expect(await statusWith(people.agent.email)).toBe(200)
    expect(await mailTo(people.agent.email, 'two_step_changed')).toMatchObject({ change: 'reset' })
    expect((await reset(admin, people.agent.id)).status).toBe(409)
  })

  it('takes the password of whoever does it, and spares owners from admins', async () => {
    const [owner, admin] = [await app.signIn(people.owner.email), await app.signIn(people.admin.email)]
    await turnOnTwoStep(owner, people.owner.id)
    const path = `/user/${String(people.agent.id)}/reset_two_step/` as const
    expect((await admin.refused('POST', path, { current_password: 'wrong' })).status).toBe(400)
    expect((await reset(admin, people.owner.id)).status).toBe(403)
    expect((await reset(owner, people.owner.id)).status).toBe(409)
    expect((await owner.get('/two_step/')).body.enabled_at).not.toBeNull()
  })

  it('helps clients too', async () => {
    const client = await app.signIn(people.client.email)
    await turnOnTwoStep(client, people.client.id)
    expect((await reset(await app.signIn(people.owner.email), people.client.id)).status).toBe(204)
    expect(await statusWith(people.client.email)).toBe(200)
  })
})

describe('an account that requires it', () => {
  const rules = () => `/account/${String(people.account)}/sign_in_rules/` as const
  const requireIt = () => AccountModel.updateOne({ _id: people.account }, { two_step_required: true })

  it('is set so by an owner who has it themselves', async () => {
    const owner = await app.signIn(people.owner.email)
    const asked = { two_step_required: true, ...AGAIN }
    expect((await owner.refused('PATCH', rules(), asked)).title).toBe('Turn on two-step sign-in for yourself first')
    await turnOnTwoStep(owner, people.owner.id)
    expect((await owner.refused('PATCH', rules(), { ...asked, current_password: 'wrong' })).status).toBe(400)
    expect((await owner.patch(rules(), asked)).body.two_step_required).toBe(true)
    expect((await owner.get(rules())).body.two_step_required).toBe(true)
    expect((await owner.get('/two_step/')).body.is_required).toBe(true)
    expect((await owner.refused('POST', '/two_step/disable/', AGAIN)).status).toBe(409)
    const [event] = (await owner.get('/audit/?op=set_sign_in_rules')).body.results
    expect(event?.summary).toMatch(/^changed the sign-in rules for the account/)
  })

  it('leads those who have none to set it up, at the next sign-in', async () => {
    await requireIt()
    expect((await agent.get('/deals/')).status).toBe(200)
    const { visitor, status, problem } = await tryToSignIn(people.agent.email)
    expect([status, problem.type]).toEqual([403, SETUP])
    const credentials = { username: people.agent.email, password: TEST_PASSWORD }
    const { key, recovery_codes } = (await visitor.post('/auth/set_up_two_step/', credentials)).body
    expect((await visitor.get('/auth/login/')).status).toBe(401)
    expect(await statusWith(people.agent.email, wrongCodeOf(key))).toBe(400)
    expect((await visitor.post('/auth/login/', { ...credentials, code: codeOf(key) })).status).toBe(200)
    expect((await visitor.get('/two_step/')).body).toMatchObject({ recovery_codes_left: 10, is_required: true })
    expect(await statusWith(people.agent.email, recovery_codes[0])).toBe(200)
    // Once it is on, no one sets it up without signing in.
    expect((await visitor.refused('POST', '/auth/set_up_two_step/', credentials)).status).toBe(400)
  })

  it('never requires it of clients', async () => {
    await requireIt()
    expect(await statusWith(people.client.email)).toBe(200)
  })

  it('signs no one in by the link of an invitation alone', async () => {
    await requireIt()
    const { uid, token } = await createAccountLink(people, AccountLinkPurpose.invitation)
    const visitor = app.visitor()
    await visitor.get('/auth/login/')
    const answer = await visitor.post(`/auth/set_password/${uid}/${token}` as const, PAIR)
    expect(answer.status).toBe(204)
    expect((await visitor.get('/auth/login/')).status).toBe(401)
  })
})

it('the audit says what was done to it, without codes or keys', async () => {
  const owner = await app.signIn(people.owner.email)
  const { key, recovery_codes } = await turnOnTwoStep(agent, people.agent.id)
  await statusWith(people.agent.email, wrongCodeOf(key))
  await statusWith(people.agent.email, recovery_codes[0])
  await agent.post('/two_step/recovery_codes/', AGAIN)
  await owner.sendUnchecked('POST', `/user/${String(people.agent.id)}/reset_two_step/`, AGAIN)
  const { results } = (await owner.get(`/audit/?entity_id=${String(people.agent.id)}` as '/audit/')).body
  const told = results.map(({ summary }) => summary).filter((summary) => !/^signed (in|out)$/.test(summary))
  expect(told).toEqual([
    expect.stringMatching(/^reset two-step sign-in for the user/),
    'made new recovery codes',
    'signed in with a recovery code',
    expect.stringMatching(/^entered a wrong code to sign in as the user/),
    'turned on two-step sign-in',
  ])
  for (const secret of [key, ...recovery_codes]) expect(JSON.stringify(results)).not.toContain(secret)
})
