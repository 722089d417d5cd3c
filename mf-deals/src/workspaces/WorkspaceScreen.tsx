import { Button, makeStyles } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Workspace } from 'openapi'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { canExport } from 'remote-kit/rights'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { EmptyState } from 'ui-kit/EmptyState'
import { lazyPart } from 'ui-kit/lazy-part'
import { NoMatch } from 'ui-kit/NoMatch'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useFilteredContact } from './contacts.api.ts'
import { boardMeta } from './deal-words.ts'
import { DealsMenu } from './DealsMenu.tsx'
import { toQuery } from './filters/deal-filters.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { useDealFilters } from './filters/use-deal-filters.ts'
import { readColumns, readSort } from './list/list-state.ts'
import { ListLook } from './list/ListLook.tsx'
import { StarButton } from './StarButton.tsx'
import { isSelectingAtom, selectDealsAtom } from './selection/selection.atoms.ts'
import { useCardAgents } from './use-card-agents.ts'
import { usePhases } from './use-phases.ts'
import type { ShownWorkspace } from './use-shown-workspace.ts'
import { SavedViews } from './views/SavedViews.tsx'
import { readView, type ShownView, viewOptions } from './workspace-view.ts'
import { archiveApproach, newDealApproach, type OpenDialog, WorkspaceDialogs } from './WorkspaceDialogs.tsx'
import { useBoard } from './workspaces.api.ts'
import { activeWorkspaceIdAtom } from './workspaces.atoms.ts'
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx'

// Whoever lists deals need not fetch what drags cards. Both come while the API answers.
const WorkspaceBoard = lazyPart(
  async () => (await import('./WorkspaceBoard.tsx')).WorkspaceBoard,
  <SkeletonBoard label="Loading the board" />,
)
const SelectionBar = lazyPart(async () => (await import('./selection/SelectionBar.tsx')).SelectionBar)
const DealList = lazyPart(
  async () => (await import('./list/DealList.tsx')).DealList,
  <SkeletonRows label="Loading deals" rows={15} />,
)

const useStyles = makeStyles({
  corrected: { marginBottom: '10px' },
})

export interface WorkspaceScreenProps {
  shown: ShownWorkspace
  workspaces: readonly Workspace[]
}

/** A workspace: its head, its filters, and its deals as a board or a list. */
export function WorkspaceScreen({ shown: { workspace, isAll, select }, workspaces }: WorkspaceScreenProps) {
  const styles = useStyles()
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const team = useAtomValue(currentTeamIdAtom)
  const activeId = useAtomValue(activeWorkspaceIdAtom)
  const filters = useDealFilters()
  const query = useMemo(() => toQuery(filters.filters), [filters.filters])
  const board = useBoard(workspace?.id ?? null, query)
  const agents = useCardAgents(team)
  const phases = usePhases(board.data, isAll)
  const contacts = useFilteredContact(filters.filters.contact)
  const isSelecting = useAtomValue(isSelectingAtom)
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const selectDeals = useSetAtom(selectDealsAtom)
  const view = isAll ? 'list' : readView(params, workspace)
  const home = workspace ?? workspaces.find(({ id }) => id === activeId)

  const setParam = (name: string, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set(name, value)
      return next
    })
  const empty = filters.isFiltered ? (
    <NoMatch what="deals" onClear={filters.clearFilters} />
  ) : (
    <EmptyState
      title="No deals here yet"
      action={
        <Button appearance="primary" onClick={() => setParam('create', 'deal')} {...newDealApproach}>
          New deal
        </Button>
      }
    >
      A deal moves through the phases from the first talk to the keys. Start with an address or the people it is for.
    </EmptyState>
  )

  const listScope = workspace ? { workspace: workspace.id } : { team: team ?? '' }

  return (
    <PageFrame
      width={view === 'deal' ? 'fill' : 'full'}
      title={<WorkspaceSwitcher workspaces={workspaces} shown={workspace} onSelect={select} onAction={setDialog} />}
      mark={workspace && <StarButton workspace={workspace} />}
      meta={board.data && !isAll && boardMeta(board.data)}
      tabs={
        !isAll && (
          <SegmentedTabs<ShownView>
            label="View"
            value={view}
            options={viewOptions}
            onChange={(value) => setParam('view', value)}
          />
        )
      }
    >
      <FilterBar
        control={filters}
        choices={{ agents: agents.choices, phases: phases.choices, contacts }}
        start={team && <SavedViews workspace={workspace?.id ?? null} team={team} shown={view} />}
        end={
          <>
            {view === 'list' && <ListLook />}
            {!isSelecting && (
              <Button
                size="small"
                appearance="transparent"
                onClick={() => selectDeals([], true)}
                {...SelectionBar.onApproach}
              >
                Select
              </Button>
            )}
            {workspace && (
              <Button size="small" appearance="transparent" onClick={() => setDialog('archived')} {...archiveApproach}>
                Archived {board.data?.archived_count ?? ''}
              </Button>
            )}
            {mayExport && (
              <DealsMenu
                scope={listScope}
                query={query}
                isFiltered={filters.isFiltered}
                shown={view === 'list' ? { sort: readSort(params), columns: readColumns(params) } : undefined}
                onImport={() => setParam('import', 'new')}
              />
            )}
          </>
        }
      />
      {view === 'deal' && <CorrectedWords className={styles.corrected} corrected={board.data?.corrected_q} />}
      {view === 'deal' ? (
        <WorkspaceBoard board={board} query={query} agentOf={agents.agentOf} empty={empty} />
      ) : (
        <DealList
          scope={listScope}
          query={query}
          agentOf={agents.agentOf}
          phaseOf={phases.phaseOf}
          nameOf={(id) => phases.nameOf(id) || agents.nameOf(id)}
          empty={empty}
        />
      )}
      {isSelecting && <SelectionBar key={workspace?.id} />}
      {home && (
        <WorkspaceDialogs
          open={dialog}
          onClose={() => setDialog(null)}
          workspace={home}
          query={query}
          onCreated={select}
        />
      )}
    </PageFrame>
  )
}
