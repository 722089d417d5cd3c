import type { Platform, PlatformEdit } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { editLabel, remoteIn } from '#parts/platform/standing.ts'
import { copy } from './copy.ts'
import { useHistoryPanelStyles } from './HistoryPanel.styles.ts'

/** Who did what to a remote, in all environments, newest first. */
export function HistoryPanel({ platform, name }: { platform: Platform; name: string }) {
  const styles = useHistoryPanelStyles()
  const zone = useTimeZone()
  const isOne = platform.environments.length === 1
  const edits = platform.environments
    .flatMap((environment) =>
      (remoteIn(environment, name)?.edits ?? []).map((edit) => ({ ...edit, environment: environment.name })),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Panel title={copy.history.title}>
      {edits.length === 0 && <p className={styles.none}>{copy.history.none}</p>}
      <ol className={styles.edits}>
        {edits.map((edit) => (
          <li key={`${edit.environment} ${edit.at} ${edit.what}`} className={styles.edit}>
            <span className={styles.what}>
              {editLabel(edit.what)} {versionsIn(edit)}
              {edit.share !== undefined && copy.history.share(edit.share)}
            </span>
            <span className={styles.meta}>
              {copy.history.by(formatInstant(edit.at, zone), edit.by, isOne ? null : edit.environment)}
              {edit.origin && copy.history.from(edit.origin)}
              {edit.skipped && copy.history.without(edit.skipped)}
            </span>
            {edit.why && <span className={styles.why}>{edit.why}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function versionsIn({ from, to, version }: PlatformEdit): string {
  if (version) return version
  if (from === to || !from || !to) return to ?? from ?? ''
  return copy.history.moved(from, to)
}
