import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'

/** A component that is fetched when it is first rendered, or before: where its button is approached. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** For the element that opens the part: fetches it when a pointer or the focus comes near. */
  onApproach: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * A component that is fetched when it is first rendered; nothing, or `waiting`, stands for it meanwhile. A failed fetch says so
 * in its place and can be tried again (React.lazy would keep the failure). Declare it at the top of a module:
 * `const DealChart = lazyPart(async () => (await import('./DealChart.tsx')).DealChart)`, and where a button opens it:
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
        title="This part of the page could not be loaded"
        advice="Check your connection and try again."
        error={failure}
        onRetry={() => setFailure(null)}
      />
    )
  }

  // A failure is told where the part is rendered, which fetches it again.
  const approach = () => void (fetched ?? fetchPart().catch(() => undefined))
  return Object.assign(Lazy, { onApproach: { onPointerEnter: approach, onFocus: approach } })
}
