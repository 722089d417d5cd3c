import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { TourUpdate } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'

/** Remembers on the server how far the user is. A failure is not told: the tour only starts a step earlier next time. */
export function useRememberTour(id: string) {
  const { api } = useRemote()
  const setProfile = useSetAtom(userProfileAtom)
  return useMutation({
    meta: { silent: true },
    // One after another: the last step is the one that stays.
    scope: { id: 'tour' },
    mutationFn: async (body: TourUpdate) =>
      (await api.PATCH('/user/{id}/tour/', { params: { path: { id } }, body })).data,
    onSuccess: (user) => user && setProfile(user),
  })
}
