import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useNewThings } from '#parts/new-things/new-things.api.ts'
import { useNewThingsPageStyles } from './NewThingsPage.styles.ts'

/** `/agent/new_things`: lists the account's new things. */
export function NewThingsPage() {
  const styles = useNewThingsPageStyles()
  const { data, error, refetch } = useNewThings()
  return (
    <PageFrame title="New things">
      {error && !data && (
        <ErrorState title="The new things could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonRows label="Loading new things" rows={3} />}
      {data?.results.length === 0 && <EmptyState title="No new things yet">They will be listed here.</EmptyState>}
      <div className={styles.list}>
        {data?.results.map(({ id, name, description }) => (
          <Panel key={id} title={name}>
            {description}
          </Panel>
        ))}
      </div>
    </PageFrame>
  )
}
