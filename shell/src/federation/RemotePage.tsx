import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRemote } from 'remote-kit/context'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { ChunkLoadError } from './chunk-load-error.ts'
import { useFederation } from './FederationContext.tsx'
import { PageFault, type PageFaultKind } from './page-faults/page-fault.ts'
import { RemoteContent } from './page-faults/RemoteContent.tsx'

/**
 * One page of a remote: a spinner while it loads, then the page. A failure is thrown to the `RemoteBoundary` above,
 * whose Retry mounts this component again. React.lazy and a route's `lazy` would not do: both cache a failure.
 */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const federation = useFederation()
  const { watch } = federation
  const context = useRemote()
  const [page, setPage] = useState(() => federation.loadedPage(remote, path))
  const [failure, setFailure] = useState<unknown>(null)
  const isDisabled = useSyncExternalStore(watch.subscribe, () => watch.isDisabled(remote))
  const onFault = useCallback((kind: PageFaultKind) => setFailure(new PageFault(kind)), [])

  useEffect(() => federation.show(remote), [federation, remote])

  useEffect(() => {
    const { version = '' } = federation.placeOf(remote, path)
    if (page) context.track('remote-shown', { remote, version })
  }, [page, context, federation, path, remote])

  useEffect(() => {
    if (page || isDisabled) return undefined
    let isShown = true
    federation.loadPage(remote, path, context).then(
      (loaded) => isShown && setPage(loaded),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [page, context, federation, isDisabled, path, remote])

  if (failure !== null) throw failure
  if (isDisabled) throw new ChunkLoadError('disabled', federation.placeOf(remote, path))
  if (!page) return <PageSpinner />
  return (
    <RemoteContent onFault={onFault}>
      <page.Component />
    </RemoteContent>
  )
}
