import { Button, makeStyles } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { useQueryClient } from '@tanstack/react-query'
import type { DealCard } from 'openapi'
import { Link } from 'react-router'
import { useApi, useNotify } from 'remote-kit/context'
import { formatAgo } from 'ui-kit/days'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { look } from 'ui-kit/theme'
import { factsLine } from './deal-words.ts'
import type { DealQuery } from './filters/deal-filters.ts'
import { refreshDeals } from './workspaces.api.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  text: { flexGrow: 1, minWidth: 0 },
  name: { fontWeight: 600, color: look.ink, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  facts: { fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  more: { marginTop: '12px' },
})

export interface ArchivedPanelProps {
  workspace: { id: string; name: string }
  query: DealQuery
  onClose: () => void
}

/** The archived deals of a workspace under the page's filters, each with a way back. */
export function ArchivedPanel({ workspace, query, onClose }: ArchivedPanelProps) {
  const styles = useStyles()
  const cache = useQueryClient()
  const notify = useNotify()
  const api = useApi()
  const { phase: _phase, ...filters } = query
  const request = { params: { query: { ...filters, workspace: workspace.id, archived: true, page_size: 50 } } }
  const pages = api.useInfiniteQuery('get', '/deals/', request, {
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
  })
  const { mutate: archive } = api.useMutation('post', '/deals/{id}/archive/', { onSuccess: () => refreshDeals(cache) })
  const { mutate: restore, isPending } = api.useMutation('post', '/deals/{id}/restore/', {
    onSuccess: (deal) => {
      const undo = () => archive({ params: { path: { id: deal.id } } })
      notify.success(`${deal.name} is back on the board`, { undo })
      return refreshDeals(cache)
    },
  })
  const deals = pages.data?.pages.flatMap(({ results }) => results)

  const row = (deal: DealCard) => (
    <li key={deal.id} className={styles.row}>
      <div className={styles.text}>
        <Link to={`/agent/deal/${deal.id}`} className={styles.name}>
          {deal.name}
        </Link>
        <div className={styles.facts}>
          {[
            factsLine(deal),
            deal.archived_at && `archived\u00a0${formatAgo(deal.archived_at).replaceAll(' ', '\u00a0')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <Button
        size="small"
        disabled={isPending}
        aria-label={`Restore ${deal.name}`}
        onClick={() => restore({ params: { path: { id: deal.id } } })}
      >
        Restore
      </Button>
    </li>
  )

  return (
    <SidePanel open title="Archived deals" meta={workspace.name} onClose={onClose}>
      {pages.isPending && <SkeletonRows label="Loading archived deals" rows={5} />}
      {pages.isError && !deals && (
        <ErrorState
          title="The archived deals could not be loaded"
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      )}
      {deals?.length === 0 && (
        <EmptyState icon={<ArchiveRegular />} title="Nothing is archived">
          Archive a deal from its menu to take it off the board; its status and history stay.
        </EmptyState>
      )}
      <ul className={styles.list}>{deals?.map(row)}</ul>
      {pages.hasNextPage && (
        <Button className={styles.more} disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
          Load more
        </Button>
      )}
    </SidePanel>
  )
}
