/** What owners and admins do about teams and their members. Every change shows in every list of teams. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi, useNotify } from 'remote-kit/context'
import { sessionKey } from '#parts/session/session.api.ts'

function useTeamsChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['get', '/teams/'] })
}

/** Who one is, and in which teams, is another thing now. */
function useMembershipChanged() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: sessionKey })
    return queryClient.invalidateQueries()
  }
}

/** Creates a team, with the caller as its first member. */
export function useCreateTeam() {
  return useApi().useMutation('post', '/teams/', { onSuccess: useTeamsChanged() })
}

/** Renames a team. */
export function useRenameTeam() {
  return useApi().useMutation('patch', '/teams/{id}/', { onSuccess: useTeamsChanged() })
}

/** Invites somebody by mail. */
export function useInviteMember() {
  const changed = useTeamsChanged()
  const notify = useNotify()
  return useApi().useMutation('post', '/teams/{id}/members/', {
    onSuccess: (_team, { body }) => {
      notify.success(`The invitation to ${body.email} is on its way.`)
      return changed()
    },
  })
}

/** Changes a member's role, or whom an assistant works for. */
export function useUpdateMember() {
  return useApi().useMutation('patch', '/teams/{id}/members/{user}/', { onSuccess: useTeamsChanged() })
}

/** Sends an invitation again; the link before works no longer. */
export function useResendInvitation() {
  const notify = useNotify()
  return useApi().useMutation('post', '/teams/{id}/members/{user}/resend/', {
    onSuccess: () => notify.success('The invitation is on its way again. The link before works no longer.'),
  })
}

/** Takes an invitation back. */
export function useCancelInvitation() {
  return useApi().useMutation('post', '/teams/{id}/members/{user}/cancel/', { onSuccess: useTeamsChanged() })
}

/** Deactivates a member and hands their work on. */
export function useDeactivateMember() {
  const queryClient = useQueryClient()
  return useApi().useMutation('post', '/teams/{id}/members/{user}/deactivate/', {
    // Deals, tasks and contacts may have changed hands.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Lets a deactivated member in again. */
export function useReactivateMember() {
  const changed = useTeamsChanged()
  const notify = useNotify()
  return useApi().useMutation('post', '/teams/{id}/members/{user}/reactivate/', {
    onSuccess: () => {
      notify.success('They can sign in again, with the role they had.')
      return changed()
    },
  })
}

/** Leaves a team. */
export function useLeaveTeam() {
  return useApi().useMutation('post', '/teams/{id}/leave/', { onSuccess: useMembershipChanged() })
}

/** Gives the account to somebody else. The dialog shows a refusal itself. */
export function useTransferOwnership() {
  return useApi().useMutation('post', '/account/transfer_ownership/', {
    meta: { silent: true },
    onSuccess: useMembershipChanged(),
  })
}
