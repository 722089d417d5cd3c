import { useSetAtom } from 'jotai'
import type { TourUpdate } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'

/** Stores the user's progress. A failure is not shown: the tour then starts one step earlier next time. */
export function useRememberTour(id: string) {
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'user',
    (api, body: TourUpdate) => api.PATCH('/user/{id}/tour/', { params: { path: { id } }, body }),
    {
      meta: { silent: true },
      // In order, so that the last step is the one that is kept.
      scope: { id: 'tour' },
      onSuccess: setProfile,
      // Nothing else shows the progress of the tour.
      leaves: {},
    },
  )
}
