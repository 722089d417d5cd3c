import { useRouteError } from 'react-router'
import { FailureCard } from '#federation/FailureCard.tsx'

/** A page of the shell that could not be fetched or that broke. Only a reload helps: the router keeps a failed page. */
export function PageFailure() {
  return (
    <main>
      <FailureCard remote="shell" error={useRouteError()} />
    </main>
  )
}
