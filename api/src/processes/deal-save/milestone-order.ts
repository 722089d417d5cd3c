/** The order of a deal's milestones: 0, 1, 2 … without gaps. Changes documents, writes nothing. */
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { withAt } from '#platform/records/place.ts'

const inOrder = (milestones: readonly MilestoneDocument[]): MilestoneDocument[] =>
  milestones.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

/** Puts the milestone at a position among those of its deal; at the end, if there are fewer. */
export function placeMilestone(all: readonly MilestoneDocument[], milestone: MilestoneDocument, place: number): void {
  const others = inOrder(all.filter(({ _id }) => !_id.equals(milestone._id)))
  closeGaps(withAt(others, milestone, place))
}

/** Numbers the milestones as they are listed. */
function closeGaps(listed: readonly MilestoneDocument[]): void {
  for (const [i, one] of listed.entries()) one.order = i
}

/** Lets the milestones that are left close ranks, in their order. */
export const closeRanks = (left: readonly MilestoneDocument[]): void => closeGaps(inOrder(left))
