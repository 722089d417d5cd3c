/** New users, for journeys that change members or access. */
import type { Team, TeamRole } from 'openapi'
import { request } from 'playwright-core'
import { mailTo, linkIn } from './inbox.ts'
import { answerOf, apiOf, PASSWORD, type ProductApi } from './product-api.ts'

let made = 0

/** An unused email address. */
export const newAddress = (name: string): string => `${name}-${Date.now()}-${(made += 1)}@journey.test`

/** The team called `name` of the caller's account. */
export async function teamNamed(owner: ProductApi, name: string): Promise<Team> {
  const { results } = await answerOf(owner.GET('/teams/', { params: { query: { page_size: 100 } } }))
  const team = results.find((one) => one.name === name)
  if (!team) throw new Error(`There is no team ${name}`)
  return team
}

export type NewMember = { email: string; id: string }

/**
 * A new member of a team who accepted an invitation, with the demo password. With `tour`, the guided tour is not
 * finished.
 */
export async function newMember(
  url: string,
  owner: ProductApi,
  team: Pick<Team, 'id'>,
  { tour = false, ...person }: { first_name: string; last_name: string; role?: TeamRole; tour?: boolean },
): Promise<NewMember> {
  const email = newAddress(person.first_name.toLowerCase())
  const body = { role: 'agent' as const, ...person, email }
  const { members } = await answerOf(owner.POST('/teams/{id}/members/', { params: { path: { id: team.id } }, body }))
  const invitation = linkIn(await mailTo(url, email), '/set_password/')
  const [, , uid = '', token = ''] = invitation.split('/')
  const visitor = await request.newContext()
  await visitor.get(`${url}/api/v1/auth/login/`)
  const api = apiOf(url, visitor)
  await answerOf(
    api.POST('/auth/set_password/{uid}/{token}', {
      params: { path: { uid, token } },
      body: { new_password1: PASSWORD, new_password2: PASSWORD },
    }),
  )
  if (!tour)
    await answerOf(
      api.PATCH('/user/{id}/tour/', { params: { path: { id: uid } }, body: { done: true, first_steps_hidden: true } }),
    )
  await visitor.dispose()
  return { email, id: members.find((member) => member.email === email)?.user ?? '' }
}
