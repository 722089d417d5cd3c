import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { ApiError } from 'remote-kit/api-client'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { PortalPreview } from './PortalPreview.tsx'
import { PortalRow } from './PortalRow.tsx'
import { useDeal, usePortals } from './portals.api.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { useSharingPageStyles } from './SharingPage.styles.ts'

/** `/agent/client_portal/{dealId}`: the portals of a deal, with a preview of what each client sees. */
export function SharingPage() {
  const styles = useSharingPageStyles()
  const { dealId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [sharing, setSharing] = useState(false)
  const deal = useDeal(dealId)
  const portals = usePortals(dealId)

  if (deal.error instanceof ApiError && deal.error.status === 404) return <NotFound />
  const failed = [portals, deal].find(({ isLoadingError }) => isLoadingError)
  const rows = portals.data?.results ?? []
  const shown =
    rows.find((portal) => portal.id === search.get('preview')) ?? rows.find((portal) => portal.state === 'open')
  const share = (
    <Button appearance="primary" disabledFocusable={!deal.data} onClick={() => setSharing(true)}>
      {copy.sharingPage.share}
    </Button>
  )
  return (
    <PageFrame
      title={copy.sharingPage.title}
      width="narrow"
      meta={deal.data && <Link to={`/agent/deal/${dealId}`}>{deal.data.name}</Link>}
      actions={rows.length > 0 && share}
    >
      <div className={styles.column}>
        <Panel title={copy.sharingPage.people}>
          {failed && (
            <ErrorState title={copy.sharingPage.failed} error={failed.error} onRetry={() => void failed.refetch()} />
          )}
          {portals.isPending && <SkeletonRows label={copy.sharingPage.loading} rows={2} />}
          {portals.data && rows.length === 0 && (
            <EmptyState title={copy.sharingPage.emptyTitle} action={share}>
              {copy.sharingPage.empty}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((portal) => (
                <PortalRow
                  key={portal.id}
                  portal={portal}
                  isShown={portal.id === shown?.id}
                  onPreview={() => setSearch({ preview: portal.id }, { replace: true })}
                />
              ))}
            </ul>
          )}
        </Panel>
        {shown && <PortalPreview portal={shown} />}
      </div>
      {sharing && deal.data && <ShareDialog deal={deal.data} portals={rows} onClose={() => setSharing(false)} />}
    </PageFrame>
  )
}
