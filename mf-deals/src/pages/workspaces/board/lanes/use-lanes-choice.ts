import { BoardLanes } from 'openapi/codes'
import { useContext } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'
import { readLanes } from '#pages/workspaces/list/list-state.ts'

/** The lanes of the board: those of the URL, else those that the user last chose for the workspace. */
export function useLanesChoice(): BoardLanes {
  const [params] = useSearchParams()
  return readLanes(params, useContext(KeptLooksContext).lanes)
}
