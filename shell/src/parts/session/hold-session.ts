import { QueryObserver } from '@tanstack/react-query'
import type { RemoteContext } from 'remote-kit/contract'
import { sessionQuery } from './session.api.ts'

/**
 * Asks who is signed in (docs/specification.md §4) before there is a guard to ask. A guard that is shown before `release`
 * takes the answer over.
 */
export function holdSession(context: RemoteContext): {
  /** Settles with the answer, also if there is none. A failure is the guard's to show. */
  known: Promise<void>
  release: () => void
} {
  let release = () => {}
  const known = new Promise<void>((resolve) => {
    release = new QueryObserver(context.queryClient, sessionQuery(context)).subscribe(({ isPending }) => {
      if (!isPending) resolve()
    })
  })
  return { known, release }
}
