/** Claims an email address for a user who is about to sign in with it. */
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import { findRivals } from '#entities/users/find-by-address.query.ts'
import type { UserDocument } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Other accounts may have invited the address in the meantime. Their links stop working. */
export async function claimAddress(change: Change, user: UserDocument): Promise<void> {
  for (const rival of await findRivals(change, user)) await supersedeAccountLinks(change, { user: rival })
}
