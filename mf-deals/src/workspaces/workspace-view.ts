import type { Workspace } from 'openapi'
import { WorkspaceView, workspaceViewLabels } from 'openapi/codes'

/** The views that there are, by the names of SPEC.md §3: `deal` is the board. */
export type ShownView = typeof WorkspaceView.deal | typeof WorkspaceView.list

export const viewOptions: readonly { value: ShownView; label: string }[] = [
  { value: WorkspaceView.deal, label: workspaceViewLabels.deal },
  { value: WorkspaceView.list, label: workspaceViewLabels.list },
]

const viewNamed = (name: string | null | undefined) => viewOptions.find(({ value }) => value === name)?.value

/** The view of the address, else the one that the workspace opens with, else the board (SPEC.md §9). */
export function readView(params: URLSearchParams, workspace: Workspace | null): ShownView {
  return viewNamed(params.get('view')) ?? viewNamed(workspace?.view) ?? WorkspaceView.deal
}
