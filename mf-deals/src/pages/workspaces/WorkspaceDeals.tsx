import type { Workspace } from 'openapi'
import { WorkspaceView } from 'openapi/codes'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useBoardFacts } from '#pages/workspaces/board/cache/board.api.ts'
import { CardFieldsContext, cardFieldsText, readCardFields } from '#pages/workspaces/cards/card-fields.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import type { usePhases } from '#pages/workspaces/current-workspace/use-phases.ts'
import { AskedDate } from '#parts/date-explanations/AskedDate.tsx'
import { copy } from './copy.ts'
import type { useCardAgents } from './use-card-agents.ts'
import { useWorkspaceDealsStyles } from './WorkspaceDeals.styles.ts'

// Lists need no drag and drop. Both are loaded while the API answers.
const WorkspaceBoard = lazyPart(
  async () => (await import('#pages/workspaces/board/WorkspaceBoard.tsx')).WorkspaceBoard,
  <SkeletonBoard label={copy.workspaceBoard.loading} />,
)
/** Loads the board's code before there is a workspace to show. */
export const preloadBoard = WorkspaceBoard.preload

const DealList = lazyPart(
  async () => (await import('#pages/workspaces/list/DealList.tsx')).DealList,
  <SkeletonRows label={copy.dealList.loading} rows={15} />,
)
const WorkspaceTimeline = lazyPart(
  async () => (await import('#pages/workspaces/timeline/WorkspaceTimeline.tsx')).WorkspaceTimeline,
  <SkeletonRows label={copy.workspaceTimeline.loading} rows={15} />,
)
const WorkspaceCalendar = lazyPart(
  async () => (await import('./WorkspaceCalendar.tsx')).WorkspaceCalendar,
  <SkeletonRows label={copy.workspaceCalendar.loading} rows={12} />,
)

export interface WorkspaceDealsProps {
  view: WorkspaceView
  /** Null for the deals of all workspaces, which are always a list. */
  workspace: Workspace | null
  team: string
  query: DealQuery
  agents: ReturnType<typeof useCardAgents>
  phases: ReturnType<typeof usePhases>
  /** Shown if there is no deal. */
  empty: ReactNode
}

/** The deals of a workspace as a board, list, timeline or calendar. */
export function WorkspaceDeals(props: WorkspaceDealsProps) {
  const [params] = useSearchParams()
  const text = cardFieldsText(readCardFields(params))
  // The same object while the choice is the same, so that cards do not render when another part of the URL changes.
  const shown = useMemo(() => new Set(readCardFields(new URLSearchParams({ card: text }))), [text])
  return (
    <CardFieldsContext value={shown}>
      <View {...props} />
      <AskedDate />
    </CardFieldsContext>
  )
}

function View({ view, workspace, team, query, agents, phases, empty }: WorkspaceDealsProps) {
  if (workspace && view === WorkspaceView.deal) {
    return <BoardOf workspace={workspace.id} query={query} agentOf={agents.agentOf} empty={empty} />
  }
  if (workspace && view === WorkspaceView.timeline) {
    return <WorkspaceTimeline workspace={workspace.id} query={query} phaseOf={phases.phaseOf} empty={empty} />
  }
  if (workspace && view === WorkspaceView.calendar) return <WorkspaceCalendar workspace={workspace.id} query={query} />
  return (
    <DealList
      scope={workspace ? { workspace: workspace.id } : { team }}
      query={query}
      agentOf={agents.agentOf}
      phaseOf={phases.phaseNameOf}
      nameOf={(id) => phases.nameOf(id) || agents.nameOf(id)}
      empty={empty}
    />
  )
}

type BoardOfProps = Pick<WorkspaceDealsProps, 'query' | 'empty'> & {
  workspace: string
  agentOf: WorkspaceDealsProps['agents']['agentOf']
}

function BoardOf({ workspace, query, agentOf, empty }: BoardOfProps) {
  const styles = useWorkspaceDealsStyles()
  const facts = useBoardFacts(workspace, query)
  return (
    <>
      <CorrectedWords className={styles.corrected} corrected={facts.data?.corrected_q} />
      <WorkspaceBoard facts={facts} query={query} agentOf={agentOf} empty={empty} />
    </>
  )
}
