import type { Figures } from 'remote-kit/figures'
import type { PlatformRemote } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { NOTHING } from 'ui-kit/format'
import { Tag } from 'ui-kit/Tag'
import { CanaryLine } from '#parts/canary/CanaryLine.tsx'
import { editLabel, lastMoveOf } from '#parts/platform/standing.ts'
import { useTableStyles } from '#parts/tables/table.styles.ts'
import { copy } from './copy.ts'

export interface VersionCellProps {
  remote: PlatformRemote | undefined
  figures: Figures | undefined
}

/** What visitors of an environment get of a remote, and who was the last to change that. */
export function VersionCell({ remote, figures }: VersionCellProps) {
  const styles = useTableStyles()
  const zone = useTimeZone()
  if (!remote) return NOTHING
  const last = lastMoveOf(remote)
  return (
    <>
      <span className={styles.marks}>
        {remote.active ? <span className={styles.version}>{remote.active}</span> : copy.noOne}
        {remote.disabled && <Tag>{copy.off}</Tag>}
      </span>
      {last && (
        <span className={styles.meta}>{copy.edited(editLabel(last.what), last.by, formatInstant(last.at, zone))}</span>
      )}
      <CanaryLine remote={remote} figures={figures} />
    </>
  )
}
