/** API calls of two-step sign-in. The dialogs show errors themselves. */
import { useApi, useNotify } from 'remote-kit/context'
import { atVersion } from 'remote-kit/at-version'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

const silent = { meta: { silent: true } }

/** The user's own two-step sign-in. */
export function useTwoStep() {
  return useApi().useQuery('get', '/two_step/', {}, silent)
}

/** Makes a key and recovery codes. Only this response contains them. */
export function useStartTwoStep() {
  return useWrite(
    'two_step',
    (api, current_password: string) => api.POST('/two_step/', { body: { current_password } }),
    silent,
  )
}

/** Turns it on with a first code. */
export function useConfirmTwoStep() {
  const notify = useNotify()
  return useWrite('two_step', (api, code: string) => api.POST('/two_step/confirm/', { body: { code } }), {
    ...silent,
    onSuccess: () => notify.success(copy.setUpTwoStepDialog.done),
  })
}

/** Turns it off. */
export function useDisableTwoStep() {
  const notify = useNotify()
  return useWrite(
    'two_step',
    (api, current_password: string) => api.POST('/two_step/disable/', { body: { current_password } }),
    { ...silent, onSuccess: () => notify.success(copy.turnOffTwoStepDialog.done) },
  )
}

/** Makes new recovery codes. Only this response contains them. */
export function useRenewRecoveryCodes() {
  return useWrite(
    'two_step',
    (api, current_password: string) => api.POST('/two_step/recovery_codes/', { body: { current_password } }),
    silent,
  )
}

/** Whether the account requires it. For its owner. */
export function useSignInRules(id: string) {
  return useApi().useQuery('get', '/account/{id}/sign_in_rules/', { params: { path: { id } } }, silent)
}

interface NewRules {
  version: number
  two_step_required: boolean
  current_password: string
}

/** Requires it of everyone on the team, or no longer does. */
export function useUpdateSignInRules(id: string) {
  const notify = useNotify()
  return useWrite(
    'account',
    (api, { version, ...body }: NewRules) =>
      api.PATCH('/account/{id}/sign_in_rules/', { params: atVersion({ id, version }), body }),
    {
      ...silent,
      onSuccess: (_, { two_step_required: isRequired }) =>
        notify.success(isRequired ? copy.requireTwoStepDialog.required : copy.requireTwoStepDialog.released),
    },
  )
}
