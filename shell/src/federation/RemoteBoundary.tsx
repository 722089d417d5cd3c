import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { useRemote } from 'remote-kit/context'
import { FailureCard } from './FailureCard.tsx'

/**
 * Keeps a remote's failure inside its own part of the page: the shell, the menu and the other remotes go on. Leaving the
 * page clears it.
 */
export function RemoteBoundary({ remote, children }: { remote: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const { track } = useRemote()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => track('remote-broke', { remote, message: messageOf(error) })}
      fallbackRender={failureOf(remote)}
    >
      {children}
    </ErrorBoundary>
  )
}

function failureOf(remote: string) {
  return ({ error, resetErrorBoundary }: FallbackProps) => (
    <FailureCard remote={remote} error={error} onRetry={resetErrorBoundary} />
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
