import type { Workspace } from 'openapi'
import { BoardLanes } from 'openapi/codes'
import { createContext } from 'react'

/** How the user last looked at the workspace on screen, outside saved views. */
export interface KeptLooks {
  /** The columns of the list after the name; none for the default ones. */
  columns: readonly string[]
  widths: Workspace['last_widths']
  lanes: BoardLanes
}

const NONE: KeptLooks = { columns: [], widths: [], lanes: BoardLanes.none }

export const KeptLooksContext = createContext<KeptLooks>(NONE)

/** What the API has kept of a workspace; the default looks for the deals of all of them. */
export const keptLooksOf = (workspace: Workspace | null): KeptLooks =>
  workspace ? { columns: workspace.last_columns, widths: workspace.last_widths, lanes: workspace.last_lanes } : NONE

/** Keeps the widths of the list's columns for the user. */
export const KeepWidthsContext = createContext<(widths: KeptLooks['widths']) => void>(() => {})
