/** The agents a client may call. */
import type { ClientAgent } from 'openapi'
import { AgentRole } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'

const ORDER: Record<AgentRole, number> = { [AgentRole.lead]: 0, [AgentRole.co]: 1, [AgentRole.assistant]: 2 }

/** The deal's agents, the lead first. */
export async function presentPeople({ agents }: Pick<StoredDeal, 'agents'>): Promise<ClientAgent[]> {
  const ordered = agents.toSorted((a, b) => ORDER[a.role] - ORDER[b.role])
  const users = await Promise.all(ordered.map(({ user }) => UserModel.findById(user, { person: 1, email: 1 }).lean()))
  return users.flatMap((user) => {
    if (!user) return []
    const { person, email } = user
    return [{ name: fullName(person), phone_number: person.phone_number ?? null, email, image: person.image ?? null }]
  })
}
