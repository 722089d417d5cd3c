import type { Phase, Workspace } from 'openapi'
import type { PhaseKind } from 'openapi/codes'
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

interface Among {
  /** The workspace that is left out. */
  without?: string | null
  /** The workspace to start with. */
  start?: string | null
  /** Only phases of this kind. */
  kind?: PhaseKind
}

/** The workspace and phase to move to: the first ones until the user chooses. */
export function useMoveTarget(team: string | null, { without, start, kind }: Among): MoveTarget {
  const [chosen, setChosen] = useState<{ workspace?: string; phase?: string }>({})
  const workspaces = useWorkspaces().data?.results.filter((one) => one.team === team && one.id !== without)
  const workspace = workspaces?.find(({ id }) => id === (chosen.workspace ?? start)) ?? workspaces?.[0] ?? null
  const all = usePhasesOf(workspace?.id ?? null).data?.results
  const phases = kind ? all?.filter((one) => one.kind === kind) : all
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
