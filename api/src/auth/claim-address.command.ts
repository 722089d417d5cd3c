/** Makes a mail address the user's own: they are about to sign in by it. */
import type { Change } from '../events/change.ts'
import { findRivals } from '../users/find-by-address.command.ts'
import type { UserDocument } from '../users/user.model.ts'
import { supersedeAccountLinks } from './account-link.command.ts'

/** Other accounts may have invited the address meanwhile: their links find nothing any more. */
export async function claimAddress(change: Change, user: UserDocument): Promise<void> {
  for (const rival of await findRivals(change, user)) await supersedeAccountLinks(change, { user: rival })
}
