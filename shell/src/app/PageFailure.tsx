import { useRouteError } from 'react-router'
import { FailureCard } from '#federation/FailureCard.tsx'

/**
 * Shown if a page of the shell failed to load or to render. Only a reload helps, because the router caches the
 * failure.
 */
export function PageFailure() {
  return (
    <main>
      <FailureCard remote="shell" error={useRouteError()} />
    </main>
  )
}
