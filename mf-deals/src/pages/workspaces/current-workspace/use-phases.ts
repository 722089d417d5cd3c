import { useAtom } from 'jotai'
import type { DealCard, Phase } from 'openapi'
import { useCallback, useEffect, useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { activePhasesAtom } from './workspaces.atoms.ts'

/**
 * The phases on screen: those of the board, which become the active ones (docs/specification.md §3), or without a board
 * those of every workspace.
 */
export function usePhases(ofBoard: readonly Phase[] | undefined, isAll: boolean) {
  const [active, setActive] = useAtom(activePhasesAtom)
  const every = useApi().useQuery('get', '/phases/', { params: { query: { page_size: 100 } } }, { enabled: isAll })

  useEffect(() => {
    if (ofBoard) setActive(ofBoard)
  }, [ofBoard, setActive])

  const phases: readonly Phase[] | undefined = isAll ? every.data?.results : active
  const byId = useMemo(() => new Map(phases?.map((phase) => [phase.id, phase])), [phases])
  const phaseOf = useCallback(({ phase }: DealCard) => byId.get(phase), [byId])
  const nameOf = useCallback((phase: string) => byId.get(phase)?.name ?? '', [byId])
  const phaseNameOf = useCallback(({ phase }: DealCard) => nameOf(phase), [nameOf])
  const choices = useMemo(() => active.map(({ id, name }) => ({ value: id, label: name })), [active])
  return { phaseOf, phaseNameOf, nameOf, choices: isAll ? [] : choices }
}
