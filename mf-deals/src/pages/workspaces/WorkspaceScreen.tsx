import { useAtomValue, useSetAtom } from 'jotai'
import type { Workspace } from 'openapi'
import { BoardLanes, WorkspaceView } from 'openapi/codes'
import { useMemo, useState } from 'react'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { currentTeamIdAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import { useBoardFacts } from '#pages/workspaces/board/cache/board.api.ts'
import { FilterBar } from '#pages/workspaces/filters/FilterBar.tsx'
import { useDealFilters, useDealQuery } from '#pages/workspaces/filters/use-deal-filters.ts'
import { useFilteredContact } from '#pages/workspaces/filters/use-filtered-contact.ts'
import { KeepWidthsContext, KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'
import { readColumns, readLanes, readSort } from '#pages/workspaces/list/list-state.ts'
import { isSelectingAtom, selectDealsAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import { StarButton } from '#pages/workspaces/current-workspace/StarButton.tsx'
import { usePhases } from '#pages/workspaces/current-workspace/use-phases.ts'
import type { CurrentWorkspace } from '#pages/workspaces/current-workspace/use-current-workspace.ts'
import { activeWorkspaceIdAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { WorkspaceSwitcher } from '#pages/workspaces/current-workspace/WorkspaceSwitcher.tsx'
import { SavedViews } from '#pages/workspaces/views/SavedViews.tsx'
import { useChooseView } from '#pages/workspaces/views/views.api.ts'
import { boardMeta } from '#parts/deals/deal-labels.ts'
import { copy } from './copy.ts'
import { DealTools, SelectionBar } from './DealTools.tsx'
import { useCardAgents } from './use-card-agents.ts'
import { FilterCount } from './FilterCount.tsx'
import { NoDeals } from './NoDeals.tsx'
import { useKeptLooks } from './use-kept-looks.ts'
import { readView, viewOptions } from './workspace-view.ts'
import { WorkspaceDeals } from './WorkspaceDeals.tsx'
import { type OpenDialog, WorkspaceDialogs } from './WorkspaceDialogs.tsx'

const PrintDealsScreen = lazyPart(
  async () => (await import('#pages/workspaces/print/PrintDealsScreen.tsx')).PrintDealsScreen,
)

export interface WorkspaceScreenProps {
  shown: CurrentWorkspace
  workspaces: readonly Workspace[]
}

/** A workspace: header, filters, and its deals in one of the views. */
export function WorkspaceScreen({ shown: { workspace, isAll, select }, workspaces }: WorkspaceScreenProps) {
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const team = useAtomValue(currentTeamIdAtom)
  const activeId = useAtomValue(activeWorkspaceIdAtom)
  const filters = useDealFilters()
  const query = useDealQuery(filters, useToday())
  const { data: facts, isPending } = useBoardFacts(workspace?.id ?? null, query)
  const agents = useCardAgents(team)
  const phases = usePhases(facts?.phases, isAll)
  const contacts = useFilteredContact(filters.filters.contact)
  const isSelecting = useAtomValue(isSelectingAtom)
  const selectDeals = useSetAtom(selectDealsAtom)
  const view = isAll ? WorkspaceView.list : readView(params, workspace)
  const isFirstWait = useFirstWait(isPending && view === WorkspaceView.deal)
  const canSelect = view === WorkspaceView.deal || view === WorkspaceView.list
  const { mutate: remember } = useChooseView()
  const { kept, keepWidths } = useKeptLooks(workspace)
  const columns = useMemo(() => readColumns(params, kept.columns), [params, kept])
  const home = workspace ?? workspaces.find(({ id }) => id === activeId)

  const scope = workspace ? { workspace: workspace.id } : { team: team ?? '' }

  const setParam = (name: string, value: string) => setParams((current) => paramsWith(current, { [name]: value }))
  const show = (shown: WorkspaceView) => {
    setParam('view', shown)
    if (workspace) remember({ workspace: workspace.id, shown })
  }
  if (params.get('print') === 'sheet') {
    return (
      <PrintDealsScreen
        scope={scope}
        query={query}
        columns={columns}
        name={workspace?.name}
        phases={view === WorkspaceView.deal ? facts?.phases : undefined}
        hasLanes={readLanes(params, kept.lanes) !== BoardLanes.none}
        agentOf={agents.agentOf}
        phaseOf={phases.phaseNameOf}
        onLeave={() => setParam('print', '')}
      />
    )
  }
  return (
    <PageFrame
      width={view === WorkspaceView.deal ? 'fill' : 'full'}
      title={<WorkspaceSwitcher workspaces={workspaces} shown={workspace} onSelect={select} onAction={setDialog} />}
      mark={workspace && <StarButton workspace={workspace} />}
      meta={facts && !isAll && boardMeta(facts)}
      tabs={
        !isAll &&
        !isFirstWait && (
          <SegmentedTabs<WorkspaceView>
            label={copy.workspaceScreen.label}
            value={view}
            options={viewOptions}
            onChange={show}
          />
        )
      }
    >
      {isFirstWait ? (
        <SkeletonBoard label={copy.workspaceBoard.loading} />
      ) : (
        <KeptLooksContext value={kept}>
          <KeepWidthsContext value={keepWidths}>
            <FilterBar
              control={filters}
              choices={{ agents: agents.choices, phases: phases.choices, contacts }}
              scope={scope}
              query={query}
              count={<FilterCount scope={scope} query={query} />}
              start={team && <SavedViews workspace={workspace} team={team} shown={view} />}
              end={
                <DealTools
                  view={view}
                  workspace={workspace?.id ?? null}
                  archivedCount={facts?.archived_count}
                  onSelect={canSelect ? () => selectDeals([], true) : null}
                  onArchived={() => setDialog('archived')}
                  files={{
                    scope,
                    query,
                    isFiltered: filters.isFiltered,
                    shown: view === WorkspaceView.list ? { sort: readSort(params), columns } : undefined,
                    onImport: () => setParam('import', 'new'),
                    onPrint: () => setParam('print', 'sheet'),
                  }}
                />
              }
            />
            <WorkspaceDeals
              view={view}
              workspace={workspace}
              team={team ?? ''}
              query={query}
              agents={agents}
              phases={phases}
              empty={
                <NoDeals
                  onClearFilters={filters.isFiltered ? filters.clearFilters : null}
                  onCreate={() => setParam('create', 'deal')}
                />
              }
            />
          </KeepWidthsContext>
        </KeptLooksContext>
      )}
      {isSelecting && canSelect && <SelectionBar key={workspace?.id} workspace={workspace?.id ?? null} />}
      {home && (
        <WorkspaceDialogs
          open={dialog}
          onClose={() => setDialog(null)}
          workspace={home}
          workspaces={workspaces}
          query={query}
          onCreated={select}
        />
      )}
    </PageFrame>
  )
}

/**
 * Whether the board is awaited for the first time. Filters and cards need its answer. Until then the title stands alone:
 * drawn with them, it would come a fifth later. The tabs come with the facts, below which they are on a phone.
 */
function useFirstWait(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(!isWaiting)
  if (!isOver && !isWaiting) setOver(true)
  return isWaiting && !isOver
}
