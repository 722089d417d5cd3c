import { type ComponentType, useEffect, useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { useFederation } from './FederationContext.tsx'

/**
 * One page of a remote: a spinner while it loads, then the page. A failure is thrown to the `RemoteBoundary` above,
 * whose Retry mounts this component again. React.lazy and a route's `lazy` would not do: both cache a failure.
 */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const federation = useFederation()
  const context = useRemote()
  const [Page, setPage] = useState<ComponentType | undefined>(() => federation.loadedPage(remote, path))
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    if (Page) return undefined
    let isShown = true
    federation.loadPage(remote, path, context).then(
      (page) => isShown && setPage(() => page),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [Page, context, federation, path, remote])

  if (failure !== null) throw failure
  return Page ? <Page /> : <PageSpinner />
}
