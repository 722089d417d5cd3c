/** Makes a mail address the user's own: they are about to sign in by it. */
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import { findRivals } from '#entities/users/find-by-address.query.ts'
import type { UserDocument } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Other accounts may have invited the address meanwhile: their links find nothing any more. */
export async function claimAddress(change: Change, user: UserDocument): Promise<void> {
  for (const rival of await findRivals(change, user)) await supersedeAccountLinks(change, { user: rival })
}
