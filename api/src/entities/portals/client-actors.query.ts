/** Who acts as the client of a deal: the user who signs in, and the contact, who acts through a private link. */
import type { ClientSession, Types } from 'mongoose'
import { PortalModel, type StoredPortal } from './portal.model.ts'

/** The ids that the portal's person acts by. */
export const actorsOf = ({ user, contact }: Pick<StoredPortal, 'user' | 'contact'>): Types.ObjectId[] =>
  user ? [user, contact] : [contact]

/** The ids of everyone with whom the deal was ever shared. */
export async function clientActors(deal: Types.ObjectId, session: ClientSession | null): Promise<Set<string>> {
  const portals = await PortalModel.find({ deal }, { user: 1, contact: 1 }, { session }).lean()
  return new Set(portals.flatMap(actorsOf).map(String))
}
