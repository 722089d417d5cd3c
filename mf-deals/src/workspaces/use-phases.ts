import { useAtom } from 'jotai'
import type { Board, DealCard, Phase } from 'openapi'
import { useCallback, useEffect, useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { activePhasesAtom } from './workspaces.atoms.ts'

/**
 * The phases of what is on screen: those of the board, which become the active ones (SPEC.md §3), or, without a board,
 * those of every workspace.
 */
export function usePhases(board: Board | undefined, isAll: boolean) {
  const [active, setActive] = useAtom(activePhasesAtom)
  const every = useApi().useQuery('get', '/phases/', { params: { query: { page_size: 100 } } }, { enabled: isAll })

  useEffect(() => {
    if (board) setActive(board.columns.map(({ phase }) => phase))
  }, [board, setActive])

  const phases: readonly Phase[] | undefined = isAll ? every.data?.results : active
  const names = useMemo(() => new Map(phases?.map(({ id, name }) => [id, name])), [phases])
  const nameOf = useCallback((phase: string) => names.get(phase) ?? '', [names])
  const phaseOf = useCallback(({ phase }: DealCard) => nameOf(phase), [nameOf])
  const choices = useMemo(() => active.map(({ id, name }) => ({ value: id, label: name })), [active])
  return { phaseOf, nameOf, choices: isAll ? [] : choices }
}
