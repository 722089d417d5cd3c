import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useNewThings } from '#parts/new-things/new-things.api.ts'
import { copy } from './copy.ts'
import { useNewThingsPageStyles } from './NewThingsPage.styles.ts'

/** `/agent/new_things`: lists the account's new things. */
export function NewThingsPage() {
  const styles = useNewThingsPageStyles()
  const { data, error, refetch } = useNewThings()
  return (
    <PageFrame title={copy.newThingsPage.title}>
      {error && !data && <ErrorState title={copy.newThingsPage.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows label={copy.newThingsPage.loading} rows={3} />}
      {data?.results.length === 0 && (
        <EmptyState title={copy.newThingsPage.empty}>{copy.newThingsPage.emptyHint}</EmptyState>
      )}
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
