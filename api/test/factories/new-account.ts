/** An account as a newcomer gets it: opened by sign-up, by calls alone. */
import type { TeamRole, User } from 'openapi'
import { mailTo } from '#test/mail.ts'
import type { TestApp } from '#test/test-app.ts'
import { TEST_PASSWORD, type TestClient } from '#test/test-client.ts'

const PASSWORDS = { new_password1: TEST_PASSWORD, new_password2: TEST_PASSWORD }

type Person = { client: TestClient; id: string }

/** Signs up `owner@<name>.test`, follows the link in the mail, and returns the signed-in owner. */
export async function signUp(app: TestApp, name: string): Promise<Person> {
  const email = `owner@${name}.test`
  const client = await arrive(app)
  const person = { first_name: 'Maya', last_name: 'Ellison', phone_number: '(860) 555-0119', team_size: '2-5' }
  await client.post('/account/signup', { ...person, email, name })
  return accept(client, await mailTo(email, 'sign_up'))
}

/** Invites someone to the owner's only team, and accepts for them. */
export async function inviteMember(
  app: TestApp,
  { client: owner }: Person,
  place: { email: string; role: TeamRole; assists?: string[] },
): Promise<Person> {
  const [team] = (await owner.get('/teams/')).body.results
  const body = { first_name: 'Jordan', last_name: 'Lee', ...place }
  await owner.post(`/teams/${team?.id ?? ''}/members/`, body)
  return accept(await arrive(app), await mailTo(place.email, 'team_invitation'))
}

async function arrive(app: TestApp): Promise<TestClient> {
  const visitor = app.visitor()
  await visitor.get('/auth/login/')
  return visitor
}

async function accept(client: TestClient, { uid, token }: { uid: string; token: string }): Promise<Person> {
  const answer = await client.post(`/auth/set_password/${uid}/${token}`, PASSWORDS)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { client, id: (answer.body as User).id }
}
