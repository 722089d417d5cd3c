/** API calls of the profile, the account and its billing (docs/specification.md §7). */
import { useSetAtom } from 'jotai'
import type { AccountSummary, Person } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { useRefreshSession } from '#parts/session/use-session.ts'
import { copy } from './copy.ts'
import type { CutImage } from './crop.ts'

type PersonFields = Pick<Person, 'first_name' | 'last_name' | 'phone_number'>
type AccountFields = Pick<AccountSummary, 'name' | 'brokerage'>

/** A new image, null to remove it, undefined to keep it. */
export type ImageChange = CutImage | null | undefined

/** Updates the user's profile: the person as a JSON part beside the image (docs/specification.md §7). */
export function useUpdateProfile(id: string) {
  const notify = useNotify()
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'user',
    (api, { person, image }: { person: PersonFields; image: ImageChange }) =>
      api.PATCH('/user/{id}/', {
        params: { path: { id } },
        body: { person },
        bodySerializer: () => profileForm({ person: json(image === null ? { ...person, image } : person) }, image),
      }),
    {
      onSuccess: (user) => {
        setProfile(user)
        notify.success(copy.profileDialog.saved)
      },
    },
  )
}

/** Updates the account, then reloads the session (docs/specification.md §7). */
export function useUpdateAccount(id: string) {
  const notify = useNotify()
  const refreshSession = useRefreshSession()
  return useWrite(
    'account',
    (api, { image, ...fields }: AccountFields & { image: ImageChange }) =>
      api.PATCH('/account/{id}/', {
        params: { path: { id } },
        body: fields,
        // A form cannot contain null.
        bodySerializer: () =>
          image === null ? JSON.stringify({ ...fields, image }) : profileForm({ ...fields }, image),
      }),
    {
      onSuccess: () => {
        notify.success(copy.accountDialog.saved)
        return refreshSession()
      },
    },
  )
}

/** The address of the account's billing. Fetched each time, because a billing session works once. */
export function useBilling(id: string) {
  return useApi().useQuery(
    'get',
    '/account/{id}/billing/',
    { params: { path: { id } } },
    { meta: { silent: true }, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  )
}

/** Asks the account's owner to erase the user's data. */
export function useAskForErasure(id: string) {
  return useWrite('user', (api) => api.POST('/user/{id}/erasure_request/', { params: { path: { id } } }))
}

const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' })

function profileForm(parts: Record<string, Blob | string>, image: ImageChange): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  if (image) form.append('profile', image.file, 'profile.webp')
  return form
}
