import type { Workspace } from 'openapi'
import { WorkspaceView, workspaceViewLabels } from 'openapi/codes'

/** The views by their names in docs/specification.md §3: `deal` is the board. */
export const viewOptions: readonly { value: WorkspaceView; label: string }[] = Object.values(WorkspaceView).map(
  (value) => ({ value, label: workspaceViewLabels[value] }),
)

const viewNamed = (name: string | null | undefined) => viewOptions.find(({ value }) => value === name)?.value

/**
 * The view of the URL, else the user's last one in this workspace, else the workspace's default, else the board
 * (docs/specification.md §9).
 */
export function readView(params: URLSearchParams, workspace: Workspace | null): WorkspaceView {
  return viewNamed(params.get('view')) ?? workspace?.last_view ?? workspace?.view ?? WorkspaceView.deal
}
