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
      <Hint>{copy.hint}</Hint>
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
              <td className={mergeClasses(styles.cell, styles.version)}>{row.offered ?? copy.notOffered}</td>
              <td className={styles.cell}>
                <Needs row={row} isOfOne={remote !== undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The ranges that are needed, each with who needs it. */
function Needs({ row: { needs }, isOfOne }: { row: PlatformPackage; isOfOne: boolean }) {
  const styles = useTableStyles()
  const ranges = [...Map.groupBy(needs, ({ range }) => range)]
  if (ranges.length === 0) return <span className={styles.meta}>{copy.nobody}</span>
  return ranges.map(([range, users]) => (
    <span key={range} className={styles.marks}>
      <span className={styles.version}>{range}</span>
      <span className={styles.meta}>
        {[...new Set(users.map(({ remote, version }) => (isOfOne ? version : remote)))].join(', ')}
      </span>
      {users.some(({ fits }) => !fits) && <strong className={styles.danger}>{copy.misfit}</strong>}
    </span>
  ))
}
