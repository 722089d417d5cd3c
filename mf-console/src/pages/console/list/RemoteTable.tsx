import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { curveOf, FIGURES_STEP_MS, type Figures, failedShareOf, openedOf, sumOf } from 'remote-kit/figures'
import type { Platform } from 'remote-kit/platform'
import { formatCount, formatShare, NOTHING } from 'ui-kit/format'
import { Panel } from 'ui-kit/Panel'
import { Sparkline } from '#parts/charts/Sparkline.tsx'
import type { useFigures } from '#parts/platform/platform.api.ts'
import { remoteIn } from '#parts/platform/standing.ts'
import { useTableStyles } from '#parts/tables/table.styles.ts'
import { copy } from './copy.ts'
import { VersionCell } from './VersionCell.tsx'

export interface RemoteTableProps {
  platform: Platform
  figures: ReturnType<typeof useFigures>
  names: readonly string[]
}

/** Every remote with its version in each environment, and how it did in the last day. Its name opens it. */
export function RemoteTable({ platform, figures, names }: RemoteTableProps) {
  const styles = useTableStyles()
  const { environments, environment: own } = platform
  const shown = environments.filter(({ fault }) => fault === null)
  return (
    <Panel title={copy.title}>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            {[copy.remote, ...shown.map(({ name }) => name), copy.day].map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
                <Link to={`?remote=${name}`} className={styles.link}>
                  {name}
                </Link>
              </th>
              {shown.map((environment) => (
                <td key={environment.name} className={styles.cell}>
                  <span className={styles.label} aria-hidden>
                    {environment.name}
                  </span>
                  <VersionCell
                    remote={remoteIn(environment, name)}
                    figures={environment.name === own ? figures.data : undefined}
                  />
                </td>
              ))}
              <td className={styles.cell}>
                <span className={styles.label} aria-hidden>
                  {copy.day}
                </span>
                {figures.data ? <Day figures={figures.data} name={name} /> : figures.isError ? copy.noFigures : NOTHING}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** From this share of failed pages on, they are in red. */
const ALARMING = 0.01

/** What visitors opened of a remote in a day, and how much of it failed. */
function Day({ figures, name }: { figures: Figures; name: string }) {
  const styles = useTableStyles()
  const counts = sumOf(figures.slots.filter(({ remote }) => remote === name))
  const share = failedShareOf(counts)
  if (share === null) return <span className={styles.meta}>{copy.quiet}</span>
  return (
    <>
      <Sparkline
        values={curveOf(figures, { remote: name, stepMs: 3 * FIGURES_STEP_MS }).map(({ opened }) => opened)}
        least={10}
      />
      <span className={styles.meta}>
        {copy.opened(formatCount(openedOf(counts)))}
        <span className={share >= ALARMING ? styles.danger : undefined}>
          {copy.failed(formatShare(share * 10_000))}
        </span>
      </span>
    </>
  )
}
