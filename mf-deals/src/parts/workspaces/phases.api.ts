/** The columns of a board: what is read, and the calls that change one. */
import type { Phase, PhaseCreate, PhaseUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** The phases of a workspace, in order; none are asked for without one. */
export function usePhasesOf(workspace: string | null) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { workspace: workspace ?? '', page_size: 100, count: 'none' } } },
    { enabled: workspace !== null },
  )
}

interface PhaseChange {
  /** The phase as it was read; a newer one refuses with 412. */
  phase: Phase
  body: PhaseUpdate
}

interface PhaseDeletion {
  id: string
  /** The phase that its deals go to. */
  move_to: string
}

/** Creates, changes, orders and deletes phases; the boards show it. Refusals show where they were asked for. */
export function usePhaseChanges() {
  // Not waited for: the screen that asked goes on before the phase is gone from under it.
  const options = { waits: false, meta: { silent: true } }
  return {
    create: useWrite('phases', (api, body: PhaseCreate) => api.POST('/phases/', { body }), options),
    update: useWrite(
      'phases',
      (api, { phase, body }: PhaseChange) => api.PATCH('/phases/{id}/', { params: atVersion(phase), body }),
      options,
    ),
    move: useWrite(
      'phases',
      (api, { id, order }: Pick<Phase, 'id' | 'order'>) =>
        api.PATCH('/phases/{id}/', { params: { path: { id } }, body: { order } }),
      options,
    ),
    remove: useWrite(
      'phases',
      (api, { id, move_to }: PhaseDeletion) =>
        api.DELETE('/phases/{id}/', { params: { path: { id }, query: { move_to } } }),
      options,
    ),
  }
}
