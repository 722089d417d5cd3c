import type { Workspace } from 'openapi'
import { useCallback, useEffect } from 'react'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from 'remote-kit/use-search-params'
import { aheadOf } from 'ui-kit/ahead'
import { lazyPart } from 'ui-kit/lazy-part'
import { RenderedAhead } from 'ui-kit/RenderedAhead'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useReadTemplatesAhead } from '#parts/templates/templates.api.ts'
import type { WorkspaceAction } from '#pages/workspaces/current-workspace/WorkspaceSwitcher.tsx'

// Deals come first; dialogs are loaded when they open.
const ArchivedPanel = lazyPart(async () => (await import('#pages/workspaces/archive/ArchivedPanel.tsx')).ArchivedPanel)
const CreateDealDialog = lazyPart(
  async () => (await import('#pages/workspaces/new-deal/CreateDealDialog.tsx')).CreateDealDialog,
)
const DeleteWorkspaceDialog = lazyPart(
  async () => (await import('#pages/workspaces/settings/DeleteWorkspaceDialog.tsx')).DeleteWorkspaceDialog,
)
const ImportPanel = lazyPart(async () => (await import('remote-kit/imports/ImportPanel')).ImportPanel)
const PhasesPanel = lazyPart(async () => (await import('#pages/workspaces/settings/PhasesPanel.tsx')).PhasesPanel)
const WorkspaceNameDialog = lazyPart(
  async () => (await import('#pages/workspaces/settings/WorkspaceNameDialog.tsx')).WorkspaceNameDialog,
)
const WorkspacesPanel = lazyPart(
  async () => (await import('#pages/workspaces/settings/WorkspacesPanel.tsx')).WorkspacesPanel,
)

const newDealAhead = aheadOf<true>()

/** For the button that opens the archive. */
export const archiveApproach = ArchivedPanel.onApproach

/**
 * The dialogs of the page. A new deal is in the URL (`?create=deal`, with its client as `&client=<id>`), so that any page can link to it, and so is an
 * import (`?import=<id>`), which continues after a reload.
 */
export type OpenDialog = WorkspaceAction | 'archived' | null

export interface WorkspaceDialogsProps {
  open: OpenDialog
  onClose: () => void
  /** The workspace for new deals, renaming and deleting. */
  workspace: Workspace
  /** The workspaces of the team, in order. */
  workspaces: readonly Workspace[]
  query: DealQuery
  onCreated: (workspace: string) => void
}

/** The dialog that is open, if any. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { workspace } = props
  const [, setParams] = useSearchParams()
  const create = useSearchParamAtOnce('create')
  const client = useSearchParamAtOnce('client')
  const readTemplates = useReadTemplatesAhead()
  const isCreating = create === 'deal'
  useEffect(() => {
    if (isCreating) return undefined
    return newDealAhead.onceIdle(true, () => Promise.all([CreateDealDialog.preload(), readTemplates()]))
  }, [isCreating, readTemplates])
  const form = useCallback(() => {
    // The client of a new deal goes with it.
    const close = () => setParams((current) => paramsWith(current, { create: null, client: null }), { replace: true })
    return <CreateDealDialog workspace={workspace} clientId={client} onClose={close} />
  }, [workspace, client, setParams])
  return (
    <>
      <RenderedAhead open={isCreating || null} ahead={newDealAhead}>
        {form}
      </RenderedAhead>
      {!isCreating && <OtherDialog {...props} />}
    </>
  )
}

function OtherDialog({ open, onClose, workspace, workspaces, query, onCreated }: WorkspaceDialogsProps) {
  const [params, setParams] = useSearchParams()
  const setImport = (id: string | null) =>
    setParams((current) => paramsWith(current, { import: id }), { replace: true })
  const imported = params.get('import')
  if (imported) {
    return (
      <ImportPanel
        of={{ entity: 'deal', workspace: workspace.id, addressOf: (deal) => `/agent/deal/${deal}` }}
        into={workspace.name}
        id={imported}
        onOpen={setImport}
        onClose={() => setImport(null)}
      />
    )
  }
  if (open === 'archived') return <ArchivedPanel workspace={workspace} query={query} onClose={onClose} />
  if (open === 'phases') return <PhasesPanel workspace={workspace} onClose={onClose} />
  if (open === 'order') return <WorkspacesPanel workspaces={workspaces} onClose={onClose} />
  if (open === 'delete') return <DeleteWorkspaceDialog workspace={workspace} onClose={onClose} />
  if (open === null) return null
  return (
    <WorkspaceNameDialog
      workspace={open === 'rename' ? workspace : null}
      team={workspace.team}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
