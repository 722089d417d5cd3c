import { makeStyles } from '@fluentui/react-components'
import type { Portal } from 'openapi'
import { ErrorState } from 'ui-kit/ErrorState'
import { look } from 'ui-kit/theme'
import { ClientDealSkeleton } from '#parts/deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '#parts/deal-view/ClientDealView.tsx'
import { usePreview } from './portals.api.ts'

const useStyles = makeStyles({
  caption: { margin: '0 0 10px', fontSize: '15px', lineHeight: '20px', fontWeight: 600, color: look.ink },
})

/** Whoever looks at the preview is of the team. */
const TEAM_FILES = { addressOf: (id: string) => `/api/v1/files/${id}/content/` }

/** The deal exactly as this portal's client sees it: the same answer, drawn by the same view. */
export function PortalPreview({ portal }: { portal: Portal }) {
  const styles = useStyles()
  const { data, error, refetch } = usePreview(portal.id)
  return (
    <section aria-label="Preview">
      <p className={styles.caption}>What {portal.contact_name} sees</p>
      {data && <ClientDealView deal={data} documents={TEAM_FILES} frame="preview" />}
      {error && <ErrorState title="The preview could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ClientDealSkeleton />}
    </section>
  )
}
