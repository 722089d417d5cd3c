/** A working team: the people, some of them signed in, and a board of the owner. */
import type { TestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { type Board, createBoard } from './board.ts'
import { createPeople, type People } from './people.ts'

type Role = 'admin' | 'agent' | 'agent2' | 'assistant' | 'client'

export type OpenTeam<SignedIn extends Role> = { people: People; board: Board } & Record<'owner' | SignedIn, TestClient>

/**
 * Creates the account `name` with its people and a board. The owner and one member for each of `roles` are signed in.
 */
export async function openTeam<SignedIn extends Role>(
  app: TestApp,
  roles: readonly SignedIn[] = [],
  name = 'north',
): Promise<OpenTeam<SignedIn>> {
  const people = await createPeople(name)
  const signIn = async (role: 'owner' | SignedIn) => [role, await app.signIn(people[role].email)] as const
  const clients = await Promise.all((['owner', ...roles] as const).map(signIn))
  const signedIn = Object.fromEntries(clients) as Record<'owner' | SignedIn, TestClient>
  return { ...signedIn, people, board: await createBoard(signedIn.owner, people.team) }
}
