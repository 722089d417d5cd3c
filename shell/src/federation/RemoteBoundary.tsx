import { type ReactNode, useSyncExternalStore } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { useRemote } from 'remote-kit/context'
import { subscribeToTrials, trialsText } from 'remote-kit/trials'
import { ChunkLoadError, isLoadFailure, toChunkLoadError } from './chunk-load-error.ts'
import { FailureCard } from './FailureCard.tsx'
import { useFederation } from './FederationContext.tsx'
import { pageFaultOf } from './page-faults/page-fault.ts'

/**
 * Contains the failure of a remote: the shell, the menu and the other remotes keep working. Leaving the page clears the
 * failure, and so does turning the remote off or on, or trying another fault.
 */
export function RemoteBoundary({ remote, children }: { remote: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const { track } = useRemote()
  const federation = useFederation()
  const { watch } = federation
  const isDisabled = useSyncExternalStore(watch.subscribe, () => watch.isDisabled(remote))
  const trials = useSyncExternalStore(subscribeToTrials, trialsText)

  function failureOf({ error, resetErrorBoundary }: FallbackProps) {
    const isOff = error instanceof ChunkLoadError && error.type === 'disabled'
    const retry = isOff ? () => void watch.check().then(() => resetErrorBoundary()) : resetErrorBoundary
    return <FailureCard remote={remote} error={error} onRetry={retry} />
  }

  return (
    <ErrorBoundary
      resetKeys={[pathname, isDisabled, trials]}
      onError={(error) => {
        const { version = '' } = federation.placeOf(remote, pathname)
        track('remote-broke', { remote, version, kind: kindOf(error, remote), message: messageOf(error) })
      }}
      fallbackRender={failureOf}
    >
      {children}
    </ErrorBoundary>
  )
}

/** `load`: the federation has reported it already. */
function kindOf(error: unknown, remote: string): string {
  if (error instanceof ChunkLoadError) return 'load'
  return isLoadFailure(error) ? toChunkLoadError(error, { remote }).type : (pageFaultOf(error) ?? 'render')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
