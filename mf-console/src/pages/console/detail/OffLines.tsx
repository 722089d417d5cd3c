import type { Platform } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { remoteIn } from '#parts/platform/standing.ts'
import { copy } from './copy.ts'
import { useOffLinesStyles } from './OffLines.styles.ts'

/** Where a remote is turned off, with who did it and why: everything below is about pages that no one gets. */
export function OffLines({ platform, name }: { platform: Platform; name: string }) {
  const styles = useOffLinesStyles()
  const zone = useTimeZone()
  return platform.environments.flatMap((environment) => {
    const remote = remoteIn(environment, name)
    if (!remote?.disabled) return []
    const edit = remote.edits.find(({ what }) => what === 'disable')
    return [
      <div key={environment.name} role="note" className={styles.line}>
        <strong>{copy.off.title(environment.name)}</strong>
        {edit && <span>{copy.off.by(withinSentence(formatInstant(edit.at, zone)), edit.by)}</span>}
        {edit?.why && <span>{edit.why}</span>}
      </div>,
    ]
  })
}
