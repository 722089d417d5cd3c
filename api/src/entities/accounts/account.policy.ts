import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** @throws 404 for another account: it does not exist for the caller */
export function requireOwnAccount({ viewer, params }: { viewer: Viewer; params: { id: string } }): void {
  if (String(viewer.account) !== params.id) throw notFound()
}
