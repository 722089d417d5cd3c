/** The account as its members and clients see it. */
import type { AccountSummary } from 'openapi'
import type { Viewer } from '#platform/http/viewer.ts'
import { imageAddress } from '#platform/images/image.model.ts'
import type { StoredAccount } from './account.model.ts'

/** Clients do not see who owns the account. */
export function presentAccount(account: StoredAccount, viewer: Viewer): AccountSummary {
  const { _id, name, brokerage, image, owner, time_zone, currency } = account
  return {
    id: String(_id),
    name,
    brokerage,
    image: imageAddress(image),
    owner: viewer.is_client || !owner ? null : String(owner),
    time_zone,
    currency,
  }
}

/** What clients know the account by: its brokerage or, without one, its own name. */
export const brokerageName = ({ brokerage, name }: Pick<StoredAccount, 'brokerage' | 'name'>): string =>
  brokerage || name
