/** A workspace with its first phases and deals, created through the API. */
import type { Deal } from 'openapi'
import { PhaseKind, Representation } from 'openapi/codes'
import type { TestClient } from '#test/test-client.ts'

export type Board = {
  workspace: string
  /** The ids of its phases. */
  searching: string
  offer: string
  contract: string
  closed: string
  lost: string
}

/** Creates a workspace of the team, with the default phases. */
export async function createBoard(owner: TestClient, team: unknown, name = 'Board'): Promise<Board> {
  const made = await owner.post('/workspaces/', { team: String(team), name })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const phases = (await owner.get(`/phases/?workspace=${made.body.id}`)).body.results
  const idOf = (position: number) => phases[position]?.id ?? ''
  const ofKind = (kind: PhaseKind) => phases.find((phase) => phase.kind === kind)?.id ?? ''
  return {
    workspace: made.body.id,
    searching: idOf(0),
    offer: idOf(1),
    contract: ofKind(PhaseKind.Contract),
    closed: ofKind(PhaseKind.Closed),
    lost: ofKind(PhaseKind.Lost),
  }
}

/** Creates a deal on the board: by default a buyer's, in the first phase. */
export async function createDeal(client: TestClient, board: Board, fields: object = {}): Promise<Deal> {
  const body = {
    workspace: board.workspace,
    name: '402 Maple Street',
    representation: Representation.Buyer,
    // Only the dates that a test sets. Tests of dates that follow leave it out.
    date_rules: [],
    ...fields,
  }
  const made = await client.post('/deals/', body)
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body
}

/** Sets the terms of the deal's commission, without which it does not close. */
export async function agreeTerms(owner: TestClient, deal: string): Promise<void> {
  const { status, body } = await owner.patch(`/deals/${deal}/`, { commission: { rate_bp: 250 } })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
