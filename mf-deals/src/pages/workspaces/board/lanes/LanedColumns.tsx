import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import type { RefObject } from 'react'
import { useBoardColumns } from '#pages/workspaces/board/cache/board.api.ts'
import { ColumnHead } from '#pages/workspaces/board/columns/ColumnHead.tsx'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { FreeLanes } from './FreeLanes.tsx'
import type { Lane } from '#pages/workspaces/board/moves/lane.ts'
import { LaneRow } from './LaneRow.tsx'
import { useLanesStyles } from './Lanes.styles.ts'

export interface LanedColumnsProps {
  workspace: string
  query: DealQuery
  lanes: readonly Lane[]
  /** Agents without deals here. */
  free: readonly Lane[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The element in which the lanes scroll. */
  board: RefObject<HTMLElement | null>
}

/** A board with lanes: the heads of its columns stay above the lanes, one for each lead agent. */
export function LanedColumns({ workspace, query, lanes, free, agentOf, board }: LanedColumnsProps) {
  const styles = useLanesStyles()
  const columns = useBoardColumns(workspace, query)
  const isFiltered = Object.keys(query).length > 0
  return (
    <div className={styles.width}>
      <div className={mergeClasses(styles.columns, styles.heads)}>
        {columns.map((column) => (
          <ColumnHead key={column.phase.id} column={column} isFiltered={isFiltered} />
        ))}
      </div>
      {lanes.map((lane, at) => (
        <LaneRow
          key={lane.key}
          lane={lane}
          isFirst={at === 0}
          width={columns.length}
          workspace={workspace}
          query={query}
          agentOf={agentOf}
          scroller={board}
        />
      ))}
      <FreeLanes lanes={free} />
    </div>
  )
}
