/** One's own profile, the account, its bills (docs/specification.md §7). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { AccountSummary, Person } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { sessionKey } from '#parts/session/session.api.ts'
import type { CutImage } from './crop.ts'

type PersonFields = Pick<Person, 'first_name' | 'last_name' | 'phone_number'>
type AccountFields = Pick<AccountSummary, 'name' | 'brokerage'>

/** A new image, null for none any more, undefined where it stays. */
export type ImageChange = CutImage | null | undefined

/** Changes one's profile: the person as a JSON part beside the image (docs/specification.md §7). Gives the user. */
export function useUpdateProfile(id: string) {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const setProfile = useSetAtom(userProfileAtom)
  return useMutation({
    mutationFn: async ({ person, image }: { person: PersonFields; image: ImageChange }) => {
      const { data } = await api.PATCH('/user/{id}/', {
        params: { path: { id } },
        body: { person },
        bodySerializer: () => profileForm({ person: json(image === null ? { ...person, image } : person) }, image),
      })
      return data
    },
    onSuccess: (user) => {
      if (user) setProfile(user)
      notify.success('Your profile is saved.')
      // Names and images of people are all over the product.
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
    },
  })
}

/** Changes the account; the session is then loaded again (docs/specification.md §7). */
export function useUpdateAccount(id: string) {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ image, ...fields }: AccountFields & { image: ImageChange }) =>
      api.PATCH('/account/{id}/', {
        params: { path: { id } },
        body: fields,
        // A form cannot say null.
        bodySerializer: () =>
          image === null ? JSON.stringify({ ...fields, image }) : profileForm({ ...fields }, image),
      }),
    onSuccess: () => {
      notify.success('The account is saved.')
      return queryClient.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

/** The way to the account's bills; asked for afresh each time, because a session's address works once. */
export function useBilling(id: string) {
  return useApi().useQuery(
    'get',
    '/account/{id}/billing/',
    { params: { path: { id } } },
    { meta: { silent: true }, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  )
}

const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' })

function profileForm(parts: Record<string, Blob | string>, image: ImageChange): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  if (image) form.append('profile', image.file, 'profile.webp')
  return form
}
