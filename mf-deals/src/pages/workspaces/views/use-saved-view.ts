import { useAtomValue } from 'jotai'
import type { View, Workspace } from 'openapi'
import type { WorkspaceView } from 'openapi/codes'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { canManageWorkspaces } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { hasState, isSameState, readState, withoutState, withState } from './view-state.ts'
import { SAVED } from '#pages/workspaces/list/list-state.ts'
import { useChooseView, useSavedViews } from './views.api.ts'

export interface SavedViewControl {
  /** The available views, the user's own before those of the team. */
  own: readonly View[]
  shared: readonly View[]
  /** The current saved view; null without one. */
  current: View | null
  /** The display differs from the view. */
  isChanged: boolean
  /** Whether the user may change it for everyone who sees it. */
  canKeep: boolean
  /** Opens a saved view, or everything, and remembers that. */
  choose: (view: View | null) => void
}

/** The saved view of the page. The URL says how deals are displayed; without parameters the last choice does. */
export function useSavedView(at: Workspace | null, team: string | null, shown: WorkspaceView): SavedViewControl {
  const workspace = at?.id ?? null
  const lastView = at?.last_view ?? null
  const user = useAtomValue(userProfileAtom)
  const [params, setParams] = useSearchParams()
  const { data } = useSavedViews()
  const { mutate: remember } = useChooseView()

  const here = useMemo(
    () => data?.results.filter((view) => view.workspace === workspace && view.team === team) ?? [],
    [data, workspace, team],
  )
  const current = here.find(({ id }) => id === params.get(SAVED)) ?? null
  const choose = useCallback(
    (view: View | null) => {
      setParams((now) => {
        const next = view ? withState(now, view.state) : withoutState(now)
        if (view) next.set(SAVED, view.id)
        return next
      })
      if (workspace) remember({ workspace, view: view?.id ?? null, ...(view && { shown: view.state.view }) })
    },
    [setParams, remember, workspace],
  )

  // Once for each opened workspace, so that clearing the filters does not bring the view back.
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (!data || !workspace || params.get('workspace') !== workspace || opened.current === workspace) return
    opened.current = workspace
    const chosen = here.find(({ chosen_in }) => chosen_in.includes(workspace))
    if (!chosen || hasState(params)) return
    setParams(
      (now) => {
        const next = withState(now, { ...chosen.state, view: lastView ?? chosen.state.view })
        next.set(SAVED, chosen.id)
        return next
      },
      { replace: true },
    )
  }, [data, workspace, lastView, here, params, setParams])

  const isOwn = (view: View) => view.created_by === user?.id
  return {
    own: here.filter(isOwn),
    shared: here.filter((view) => !isOwn(view)),
    current,
    isChanged: current !== null && !isSameState(current.state, readState(params, shown)),
    canKeep: current !== null && (isOwn(current) || canManageWorkspaces(user)),
    choose,
  }
}
