import { Button } from '@fluentui/react-components'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { Notice } from './Notice.tsx'

export interface ErrorStateProps {
  /** What happened, as a sentence: "The deals could not be loaded". */
  title: string
  /** What is safe. */
  safe?: string
  /** What to do. */
  advice?: string
  /** The failure; an API problem gives its reason and request id. */
  error?: unknown
  onRetry?: () => void
}

/** A failure where it happened: what happened, what is safe, what to do, and the request id small. */
export function ErrorState({
  title,
  safe = 'Nothing was changed.',
  advice = 'Try again in a moment.',
  error,
  onRetry,
}: ErrorStateProps) {
  const problem = problemOf(error)
  return (
    <Notice
      icon={<ErrorCircleRegular />}
      tone="danger"
      title={title}
      action={
        onRetry && (
          <Button appearance="primary" onClick={onRetry}>
            Retry
          </Button>
        )
      }
      small={problem.requestId && `Request ${problem.requestId}`}
    >
      {[problem.detail, safe, advice].filter(Boolean).join(' ')}
    </Notice>
  )
}

/** Reads an ApiError by its shape; ui-kit must not depend on remote-kit, which has the class. */
function problemOf(error: unknown): { detail?: string | undefined; requestId?: string | undefined } {
  if (!(error instanceof Error) || !('problem' in error)) return {}
  const { problem } = error
  if (typeof problem !== 'object' || problem === null) return {}
  const text = (name: string) => {
    const value: unknown = Reflect.get(problem, name)
    return typeof value === 'string' && value ? value : undefined
  }
  return { detail: text('detail'), requestId: text('request_id') }
}
