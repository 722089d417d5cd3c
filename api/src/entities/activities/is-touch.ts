/** Which activities count for when a contact was last contacted (docs/decisions/last-contacted-is-worked-out.md). Pure. */
import { ActivityDirection, ActivityKind, CallOutcome } from 'openapi/codes'

type Activity = { kind: string; direction?: string | null; outcome?: string | null }

/**
 * Whatever reaches out to the contact counts, and so does talking with them. An email or a text of theirs that no one has
 * answered does not, nor does a call to someone else's number.
 */
export function isTouch({ kind, direction, outcome }: Activity): boolean {
  if (outcome === CallOutcome.wrong_number) return false
  if (direction !== ActivityDirection.incoming) return true
  return kind === ActivityKind.call && outcome === CallOutcome.connected
}
