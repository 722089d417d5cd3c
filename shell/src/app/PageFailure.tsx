import { useLayoutEffect } from 'react'
import { useRouteError } from 'react-router'
import { FailureCard } from '#federation/FailureCard.tsx'
import { removeStartFrame } from '#parts/start-frame/start-frame.ts'

/**
 * Shown if a page of the shell failed to load or to render. Only a reload helps, because the router caches the
 * failure.
 */
export function PageFailure() {
  useLayoutEffect(removeStartFrame, [])
  return (
    <main>
      <FailureCard remote="shell" error={useRouteError()} />
    </main>
  )
}
