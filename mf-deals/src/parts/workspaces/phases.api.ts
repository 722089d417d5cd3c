/** API calls for the phases of a board. */
import type { Phase, PhaseCreate, PhaseUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** The phases of a workspace, in order; not requested without a workspace. */
export function usePhasesOf(workspace: string | null) {
  return useApi().useQuery(
    'get',
    '/phases/',
    { params: { query: { workspace: workspace ?? '', page_size: 100, count: 'none' } } },
    { enabled: workspace !== null },
  )
}

interface PhaseChange {
  /** The phase as it was read. Refused with 412 if someone changed it since. */
  phase: Phase
  body: PhaseUpdate
}

interface PhaseDeletion {
  id: string
  /** The phase that its deals move to. */
  move_to: string
}

/** Creates, changes, orders and deletes phases. The caller shows refusals. */
export function usePhaseChanges() {
  // Not awaited: the screen continues before the phase disappears.
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
