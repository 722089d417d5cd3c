import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'

/**
 * A component that is fetched when it is first rendered; nothing, or `waiting`, stands for it meanwhile. A failed fetch says so
 * in its place and can be tried again (React.lazy would keep the failure). Declare it at the top of a module:
 * `const DealChart = lazyPart(async () => (await import('./DealChart.tsx')).DealChart)`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const [failure, setFailure] = useState<unknown>(null)

    useEffect(() => {
      if (Part || failure) return undefined
      let isShown = true
      load().then(
        (part) => isShown && setPart(() => part),
        (error: unknown) => isShown && setFailure(error),
      )
      return () => {
        isShown = false
      }
    }, [Part, failure])

    if (Part) return <Part {...props} />
    if (!failure) return waiting
    return (
      <ErrorState
        title="This part of the page could not be loaded"
        advice="Check your connection and try again."
        error={failure}
        onRetry={() => setFailure(null)}
      />
    )
  }
}
