import { mergeClasses } from '@fluentui/react-components'
import type { Figures } from 'remote-kit/figures'
import type { Platform, PlatformEnvironment, PlatformVersion } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { CanaryLine } from '#parts/canary/CanaryLine.tsx'
import { remoteIn, standingOf, versionsOf } from '#parts/platform/standing.ts'
import { useTableStyles } from '#parts/tables/table.styles.ts'
import { copy } from './copy.ts'

export interface VersionMatrixProps {
  platform: Platform
  name: string
  figures: Figures | undefined
}

/** Every version that is kept, who released it, and in which environment it is or could be. */
export function VersionMatrix({ platform, name, figures }: VersionMatrixProps) {
  const styles = useTableStyles()
  const zone = useTimeZone()
  const environments = platform.environments.filter(({ fault }) => fault === null)
  return (
    <Panel title={copy.versions.title}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            {[copy.versions.version, copy.versions.released, ...environments.map((one) => one.name)].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versionsOf(platform, name).map((version) => (
            <tr key={version.version} className={styles.row}>
              <th scope="row" className={mergeClasses(styles.cell, styles.version)}>
                {version.version}
                {version.key && <span className={styles.meta}>{copy.versions.key(version.key)}</span>}
              </th>
              <td className={styles.cell}>
                <span className={styles.label} aria-hidden>
                  {copy.versions.released}
                </span>
                {version.released
                  ? copy.versions.by(formatInstant(version.released.at, zone), version.released.by)
                  : copy.versions.unknown}
                {version.released?.why && <span className={styles.meta}>{version.released.why}</span>}
              </td>
              {environments.map((environment) => (
                <td key={environment.name} className={styles.cell}>
                  <span className={styles.label} aria-hidden>
                    {environment.name}
                  </span>
                  <StandingCell
                    version={version}
                    environment={environment}
                    name={name}
                    figures={environment.name === platform.environment ? figures : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

type StandingCellProps = {
  version: PlatformVersion
  environment: PlatformEnvironment
  name: string
  figures: Figures | undefined
}

function StandingCell({ version, environment, name, figures }: StandingCellProps) {
  const styles = useTableStyles()
  const standing = standingOf(version, environment, name)
  const remote = remoteIn(environment, name)
  if (standing.kind === 'active') return <Tag>{remote?.disabled ? copy.versions.off : copy.versions.active}</Tag>
  if (standing.kind === 'canary') return remote ? <CanaryLine remote={remote} figures={figures} /> : null
  if (standing.kind === 'fits') return <span className={styles.meta}>{copy.versions.fits}</span>
  return (
    <>
      <strong className={styles.danger}>{copy.versions.misfit}</strong>
      <ul className={styles.reasons}>
        {standing.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
