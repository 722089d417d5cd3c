import { QueryClient } from '@tanstack/react-query'
import { ApiError } from 'remote-kit/api-client'
import { expect, it, vi } from 'vitest'
import { sessionKey } from './session.api.ts'
import { watchSessionExpiry } from './session-expiry.ts'

const refusal = (status: number) => new ApiError({ type: 'about:blank', title: 'No', status, request_id: 'test' })

it('reloads the profile after a 401 of any call, and only then', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const stop = watchSessionExpiry(queryClient)
  const failWith = (status: number) =>
    queryClient
      .fetchQuery({ queryKey: [status], queryFn: () => Promise.reject(refusal(status)) })
      .catch(() => undefined)

  await failWith(403)
  expect(invalidate).not.toHaveBeenCalled()
  await failWith(401)
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: sessionKey })

  stop()
  await failWith(401)
  expect(invalidate).toHaveBeenCalledOnce()
})
