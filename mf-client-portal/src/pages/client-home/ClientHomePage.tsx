import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useClientDeals } from '#parts/client-deals/client-deals.api.ts'
import { copy } from './copy.ts'
import { useClientHomePageStyles } from './ClientHomePage.styles.ts'
import { DealTile } from './DealTile.tsx'

export { prefetch } from './prefetch.ts'

/** `/client`: the deals that are shared with the signed-in client. */
export function ClientHomePage() {
  const styles = useClientHomePageStyles()
  const user = useAtomValue(userProfileAtom)
  const { data, error, refetch } = useClientDeals()
  // The same day as on the deal's own page, wherever the client is.
  const now = useToday()
  const isEmpty = data?.results.length === 0
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.wrap}>
          <h1 className={styles.title} tabIndex={-1}>
            {copy.clientHomePage.title(user?.person.first_name)}
          </h1>
          <p className={mergeClasses(styles.lead, isEmpty && styles.unsaid)}>{copy.clientHomePage.lead}</p>
        </div>
      </header>
      <div className={styles.wrap}>
        <div className={styles.deals}>
          {error && !data && (
            <div className={styles.sheet}>
              <ErrorState title={copy.clientHomePage.failed} error={error} onRetry={() => void refetch()} />
            </div>
          )}
          {!error && !data && (
            <div className={styles.sheet}>
              <SkeletonRows label={copy.clientHomePage.loading} rows={3} />
            </div>
          )}
          {isEmpty && (
            <div className={styles.sheet}>
              <EmptyState title={copy.clientHomePage.emptyTitle}>{copy.clientHomePage.empty}</EmptyState>
            </div>
          )}
          {data?.results.map((deal) => (
            <DealTile key={deal.id} deal={deal} now={now} />
          ))}
        </div>
      </div>
    </>
  )
}
