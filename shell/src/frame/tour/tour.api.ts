import { useSetAtom } from 'jotai'
import type { TourUpdate } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'

/** Remembers on the server how far the user is. A failure is not told: the tour only starts a step earlier next time. */
export function useRememberTour(id: string) {
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'user',
    (api, body: TourUpdate) => api.PATCH('/user/{id}/tour/', { params: { path: { id } }, body }),
    {
      meta: { silent: true },
      // One after another: the last step is the one that stays.
      scope: { id: 'tour' },
      onSuccess: setProfile,
      // Nothing else shows how far the tour is.
      leaves: {},
    },
  )
}
