/** API calls of teams and their members. */
import type {
  MemberInvite,
  MemberUpdate,
  OwnershipTransfer,
  PersonErasure,
  TeamFields,
  TeamLeave,
  WorkHandover,
} from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { useRefreshSession } from '#parts/session/use-session.ts'
import { copy } from './copy.ts'

/** A member of a team, as the paths of the API name them. */
export interface MemberPath {
  /** The team's id. */
  id: string
  user: string
}

/** Creates a team, with the caller as its first member. */
export function useCreateTeam() {
  return useWrite('teams', (api, body: TeamFields) => api.POST('/teams/', { body }))
}

/** Renames a team. */
export function useRenameTeam() {
  return useWrite('teams', (api, { id, name }: { id: string; name: string }) =>
    api.PATCH('/teams/{id}/', { params: { path: { id } }, body: { name } }),
  )
}

/** Invites a person by email. */
export function useInviteMember(team: string) {
  const notify = useNotify()
  return useWrite(
    'teams',
    (api, body: MemberInvite) => api.POST('/teams/{id}/members/', { params: { path: { id: team } }, body }),
    { onSuccess: (_team, { email }) => notify.success(copy.inviteDialog.sent(email)) },
  )
}

/** Changes a member's role, or the agents that an assistant works for. */
export function useUpdateMember(path: MemberPath) {
  return useWrite('teams', (api, body: MemberUpdate) =>
    api.PATCH('/teams/{id}/members/{user}/', { params: { path }, body }),
  )
}

/** Resends an invitation. The previous link stops working. */
export function useResendInvitation(path: MemberPath) {
  const notify = useNotify()
  return useWrite('teams', (api) => api.POST('/teams/{id}/members/{user}/resend/', { params: { path } }), {
    onSuccess: () => notify.success(copy.inviteDialog.resent),
  })
}

/** Cancels an invitation. */
export function useCancelInvitation(path: MemberPath) {
  return useWrite('teams', (api) => api.POST('/teams/{id}/members/{user}/cancel/', { params: { path } }))
}

/** Deactivates a member and reassigns their work. */
export function useDeactivateMember(path: MemberPath) {
  return useWrite('teams', (api, body: WorkHandover) =>
    api.POST('/teams/{id}/members/{user}/deactivate/', { params: { path }, body }),
  )
}

/** Reactivates a member. */
export function useReactivateMember(path: MemberPath) {
  const notify = useNotify()
  return useWrite('teams', (api) => api.POST('/teams/{id}/members/{user}/reactivate/', { params: { path } }), {
    onSuccess: () => notify.success(copy.deactivateDialog.undone),
  })
}

/** What erasing a former member would do, read anew each time. The dialog shows a refusal itself. */
export function useMemberErasure(id: string) {
  const init = { params: { path: { id }, query: { dry_run: true } }, body: {} }
  return useApi().useQuery('post', '/user/{id}/erase/', init, { gcTime: 0, retry: false, meta: { silent: true } })
}

/** Erases the personal data of a former member, as previewed. */
export function useEraseMember(id: string) {
  return useWrite('user', (api, { name, preview }: PersonErasure) =>
    api.POST('/user/{id}/erase/', { params: { path: { id } }, body: { name, preview } }),
  )
}

/** The ids of those who have turned on two-step sign-in. For owners and admins. */
export function useTwoStepMembers({ enabled }: { enabled: boolean }): ReadonlySet<string> {
  const members = useApi().useQuery('get', '/two_step/members/', {}, { enabled, meta: { silent: true } })
  return new Set(members.data?.results)
}

/** Resets a member's two-step sign-in. The dialog shows errors itself. */
export function useResetTwoStep(id: string) {
  return useWrite(
    'user',
    (api, current_password: string) =>
      api.POST('/user/{id}/reset_two_step/', { params: { path: { id } }, body: { current_password } }),
    { meta: { silent: true } },
  )
}

/** Leaves a team. */
export function useLeaveTeam(id: string) {
  const refreshSession = useRefreshSession()
  return useWrite(
    'teams',
    (api, body: TeamLeave) => api.POST('/teams/{id}/leave/', { params: { path: { id } }, body }),
    {
      onSuccess: () => void refreshSession(),
    },
  )
}

/** Transfers the account to another member. The dialog shows errors itself. */
export function useTransferOwnership() {
  const refreshSession = useRefreshSession()
  return useWrite('account', (api, body: OwnershipTransfer) => api.POST('/account/transfer_ownership/', { body }), {
    meta: { silent: true },
    onSuccess: () => void refreshSession(),
  })
}
