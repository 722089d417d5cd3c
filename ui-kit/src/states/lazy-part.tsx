import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { copy } from './copy.ts'
import { ErrorState } from './ErrorState.tsx'

/** A component that loads when it is first rendered, or earlier with `onApproach` or `preload`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Done once it's there. A failed load is not told of: rendering the part tries again. */
  preload: () => Promise<void>
  /** Props for the element that opens the part. They preload it on hover or focus. */
  onApproach: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * A component that loads when it is first rendered. Meanwhile it renders `waiting`, or nothing. A failed load is shown
 * in place with a retry (React.lazy would cache the failure). Declare it at the top of a module: `const DealChart =
 * lazyPart(async () => (await import('./DealChart.tsx')).DealChart)`, and on the button that opens it:
 * `<Button {...DealChart.onApproach}>`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetchPart = async () => (fetched = await load())

  function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => fetched)
    const [failure, setFailure] = useState<unknown>(null)

    useEffect(() => {
      if (Part || failure) return undefined
      let isShown = true
      fetchPart().then(
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
        title={copy.lazyPart.failed}
        advice={copy.lazyPart.advice}
        error={failure}
        onRetry={() => setFailure(null)}
      />
    )
  }

  const preload = async () => void (fetched ?? (await fetchPart().catch(() => undefined)))
  const approach = () => void preload()
  return Object.assign(Lazy, { preload, onApproach: { onPointerEnter: approach, onFocus: approach } })
}
