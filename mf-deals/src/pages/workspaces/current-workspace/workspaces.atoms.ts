/**
 * The state of the workspaces screen (docs/specification.md §3, group workspaces). Workspaces and boards are in the
 * query cache; view and filters are in the URL.
 */
import { atom } from 'jotai'
import { atomWithStorage, RESET } from 'jotai/utils'
import type { Phase, Workspace } from 'openapi'

/** The local storage key of the starred workspace. */
export const STAR_STORAGE_KEY = 'protracker.starWorkspaceId'

const storedStarAtom = atomWithStorage<string | null>(STAR_STORAGE_KEY, null, undefined, { getOnInit: true })

/**
 * The starred workspace, or null. Kept in local storage and removed from it when cleared (docs/specification.md §4).
 */
export const starWorkspaceIdAtom = atom(
  (get) => get(storedStarAtom),
  (_get, set, id: string | null) => set(storedStarAtom, id ?? RESET),
)

const activeIdAtom = atom<string | null>(null)

/** The current workspace, or null until it is known. `selectWorkspaceAtom` changes it. */
export const activeWorkspaceIdAtom = atom((get) => get(activeIdAtom))

/** The phases of the active workspace, in order; empty until its board has loaded. */
export const activePhasesAtom = atom<readonly Phase[]>([])

/** Selects a workspace and clears the phases of the previous one (docs/specification.md §4). */
export const selectWorkspaceAtom = atom(null, (_get, set, id: string | null) => {
  set(activeIdAtom, id)
  set(activePhasesAtom, [])
})

type Listed = Pick<Workspace, 'id'>

const holds = (workspaces: readonly Listed[], id: string | null) => workspaces.some((workspace) => workspace.id === id)

/**
 * Keeps the active workspace while it is in the list; otherwise the starred one, otherwise the first
 * (docs/specification.md §4).
 */
export function nextActiveWorkspaceId(
  active: string | null,
  star: string | null,
  workspaces: readonly Listed[],
): string | null {
  return [active, star].find((id) => holds(workspaces, id)) ?? workspaces[0]?.id ?? null
}

export interface LoadedWorkspaces {
  /** The workspaces of the current team. */
  workspaces: readonly Listed[]
  /** The workspaces of all teams of the user: a star on another team's workspace stays. */
  everywhere: readonly Listed[]
}

/**
 * Applies docs/specification.md §4 to workspaces that have just loaded: a star on a removed workspace is cleared, the
 * active one is kept or replaced, an empty list resets. Returns the active workspace.
 */
export const workspacesLoadedAtom = atom(null, (get, set, { workspaces, everywhere }: LoadedWorkspaces) => {
  if (!holds(everywhere, get(starWorkspaceIdAtom))) set(starWorkspaceIdAtom, null)
  const active = nextActiveWorkspaceId(get(activeIdAtom), get(starWorkspaceIdAtom), workspaces)
  if (active !== get(activeIdAtom)) set(selectWorkspaceAtom, active)
  return active
})
