/** New boards for journeys that change deals, so that journeys do not depend on each other. */
import type { Deal, DealCreate, Phase, Workspace } from 'openapi'
import { Representation } from 'openapi/codes'
import { answerOf, type ProductApi } from './product-api.ts'

export type MadeBoard = { workspace: Workspace; phases: Record<PhaseName, Phase>; path: string }
type PhaseName = 'Getting started' | 'Active' | 'Under contract' | 'Closed' | 'Lost'

/** A new board of North Ridge with the default phases. Closed requires a price and a day. */
export async function makeBoard(owner: ProductApi, name: string): Promise<MadeBoard> {
  const teams = await answerOf(owner.GET('/teams/'))
  const team = teams.results.find((one) => one.name === 'North Ridge')?.id ?? ''
  const workspace = await answerOf(owner.POST('/workspaces/', { body: { team, name } }))
  const { results } = await answerOf(owner.GET('/phases/', { params: { query: { workspace: workspace.id } } }))
  const phaseNamed = (wanted: PhaseName) => {
    const phase = results.find((one) => one.name === wanted)
    if (!phase) throw new Error(`${name} has no phase ${wanted}`)
    return phase
  }
  return {
    workspace,
    phases: {
      'Getting started': phaseNamed('Getting started'),
      Active: phaseNamed('Active'),
      'Under contract': phaseNamed('Under contract'),
      Closed: phaseNamed('Closed'),
      Lost: phaseNamed('Lost'),
    },
    path: `/agent/workspaces?workspace=${workspace.id}`,
  }
}

/** A new deal of the caller at the top of a board's first phase. */
export function makeDeal(
  agent: ProductApi,
  { workspace }: Pick<MadeBoard, 'workspace'>,
  deal: Partial<DealCreate> & { name: string },
): Promise<Deal> {
  // Only the dates that a journey sets: none follows another by itself.
  const body = { workspace: workspace.id, representation: Representation.Buyer, date_rules: [], ...deal }
  return answerOf(agent.POST('/deals/', { body }))
}
