import { Button } from '@fluentui/react-components'
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected'
import { Notice } from 'ui-kit/Notice'
import { isLoadFailure, toChunkLoadError } from './chunk-load-error.ts'
import { failureCopy } from './failure-copy.ts'

/**
 * Shown if a page failed to load or to render: what happened, what is safe, what to do. In small print below: the type
 * and place of the failure (docs/specification.md §8). Without `onRetry`, only a reload is offered.
 */
export function FailureCard({ remote, error, onRetry }: { remote: string; error: unknown; onRetry?: () => void }) {
  const failure = isLoadFailure(error) ? toChunkLoadError(error, { remote }) : null
  const copy = failure
    ? failureCopy[failure.type]
    : {
        title: 'This page stopped working',
        advice: 'The mistake is ours. Try again; if it stays, reload.',
        retry: true,
      }
  const canRetry = onRetry !== undefined && copy.retry
  const small = failure
    ? ['ChunkLoadError', failure.type, failure.remote, failure.version].filter(Boolean).join(' · ')
    : `${remote} · ${error instanceof Error ? error.message : String(error)}`

  return (
    <div data-failure={failure?.type ?? 'render'} data-remote={remote}>
      <Notice
        icon={<PlugDisconnectedRegular />}
        tone="danger"
        title={copy.title}
        small={small}
        action={
          <>
            {canRetry && (
              <Button appearance="primary" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Button appearance={canRetry ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      >
        {copy.advice} Your work is safe, and the rest of the app goes on.
      </Notice>
    </div>
  )
}
