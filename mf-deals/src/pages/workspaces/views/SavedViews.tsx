import type { Workspace } from 'openapi'
import type { WorkspaceView } from 'openapi/codes'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { useSearchParams } from 'remote-kit/use-search-params'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import { useSavedView } from './use-saved-view.ts'
import { readState } from './view-state.ts'
import { type ViewAction, ViewMenu } from './ViewMenu.tsx'
import { keptLooksOf } from '#pages/workspaces/current-workspace/kept-looks.ts'
import { useUpdateView } from './views.api.ts'

const ViewDialog = lazyPart(async () => (await import('./ViewDialog.tsx')).ViewDialog)
const DeleteViewDialog = lazyPart(async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog)

export interface SavedViewsProps {
  /** Null for the deals of all workspaces. */
  workspace: Workspace | null
  team: string
  shown: WorkspaceView
}

/** The saved views of a workspace: choosing, saving, renaming, sharing, deleting. */
export function SavedViews({ workspace, team, shown }: SavedViewsProps) {
  const notify = useNotify()
  const [params] = useSearchParams()
  const control = useSavedView(workspace, team, shown)
  const update = useUpdateView()
  const [open, setOpen] = useState<Exclude<ViewAction, 'save'> | null>(null)
  const { current, choose } = control
  const state = readState(params, shown, keptLooksOf(workspace))
  const created = { workspace: workspace?.id ?? null, team, state }

  const act = (action: ViewAction) => {
    if (action !== 'save') return setOpen(action)
    if (!current || update.isPending) return undefined
    return update.mutate(
      { view: current, body: { state } },
      { onSuccess: () => notify.success(copy.savedViews.saved(current.name)) },
    )
  }
  const close = () => setOpen(null)
  return (
    <>
      <ViewMenu control={control} onAction={act} />
      {open === 'save-as' && <ViewDialog view={null} created={created} onSaved={choose} onClose={close} />}
      {open === 'edit' && current && (
        <ViewDialog view={current} created={created} onSaved={() => undefined} onClose={close} />
      )}
      {open === 'delete' && current && (
        <DeleteViewDialog view={current} onDeleted={() => choose(null)} onClose={close} />
      )}
    </>
  )
}
