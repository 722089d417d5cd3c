import type { Portal } from 'openapi'
import { ErrorState } from 'ui-kit/ErrorState'
import { ClientDealSkeleton } from '#parts/deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '#parts/deal-view/ClientDealView.tsx'
import { copy } from './copy.ts'
import { usePortalPreviewStyles } from './PortalPreview.styles.ts'
import { usePreview } from './portals.api.ts'

/** Where the preview loads files: as a member of the team, not as the client. */
const TEAM_FILES = { addressOf: (id: string) => `/api/v1/files/${id}/content/` }

/** The deal exactly as the client of this portal sees it: the same response in the same view. */
export function PortalPreview({ portal }: { portal: Portal }) {
  const styles = usePortalPreviewStyles()
  const { data, error, refetch } = usePreview(portal.id)
  return (
    <section aria-label={copy.portalPreview.label}>
      <p className={styles.caption}>{copy.portalPreview.caption(portal.contact_name)}</p>
      {data && <ClientDealView deal={data} documents={TEAM_FILES} frame="preview" />}
      {error && <ErrorState title={copy.portalPreview.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ClientDealSkeleton />}
    </section>
  )
}
