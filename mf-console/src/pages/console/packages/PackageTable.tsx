import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import type { Platform, PlatformPackage } from 'remote-kit/platform'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { useTableStyles } from '#parts/tables/table.styles.ts'
import { copy } from './copy.ts'

export interface PackageTableProps {
  platform: Platform
  /** Only what this remote needs. */
  remote?: string
}

/** The packages that the shell shares, and which ranges of them the releases in use accept. */
export function PackageTable({ platform, remote }: PackageTableProps) {
  const styles = useTableStyles()
  const environments = platform.environments.filter(({ fault }) => fault === null)
  const [chosen, setChosen] = useState(platform.environment)
  const environment = environments.find(({ name }) => name === chosen) ?? environments[0]
  if (!environment) return null
  const inUse = environment.remotes.filter(({ active, canary }) => active || canary)
  const rows = environment.packages
    .map((one) => ({ ...one, needs: one.needs.filter((need) => remote === undefined || need.remote === remote) }))
    .filter(({ needs }) => remote === undefined || needs.length > 0)
  return (
    <Panel
      title={copy.title}
      actions={
        environments.length > 1 && (
          <SegmentedTabs
            label={copy.environment}
            width="tabs"
            value={environment.name}
            options={environments.map(({ name }) => ({ value: name, label: name }))}
            onChange={setChosen}
          />
        )
      }
    >
      <div className={styles.above}>
        <Hint>{copy.hint}</Hint>
      </div>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            {[copy.package, copy.offered, copy.needed].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={styles.row}>
              <th scope="row" className={mergeClasses(styles.cell, styles.version)}>
                {row.name}
              </th>
              <td className={styles.cell}>
                <span className={styles.label} aria-hidden>
                  {copy.offered}
                </span>
                <span className={styles.version}>{row.offered ?? copy.notOffered}</span>
              </td>
              <td className={styles.cell}>
                <span className={styles.label} aria-hidden>
                  {copy.needed}
                </span>
                <Needs row={row} remotes={remote === undefined ? inUse.length : null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The ranges that are needed, each with who needs it. `remotes`: how many are in use; null if all are of one. */
function Needs({ row: { needs }, remotes }: { row: PlatformPackage; remotes: number | null }) {
  const styles = useTableStyles()
  const ranges = [...Map.groupBy(needs, ({ range }) => range)]
  if (ranges.length === 0) return <span className={styles.meta}>{copy.noOne}</span>
  return ranges.map(([range, users]) => (
    <span key={range} className={styles.marks}>
      <span className={styles.version}>{range}</span>
      <span className={styles.meta}>{usersOf(users, remotes)}</span>
      {users.some(({ fits }) => !fits) && <strong className={styles.danger}>{copy.misfit}</strong>}
    </span>
  ))
}

/** The remotes that need it, or of one remote the versions. */
function usersOf(users: PlatformPackage['needs'], remotes: number | null): string {
  if (remotes === null) return users.map(({ version }) => version).join(', ')
  const names = [...new Set(users.map(({ remote }) => remote))]
  return names.length === remotes && remotes > 1 ? copy.all(remotes) : names.join(', ')
}
