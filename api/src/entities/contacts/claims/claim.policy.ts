/** Leads that wait for someone to claim them (docs/decisions/lead-routing.md). */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { LeadClaimState } from 'openapi/codes'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

type Claim = { state: LeadClaimState; to: readonly Types.ObjectId[]; was_in_pond: boolean }
type Claimable = { claim?: Claim | null | undefined }

/** Whether no one has claimed it yet. */
export const isUnclaimed = ({ claim }: Claimable): boolean =>
  claim?.state === LeadClaimState.offered || claim?.state === LeadClaimState.pond

/** Whether the viewer claims leads from the pond: everyone but assistants. */
const fishes = ({ role, is_client, is_service }: Viewer): boolean =>
  !is_client && !is_service && role !== null && role !== 'assistant'

/** Whether the viewer sees the pond: who claims from it, and assistants of agents, who do. */
const seesPond = (viewer: Viewer): boolean =>
  fishes(viewer) || viewer.teams.some(({ role, assists }) => role === 'assistant' && assists.length > 0)

/**
 * The unclaimed leads that the viewer may see, as alternatives. `$type` lets MongoDB use the index, which has no other
 * contacts.
 */
export function unclaimedScopes(viewer: Viewer): Document[] {
  if (viewer.is_client) return []
  const offered = { 'claim.state': stateIs(LeadClaimState.offered), 'claim.to': { $in: worksFor(viewer) } }
  return [offered, ...(seesPond(viewer) ? [{ 'claim.state': stateIs(LeadClaimState.pond) }] : [])]
}

const stateIs = (state: LeadClaimState) => ({ $eq: state, $type: 'string' })

/** The filter for leads that wait to be claimed, or for all other contacts. */
export const unclaimedFilter = (isWanted: boolean): Document => {
  const open = [LeadClaimState.offered, LeadClaimState.pond]
  return { 'claim.state': isWanted ? { $in: open, $type: 'string' } : { $nin: open } }
}

/** Whether the viewer sees the contact because it is unclaimed; the same as `unclaimedScopes`. */
export function seesUnclaimed(viewer: Viewer, { claim }: Claimable): boolean {
  if (viewer.is_client || !claim) return false
  if (claim.state === LeadClaimState.pond) return seesPond(viewer)
  return (
    claim.state === LeadClaimState.offered && claim.to.some((one) => worksFor(viewer).some((own) => own.equals(one)))
  )
}

/** Whether the viewer may claim it, or might have before someone else did. */
export function mayClaim(viewer: Viewer, { claim }: Claimable): boolean {
  if (!claim || viewer.is_client || viewer.is_service) return false
  const isInPond = claim.state === LeadClaimState.pond || claim.was_in_pond
  return seesAll(viewer) || claim.to.some((one) => one.equals(viewer.id)) || (isInPond && fishes(viewer))
}
