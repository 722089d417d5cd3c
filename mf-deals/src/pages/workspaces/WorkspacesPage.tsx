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
import { copy } from './copy.ts'
import { WorkspaceScreen } from './WorkspaceScreen.tsx'

export { prefetch } from './prefetch.ts'

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
      <PageFrame title={copy.currentWorkspacePage.title}>
        <ErrorState title={copy.currentWorkspacePage.failed} error={query.error} onRetry={() => void query.refetch()} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={copy.currentWorkspacePage.title} width="fill">
      {workspaces?.length === 0 ? (
        <NoWorkspaces onCreated={shown.select} />
      ) : (
        <SkeletonBoard label={copy.currentWorkspacePage.loading} />
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
        title={copy.noWorkspaces.title}
        action={
          canManage && (
            <Button appearance="primary" onClick={() => setCreating(true)}>
              {copy.noWorkspaces.create}
            </Button>
          )
        }
      >
        {canManage ? copy.noWorkspaces.what : copy.noWorkspaces.ask}
      </EmptyState>
      {isCreating && team && (
        <WorkspaceNameDialog workspace={null} team={team} onClose={() => setCreating(false)} onCreated={onCreated} />
      )}
    </>
  )
}
