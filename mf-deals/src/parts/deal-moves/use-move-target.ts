import type { Phase, Workspace } from 'openapi'
import { useState } from 'react'
import { usePhasesOf } from '#parts/workspaces/phases.api.ts'
import { useWorkspaces } from '#parts/workspaces/workspaces.api.ts'

export interface MoveTarget {
  /** The available workspaces; undefined while loading. */
  workspaces: readonly Workspace[] | undefined
  workspace: Workspace | null
  setWorkspace: (id: string) => void
  /** The phases of the workspace, in order; undefined while loading. */
  phases: readonly Phase[] | undefined
  phase: Phase | null
  setPhase: (id: string) => void
}

/** The workspace and phase to move to: the first ones until the user chooses. */
export function useMoveTarget(team: string | null, without: string | null): MoveTarget {
  const [chosen, setChosen] = useState<{ workspace?: string; phase?: string }>({})
  const all = useWorkspaces().data?.results
  const workspaces = all?.filter((one) => one.team === team && one.id !== without)
  const workspace = workspaces?.find(({ id }) => id === chosen.workspace) ?? workspaces?.[0] ?? null
  const phases = usePhasesOf(workspace?.id ?? null).data?.results
  const phase = phases?.find(({ id }) => id === chosen.phase) ?? phases?.[0] ?? null
  return {
    workspaces,
    workspace,
    setWorkspace: (id) => setChosen({ workspace: id }),
    phases,
    phase,
    setPhase: (id) => setChosen({ ...chosen, phase: id }),
  }
}
