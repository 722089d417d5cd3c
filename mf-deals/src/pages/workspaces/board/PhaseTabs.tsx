import type { RefObject } from 'react'
import { ColumnTabs } from 'remote-kit/board/ColumnTabs'
import { useBoardColumns } from '#pages/workspaces/board/cache/board.api.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { ColumnCount } from '#pages/workspaces/board/columns/ColumnCount.tsx'
import { copy } from './copy.ts'

export interface PhaseTabsProps {
  /** The id of the workspace. */
  workspace: string
  query: DealQuery
  /** The element in which the columns scroll. */
  board: RefObject<HTMLElement | null>
}

/** The phases by name, on a phone. */
export function PhaseTabs({ workspace, query, board }: PhaseTabsProps) {
  const isFiltered = Object.keys(query).length > 0
  const phases = useBoardColumns(workspace, query)
  const columns = phases.map(({ phase, count }) => ({
    id: phase.id,
    name: phase.name,
    count: <ColumnCount count={count} limit={isFiltered ? null : phase.card_limit} />,
  }))
  return (
    <ColumnTabs
      label={copy.phaseTabs.label}
      attribute="phase"
      columns={columns}
      // Only one phase fits the window. An empty one looks as if there were no deals at all.
      start={phases.find(({ count }) => count)?.phase.id}
      board={board}
    />
  )
}
