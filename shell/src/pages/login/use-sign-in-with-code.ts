import type { User } from 'openapi'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { showRefusal } from 'remote-kit/forms/refusals'
import { reportFailure } from 'remote-kit/query-client'
import { type Credentials, useLogin } from '#parts/session/use-login.ts'

export interface SecondStepProps {
  /** Whose password was right. */
  credentials: Credentials
  onSignIn: (user: User) => void
  onBack: () => void
}

/** The form that signs in with the password that was right and a code. */
export function useSignInWithCode({ credentials, onSignIn }: Omit<SecondStepProps, 'onBack'>) {
  const notify = useNotify()
  const login = useLogin()
  const { control, handleSubmit, setError, reset } = useForm({ defaultValues: { code: '' } })
  const signIn = handleSubmit(({ code }) =>
    login.mutate(
      { ...credentials, code },
      {
        onSuccess: onSignIn,
        onError: (error) => {
          const rest = showRefusal(error, ['code'], setError)
          if (rest) reportFailure(notify, rest)
        },
      },
    ),
  )
  return { control, reset, signIn, isPending: login.isPending }
}
