import type { Workspace } from 'openapi'
import { useCallback, useMemo, useState } from 'react'
import { type KeptLooks, keptLooksOf } from '#pages/workspaces/current-workspace/kept-looks.ts'
import { useChooseView } from '#pages/workspaces/views/views.api.ts'

type Widths = KeptLooks['widths']

const NO_WIDTHS: Widths = []

/** How the user last looked at a workspace, and what keeps the widths of its columns. */
export function useKeptLooks(workspace: Workspace | null): { kept: KeptLooks; keepWidths: (widths: Widths) => void } {
  const { mutate: remember } = useChooseView()
  // No one keeps widths for the deals of all workspaces; they last as long as the page.
  const [widths, setWidths] = useState(NO_WIDTHS)
  const kept = useMemo(
    () => (workspace ? keptLooksOf(workspace) : { ...keptLooksOf(null), widths }),
    [workspace, widths],
  )
  const id = workspace?.id
  const keepWidths = useCallback(
    (next: Widths) => (id ? remember({ workspace: id, widths: next }) : setWidths(next)),
    [remember, id],
  )
  return { kept, keepWidths }
}
