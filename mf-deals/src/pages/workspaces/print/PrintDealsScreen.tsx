import type { DealCard, Phase } from 'openapi'
import { useSearchParams } from 'remote-kit/use-search-params'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatMoney, formatQuantity } from 'ui-kit/format'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { laneOf, NO_AGENT } from '#pages/workspaces/board/cache/deal-lanes.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import type { ColumnKey } from '#pages/workspaces/list/columns.ts'
import type { ListScope } from '#pages/workspaces/list/deals-list.api.ts'
import { readSort } from '#pages/workspaces/list/list-state.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { Imprint } from '#parts/print/Imprint.tsx'
import { PrintScreen } from '#parts/print/PrintScreen.tsx'
import { PrintSection } from '#parts/print/PrintSection.tsx'
import { usePaperStyles } from '#parts/print/print.styles.ts'
import { copy } from './copy.ts'
import { PaperTable } from './PaperTable.tsx'
import { usePrintedDeals } from './use-printed-deals.ts'

export interface PrintDealsScreenProps {
  scope: ListScope
  query: DealQuery
  /** The columns after the name, in order. */
  columns: readonly ColumnKey[]
  /** The name of the workspace; undefined for all of them. */
  name: string | undefined
  /** The phases of the board, in order, to print them one after the other; undefined for one list. */
  phases: readonly Phase[] | undefined
  /** Prints the lanes of the board one after the other, each with its phases as a column. */
  hasLanes: boolean
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The name of a deal's phase. */
  phaseOf: (deal: DealCard) => string
  onLeave: () => void
}

/** The print version of a board or a list: every deal, with the chosen columns and order. */
export function PrintDealsScreen(props: PrintDealsScreenProps) {
  const { scope, query, columns, name = copy.printDeals.all, phases, hasLanes, agentOf, phaseOf, onLeave } = props
  const styles = usePaperStyles()
  const [params] = useSearchParams()
  const { rows, isWhole, error, retry } = usePrintedDeals(scope, query, phases ? 'rank' : readSort(params))
  const table = { agentOf, phaseOf }

  return (
    <PrintScreen name={name} isWhole={isWhole} isAcross leave={copy.printDeals.back} onLeave={onLeave}>
      <header className={styles.head}>
        <Imprint />
        <div className={styles.titleLine}>
          <h2 className={styles.title}>{name}</h2>
          {isWhole && <span>{copy.printDeals.extent(formatQuantity(rows.length, 'deal'), valueOf(rows))}</span>}
        </div>
      </header>
      {error && <ErrorState title={copy.printDeals.failed} error={error} onRetry={retry} />}
      {!isWhole && !error && <SkeletonRows label={copy.printDeals.loading} rows={12} />}
      {isWhole && !phases && <PaperTable {...table} deals={rows} columns={columns} />}
      {isWhole &&
        phases &&
        partsOf(rows, phases, hasLanes, agentOf).map(({ key, name: part, deals }) => {
          const title = copy.printDeals.phase(part, formatQuantity(deals.length, 'deal'), valueOf(deals))
          // What the sections are by needs no column.
          const told = hasLanes ? 'agent' : 'phase'
          return (
            <PrintSection key={key} title={title}>
              {deals.length > 0 ? (
                <PaperTable {...table} deals={deals} columns={columns.filter((column) => column !== told)} />
              ) : (
                <p className={styles.quiet}>{copy.printDeals.noDeals}</p>
              )}
            </PrintSection>
          )
        })}
    </PrintScreen>
  )
}

interface Part {
  key: string
  name: string
  deals: readonly DealCard[]
}

/** The deals by phase or, with lanes, by lead agent, and there in the order of the phases. */
function partsOf(
  deals: readonly DealCard[],
  phases: readonly Phase[],
  hasLanes: boolean,
  agentOf: PrintDealsScreenProps['agentOf'],
): Part[] {
  const inPhases = phases.map(({ id, name }) => ({ key: id, name, deals: deals.filter(({ phase }) => phase === id) }))
  if (!hasLanes) return inPhases
  const byLane = Map.groupBy(
    inPhases.flatMap((part) => part.deals),
    laneOf,
  )
  return [...byLane]
    .map(([key, own]) => ({ key, name: nameOf(own, agentOf), deals: own }))
    .toSorted((a, b) => Number(a.key === NO_AGENT) - Number(b.key === NO_AGENT) || a.name.localeCompare(b.name))
}

const nameOf = ([deal]: readonly DealCard[], agentOf: PrintDealsScreenProps['agentOf']): string =>
  (deal && agentOf(deal)?.name) ?? copy.printDeals.noAgent

/** What the deals are worth together. */
const valueOf = (deals: readonly DealCard[]): string =>
  formatMoney(deals.reduce((sum, { sale_price, price }) => sum + (sale_price ?? price ?? 0), 0))
