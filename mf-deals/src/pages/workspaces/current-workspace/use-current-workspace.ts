import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { Workspace } from 'openapi'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { currentTeamIdAtom } from 'remote-kit/session'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { useWorkspaces } from '#parts/workspaces/workspaces.api.ts'
import { activeWorkspaceIdAtom, selectWorkspaceAtom, workspacesLoadedAtom } from './workspaces.atoms.ts'

/** In the URL instead of a workspace: every deal of the team as a list. */
export const ALL_WORKSPACES = 'all'

export interface CurrentWorkspace {
  query: ReturnType<typeof useWorkspaces>
  /** The workspaces of the current team, in order; undefined while loading. */
  workspaces: Workspace[] | undefined
  /** The workspace on screen; null for all of them or if there is none. */
  workspace: Workspace | null
  isAll: boolean
  select: (id: string) => void
}

/**
 * The workspace that the page shows. The URL names it, so that it can be shared. If it names none, or one that is gone,
 * docs/specification.md §4 says which one, and the URL is updated.
 */
export function useCurrentWorkspace(): CurrentWorkspace {
  const query = useWorkspaces()
  const everywhere = query.data?.results
  const [params, setParams] = useSearchParams()
  const asked = params.get('workspace')
  const [team, setTeam] = useAtom(currentTeamIdAtom)
  const activeId = useAtomValue(activeWorkspaceIdAtom)
  const selectWorkspace = useSetAtom(selectWorkspaceAtom)
  const workspacesLoaded = useSetAtom(workspacesLoadedAtom)
  const followed = useRef<string | null>(null)

  const workspaces = useMemo(
    () => (team === null ? undefined : everywhere?.filter((workspace) => workspace.team === team)),
    [everywhere, team],
  )

  useEffect(() => {
    if (!everywhere || !workspaces) return
    const named = everywhere.find(({ id }) => id === asked)
    if (named && asked !== followed.current) {
      followed.current = asked
      // Selecting it again would clear its phases, which the board may have given already.
      if (named.id !== activeId) selectWorkspace(named.id)
      // A link from another team: switch to that team. The effect runs again for its workspaces.
      if (named.team !== team) return setTeam(named.team)
    }
    const active = workspacesLoaded({ workspaces, everywhere })
    if (asked === ALL_WORKSPACES || active === asked) return
    followed.current = active
    setParams((current) => paramsWith(current, { workspace: active ?? null }), { replace: true })
  }, [activeId, asked, everywhere, workspaces, team, selectWorkspace, setParams, setTeam, workspacesLoaded])

  const select = useCallback(
    (id: string) => setParams((current) => paramsWith(current, { workspace: id, phase: null, page: null })),
    [setParams],
  )

  const isAll = asked === ALL_WORKSPACES
  const workspace = isAll ? undefined : workspaces?.find(({ id }) => id === activeId)
  return { query, workspaces, workspace: workspace ?? null, isAll, select }
}
