import { Button } from '@fluentui/react-components'
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected'
import { Notice } from 'ui-kit/Notice'
import { type ChunkLoadError, isLoadFailure, toChunkLoadError } from './chunk-load-error.ts'
import { copy } from './copy.ts'
import { pageFaultOf } from './page-faults/page-fault.ts'

interface FailureCardProps {
  remote: string
  error: unknown
  onRetry?: () => void
}

/**
 * Shown if a page failed to load or to render: what happened, what is safe, what to do. Retry is offered only if another
 * try can help. In small print below: the type and place of the failure (docs/specification.md §8).
 */
export function FailureCard({ remote, error, onRetry }: FailureCardProps) {
  const failure = isLoadFailure(error) ? toChunkLoadError(error, { remote }) : null
  const fault = pageFaultOf(error)
  const canRetry = onRetry !== undefined && (!failure || failure.remedy === 'retry')
  const { title, advice } = failure ? wordsOf(failure) : copy.failureCard.faults[fault ?? 'broken']
  const small = failure
    ? ['ChunkLoadError', failure.type, failure.remote, failure.version].filter(Boolean).join(' · ')
    : `${remote} · ${error instanceof Error ? error.message : String(error)}`

  return (
    <div data-failure={failure?.type ?? fault ?? 'render'} data-remote={remote}>
      <Notice
        icon={<PlugDisconnectedRegular />}
        tone="danger"
        title={title}
        small={small}
        action={
          <>
            {canRetry && (
              <Button appearance="primary" onClick={onRetry}>
                {copy.failureCard.retry}
              </Button>
            )}
            <Button appearance={canRetry ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
              {copy.failureCard.reload}
            </Button>
          </>
        }
      >
        {copy.failureCard.body(advice)}
      </Notice>
    </div>
  )
}

function wordsOf({ type, remedy }: ChunkLoadError): { title: string; advice: string } {
  const { failures, update, onlyReload } = copy.failureCard
  if (remedy === 'update') return update
  return type === 'execution' && remedy === 'reload' ? { ...failures[type], advice: onlyReload } : failures[type]
}
