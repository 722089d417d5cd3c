import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { canManageWorkspaces } from 'remote-kit/rights'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { useState } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import { useCurrentWorkspace } from '#pages/workspaces/current-workspace/use-current-workspace.ts'
import { WorkspaceScreen } from './WorkspaceScreen.tsx'

const WorkspaceNameDialog = lazyPart(
  async () => (await import('#pages/workspaces/settings/WorkspaceNameDialog.tsx')).WorkspaceNameDialog,
)

const TemplatesScreen = lazyPart(
  async () => (await import('#pages/workspaces/templates/TemplatesScreen.tsx')).TemplatesScreen,
)

/**
 * The workspaces of the team: one of them in one of its views, or all of them as a list. `?templates` shows templates.
 */
export function WorkspacesPage() {
  const [params] = useSearchParams()
  return params.has('templates') ? <TemplatesScreen /> : <CurrentWorkspacePage />
}

function CurrentWorkspacePage() {
  const shown = useCurrentWorkspace()
  const { query, workspaces, workspace, isAll } = shown
  if (workspaces && (workspace || isAll)) return <WorkspaceScreen shown={shown} workspaces={workspaces} />
  if (query.isError) {
    return (
      <PageFrame title="Workspaces">
        <ErrorState
          title="The workspaces could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame title="Workspaces" width="fill">
      {workspaces?.length === 0 ? (
        <NoWorkspaces onCreated={shown.select} />
      ) : (
        <SkeletonBoard label="Loading workspaces" />
      )}
    </PageFrame>
  )
}

function NoWorkspaces({ onCreated }: { onCreated: (id: string) => void }) {
  const team = useAtomValue(currentTeamIdAtom)
  const canManage = canManageWorkspaces(useAtomValue(userProfileAtom))
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <EmptyState
        title="No workspaces yet"
        action={
          canManage && (
            <Button appearance="primary" onClick={() => setCreating(true)}>
              New workspace
            </Button>
          )
        }
      >
        {canManage
          ? 'A workspace is a board of deals with its own phases, such as the season’s closings or your rentals.'
          : 'Deals are kept in workspaces. An owner or admin of the team can make the first one.'}
      </EmptyState>
      {isCreating && team && (
        <WorkspaceNameDialog workspace={null} team={team} onClose={() => setCreating(false)} onCreated={onCreated} />
      )}
    </>
  )
}
