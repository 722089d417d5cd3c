import { Button } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { useState } from 'react'
import { useApi } from 'remote-kit/context'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { formatAgoWithin } from 'ui-kit/days'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatExtent, formatQuantity } from 'ui-kit/format'
import { SelectBox } from 'ui-kit/SelectBox'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { MOST_DEALS, useChangeDeals } from '#pages/workspaces/selection/use-change-deals.ts'
import { cardFacts } from '#parts/deals/deal-labels.ts'
import { useArchiveStyles } from './Archive.styles.ts'
import { copy } from './copy.ts'
import { DealRow, DealRows } from './DealRows.tsx'

/** The archived deals of a workspace with the page's filters and their count. One or many can be restored. */
export function ArchivedList({ workspace, query }: { workspace: string; query: DealQuery }) {
  const styles = useArchiveStyles()
  const now = useToday()
  const timeZone = useTimeZone()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { changeDeals, isPending } = useChangeDeals()
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const { phase: _phase, ...filters } = query
  const request = { params: { query: { ...filters, workspace, archived: true, page_size: 50 } } }
  const pages = useApi().useInfiniteQuery('get', '/deals/', request, {
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
  })
  const deals = pages.data?.pages.flatMap(({ results }) => results)
  const count = pages.data?.pages[0]?.count ?? 0
  const shown = deals?.filter(({ id }) => chosen.has(id)).map(({ id }) => id) ?? []

  const restore = (deals: string[]) => changeDeals({ action: 'restore', deals }, { onDone: () => setChosen(new Set()) })
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((current) => new Set(isChosen ? [...current, id] : [...current].filter((other) => other !== id)))

  return (
    <>
      {count > 0 && (
        <div className={styles.head}>
          <span className={styles.count} aria-live="polite">
            {shown.length > 0 ? copy.archivedList.selected(shown.length, count) : formatQuantity(count, 'deal')}
          </span>
          {shown.length === 0 && mayExport && (
            <ExportButton
              href={exportAddress('/deals/export/', { ...filters, workspace, archived: true })}
              what={formatExtent(count, 'archived deal', Object.keys(filters).length > 0)}
            />
          )}
          {shown.length > 0 && (
            <Button
              appearance="primary"
              size="small"
              disabledFocusable={isPending || shown.length > MOST_DEALS}
              onClick={() => restore(shown)}
            >
              {copy.archivedList.restore(formatQuantity(shown.length, 'deal'))}
            </Button>
          )}
        </div>
      )}
      <DealRows
        what={copy.archivedList.what}
        pages={pages}
        count={deals?.length}
        empty={{
          icon: <ArchiveRegular />,
          title: copy.archivedList.emptyTitle,
          words: copy.archivedList.empty,
        }}
      >
        {deals?.map((deal) => (
          <DealRow
            key={deal.id}
            name={deal.name}
            link={`/agent/deal/${deal.id}`}
            facts={archivedFacts(deal, now, timeZone)}
            isBusy={isPending}
            onRestore={() => restore([deal.id])}
            tick={
              <SelectBox
                label={copy.archivedList.select(deal.name)}
                checked={chosen.has(deal.id)}
                onChange={(isChosen) => toggle(deal.id, isChosen)}
              />
            }
          />
        ))}
      </DealRows>
    </>
  )
}

function archivedFacts(deal: DealCard, now: string, timeZone: string): string[] {
  return [
    ...cardFacts(deal, now),
    ...(deal.archived_at ? [copy.archivedFacts.archived(formatAgoWithin(deal.archived_at, timeZone))] : []),
  ]
}
