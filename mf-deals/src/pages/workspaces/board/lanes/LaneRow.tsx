import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BoardColumn, DealCard } from 'openapi'
import { memo, type RefObject, useCallback, useId, useMemo, useRef } from 'react'
import { useDropTarget } from 'remote-kit/board/use-drag'
import { Bone } from 'ui-kit/Bone'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { laneQuery } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { placeKey } from '#pages/workspaces/board/cache/slots.ts'
import { useBoardColumnStyles } from '#pages/workspaces/board/columns/BoardColumn.styles.ts'
import { ColumnCards } from '#pages/workspaces/board/cards/ColumnCards.tsx'
import { useInView } from '#pages/workspaces/board/cards/use-in-view.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { copy } from './copy.ts'
import { foldedLanesAtom, type Lane, toggleLaneAtom } from '#pages/workspaces/board/moves/lane.ts'
import { LaneHead } from './LaneHead.tsx'
import { useLaneColumns } from './lanes.api.ts'
import { useLanesStyles } from './Lanes.styles.ts'

export interface LaneRowProps {
  lane: Lane
  /** Whether it is rendered before it is known what is in view. */
  isFirst: boolean
  /** How many columns the board has. */
  width: number
  workspace: string
  query: DealQuery
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The element in which the lanes scroll. */
  scroller: RefObject<HTMLElement | null>
}

/** A lane: its head and, if it is open, its part of each column. It is read when it comes near the view. */
export function LaneRow({ lane, isFirst, ...props }: LaneRowProps) {
  const element = useRef<HTMLElement>(null)
  const headId = useId()
  const isOpen = !useAtomValue(foldedLanesAtom).has(lane.key)
  const toggle = useSetAtom(toggleLaneAtom)
  const { isInView } = useInView(element, props.scroller, '600px 0px', isFirst)
  return (
    <section ref={element} aria-labelledby={headId} data-lane={lane.key}>
      <LaneHead id={headId} lane={lane} isOpen={isOpen} onToggle={() => toggle(lane.key)} />
      {isOpen && <LaneColumns {...props} lane={lane} isNear={isInView} isFirst={isFirst} />}
    </section>
  )
}

function LaneColumns({
  lane,
  isFirst,
  isNear,
  width,
  workspace,
  query,
  ...column
}: LaneRowProps & { isNear: boolean }) {
  const styles = useLanesStyles()
  const columns = useLaneColumns(workspace, query, lane.key, isNear)
  const own = useMemo(() => ({ ...query, ...laneQuery(lane.key) }), [query, lane.key])
  if (!columns) {
    return (
      <SkeletonFrame label={copy.lanedBoard.loadingLane(lane.name)}>
        <div className={styles.columns}>
          {Array.from({ length: width }, (_, at) => (
            <Bone key={at} height="152px" />
          ))}
        </div>
      </SkeletonFrame>
    )
  }
  return (
    <div className={styles.columns}>
      {columns.map((one) => (
        <LaneColumn
          key={one.phase.id}
          {...column}
          column={one}
          lane={lane.key}
          agent={lane.name}
          workspace={workspace}
          query={own}
          atFirst={isFirst ? 2 : 0}
        />
      ))}
    </div>
  )
}

interface LaneColumnProps extends Pick<LaneRowProps, 'workspace' | 'query' | 'agentOf' | 'scroller'> {
  column: BoardColumn
  lane: string
  agent: string
  atFirst: number
}

/** The part of a column that is in a lane, as high as its cards. */
const LaneColumn = memo(function LaneColumn({ column, lane, agent, ...props }: LaneColumnProps) {
  const styles = useLanesStyles()
  const board = useBoardColumnStyles()
  const { phase } = column
  const place = { phase: phase.id, lane }
  const { ref, isTarget } = useDropTarget(placeKey(place), place)
  const list = useRef<HTMLElement | null>(null)
  const keep = useCallback(
    (element: HTMLElement | null) => {
      list.current = element
      return ref(element)
    },
    [ref],
  )
  return (
    <section
      ref={keep}
      data-phase={phase.id}
      data-place={placeKey(place)}
      aria-label={copy.laneHead.column(phase.name, agent)}
      className={mergeClasses(styles.column, isTarget && board.target)}
    >
      <ColumnCards {...props} column={column} place={place} list={list} />
    </section>
  )
})
