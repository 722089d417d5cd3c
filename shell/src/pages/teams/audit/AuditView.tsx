import { Button } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { useSearchParams } from 'remote-kit/use-search-params'
import { exportAddress } from 'remote-kit/export-address'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { ExportButton } from 'ui-kit/ExportButton'
import { NoMatch } from 'ui-kit/NoMatch'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { isFiltered, queryOf, readFilters, writeFilters } from './audit-filters.ts'
import { useAuditEvents } from './audit.api.ts'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditRow } from './AuditRow.tsx'
import { useAuditStyles } from './AuditView.styles.ts'
import { copy } from './copy.ts'

const NO_FILTERS = new URLSearchParams({ view: 'audit' })

/** `?view=audit` of the Teams page: who did what, and when. The filters are in the URL. */
export function AuditView() {
  const styles = useAuditStyles()
  const timeZone = useTimeZone()
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const events = useAuditEvents(filters)
  const rows = events.data?.pages.flatMap(({ results }) => results) ?? []
  const clear = () => setParams(NO_FILTERS)
  return (
    <>
      <AuditFilterBar
        filters={filters}
        onChange={(next) => setParams(writeFilters(next), { replace: true })}
        onClear={clear}
      />
      {events.isPending && <SkeletonRows label={copy.auditView.loading} rows={10} />}
      {events.isLoadingError && (
        <ErrorState title={copy.auditView.failed} error={events.error} onRetry={() => void events.refetch()} />
      )}
      {events.isSuccess && rows.length === 0 && isFiltered(filters) && (
        <NoMatch what={copy.auditView.searched} onClear={clear} />
      )}
      {events.isSuccess && rows.length === 0 && !isFiltered(filters) && (
        <EmptyState icon={<HistoryRegular />} title={copy.auditView.emptyTitle}>
          {copy.auditView.empty}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Panel
          title={copy.auditView.events}
          actions={
            <ExportButton
              href={exportAddress('/audit/export/', queryOf(filters))}
              what={copy.auditView.exported(isFiltered(filters))}
            />
          }
        >
          <ul className={styles.list} aria-label={copy.auditView.events} aria-busy={events.isFetching}>
            {rows.map((event) => (
              <AuditRow key={event.id} event={event} timeZone={timeZone} />
            ))}
          </ul>
          {events.hasNextPage && (
            <div className={styles.more}>
              <Button disabledFocusable={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
                {events.isFetchingNextPage ? copy.auditView.loadingMore : copy.auditView.more}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </>
  )
}
