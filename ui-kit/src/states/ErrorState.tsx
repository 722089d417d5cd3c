import { Button } from '@fluentui/react-components'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { copy } from './copy.ts'
import { Notice } from './Notice.tsx'

export interface ErrorStateProps {
  /** What happened: "Couldn’t load the deals". */
  title: string
  /** What is safe. */
  safe?: string
  /** What to do. */
  advice?: string
  /** The error. For a problem of the API, its detail and request id are shown. */
  error?: unknown
  onRetry?: () => void
}

/** Shows a failure in place: what happened, what is safe, what to do, and the request id in small print. */
export function ErrorState({
  title,
  safe = copy.errorState.safe,
  advice = copy.errorState.advice,
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
            {copy.errorState.retry}
          </Button>
        )
      }
      small={problem.requestId && copy.errorState.request(problem.requestId)}
    >
      {[problem.detail, safe, advice].filter(Boolean).join(' ')}
    </Notice>
  )
}

/** Detects an ApiError by its shape, because ui-kit must not import the class from remote-kit. */
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
