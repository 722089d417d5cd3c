import { Button } from '@fluentui/react-components'
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected'
import { Notice } from 'ui-kit/Notice'
import { type FailureType, isLoadFailure, toChunkLoadError } from './chunk-load-error.ts'
import { copy } from './copy.ts'

/** Failures that another try in this page cannot mend. */
const MENDED_BY_RELOAD: readonly FailureType[] = ['expose', 'version']

/**
 * Shown if a page failed to load or to render: what happened, what is safe, what to do. In small print below: the type
 * and place of the failure (docs/specification.md §8). Without `onRetry`, only a reload is offered.
 */
export function FailureCard({ remote, error, onRetry }: { remote: string; error: unknown; onRetry?: () => void }) {
  const failure = isLoadFailure(error) ? toChunkLoadError(error, { remote }) : null
  const { failures, broken, body, retry, reload } = copy.failureCard
  const { title, advice } = failure ? failures[failure.type] : broken
  const canRetry = onRetry !== undefined && !(failure && MENDED_BY_RELOAD.includes(failure.type))
  const small = failure
    ? ['ChunkLoadError', failure.type, failure.remote, failure.version].filter(Boolean).join(' · ')
    : `${remote} · ${error instanceof Error ? error.message : String(error)}`

  return (
    <div data-failure={failure?.type ?? 'render'} data-remote={remote}>
      <Notice
        icon={<PlugDisconnectedRegular />}
        tone="danger"
        title={title}
        small={small}
        action={
          <>
            {canRetry && (
              <Button appearance="primary" onClick={onRetry}>
                {retry}
              </Button>
            )}
            <Button appearance={canRetry ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
              {reload}
            </Button>
          </>
        }
      >
        {body(advice)}
      </Notice>
    </div>
  )
}
