import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { DeletedDeal } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { exportAddress } from 'remote-kit/export-address'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useWrite } from 'remote-kit/use-write'
import { formatAgoWithin } from 'ui-kit/days'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatExtent, formatMoney, formatQuantity } from 'ui-kit/format'
import { clientLabel } from '#parts/deals/deal-labels.ts'
import { useActors } from '#parts/teams/use-actors.ts'
import { useArchiveStyles } from './Archive.styles.ts'
import { copy } from './copy.ts'
import { DealRow, DealRows } from './DealRows.tsx'

const DAY_MS = 86_400_000

/** Days until the instant, rounded up. */
const daysUntil = (instant: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / DAY_MS))

/** Deals of the team that were deleted in the last 30 days: by whom, when, and how long they can still be restored. */
export function DeletedList({ team }: { team: string }) {
  const styles = useArchiveStyles()
  const notify = useNotify()
  const timeZone = useTimeZone()
  const pages = useApi().useInfiniteQuery(
    'get',
    '/deleted_deals/',
    { params: { query: { team, page_size: 50 } } },
    {
      initialPageParam: null,
      getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
    },
  )
  const { mutate: recover, isPending } = useWrite(
    'deleted_deals',
    (api, id: string) => api.POST('/deleted_deals/{id}/restore/', { params: { path: { id } } }),
    { onSuccess: ({ name }) => notify.success(copy.deletedList.restored(name)) },
  )

  const count = pages.data?.pages[0]?.count ?? 0
  const deals = pages.data?.pages.flatMap(({ results }) => results)
  const { nameOf } = useActors(deals?.map(({ deleted_by }) => deleted_by) ?? [])
  const facts = ({ client_names, price, deleted_at, deleted_by, gone_at }: DeletedDeal) => {
    const who = nameOf(deleted_by)
    return [
      clientLabel(client_names),
      price === null ? '' : formatMoney(price),
      copy.deletedList.deleted(formatAgoWithin(deleted_at, timeZone), who),
      copy.deletedList.left(formatQuantity(daysUntil(gone_at), 'day')),
    ]
  }

  return (
    <>
      {count > 0 && (
        <div className={styles.head}>
          <span className={styles.count}>{formatQuantity(count, 'deal')}</span>
          <ExportButton
            href={exportAddress('/deleted_deals/export/', { team })}
            what={formatExtent(count, 'deleted deal', false)}
          />
        </div>
      )}
      <DealRows
        what={copy.deletedList.what}
        pages={pages}
        count={deals?.length}
        empty={{
          icon: <DeleteRegular />,
          title: copy.deletedList.emptyTitle,
          words: copy.deletedList.empty,
        }}
      >
        {deals?.map((deal) => (
          <DealRow
            key={deal.id}
            name={deal.name}
            facts={facts(deal)}
            isBusy={isPending}
            onRestore={() => recover(deal.id)}
          />
        ))}
      </DealRows>
    </>
  )
}
