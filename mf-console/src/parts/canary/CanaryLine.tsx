import { canaryProgress, type Figures } from 'remote-kit/figures'
import type { PlatformRemote } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { useCanaryLineStyles } from './CanaryLine.styles.ts'
import { copy } from './copy.ts'

export interface CanaryLineProps {
  remote: PlatformRemote
  /** Those of its environment; undefined if they are another one's. */
  figures: Figures | undefined
}

/** The canary of a remote: who gets it, and how it does beside the active version. */
export function CanaryLine({ remote, figures }: CanaryLineProps) {
  const styles = useCanaryLineStyles()
  const zone = useTimeZone()
  const { name, active, canary } = remote
  if (!canary) return null
  const { version, share, since } = canary
  const progress =
    figures &&
    canaryProgress(figures.slots, { remote: name, canary: version, active, since: Date.parse(since ?? '') || 0 })
  return (
    <div className={styles.canary}>
      <span className={styles.version}>{copy.canary(version)}</span>
      <ProgressBar done={share} total={100} label={copy.label(version, name)} />
      <span className={styles.text}>
        {share === 0 ? copy.testers : copy.share(share)}
        {since && copy.since(withinSentence(formatInstant(since, zone)))}
      </span>
      {progress && share > 0 && (
        <span className={styles.text}>
          {progress.canary.started === 0
            ? copy.nothing
            : copy.failed(
                progress.canary.failed,
                progress.canary.started,
                progress.active.failed,
                progress.active.started,
              )}
          {progress.canary.started > 0 && ` ${copy.odds(progress.odds, progress.enough)}`}
        </span>
      )}
    </div>
  )
}
