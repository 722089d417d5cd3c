import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { useRemote } from 'remote-kit/context'
import { FailureCard } from './FailureCard.tsx'

/**
 * Contains the failure of a remote: the shell, the menu and the other remotes keep working. Leaving the page clears the
 * failure.
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
