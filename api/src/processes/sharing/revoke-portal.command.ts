import { AccountLinkPurpose } from 'openapi/codes'
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import type { Change } from '#platform/events/change.ts'
import type { PortalDocument } from '#entities/portals/portal.model.ts'

/** Ends a client's access to the deal, by link or by signing in. */
export async function revokePortal(change: Change, portal: PortalDocument): Promise<void> {
  portal.revoked_at ??= change.at
  if (portal.user)
    await supersedeAccountLinks(change, { user: portal.user, purpose: AccountLinkPurpose.portal, deal: portal.deal })
  await change.save(portal, { op: 'revoke', stream: portal.deal })
}
