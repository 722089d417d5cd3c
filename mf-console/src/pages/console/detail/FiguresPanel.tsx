import { useState } from 'react'
import { curveOf, type Figures, FIGURES_STEP_MS, failedShareOf, openedOf, sumOf } from 'remote-kit/figures'
import type { PlatformRemote } from 'remote-kit/platform'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount, formatShare } from 'ui-kit/format'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { LineChart } from '#parts/charts/LineChart.tsx'
import type { useFigures } from '#parts/platform/platform.api.ts'
import { copy } from './copy.ts'
import { useFiguresPanelStyles } from './FiguresPanel.styles.ts'

const ALL = 'all'

export interface FiguresPanelProps {
  /** The environment that the figures are about. */
  environment: string
  figures: ReturnType<typeof useFigures>
  name: string
  remote: PlatformRemote | undefined
}

/** How much visitors opened of a remote in the last day, and how much of it failed: of all versions, or of one. */
export function FiguresPanel({ environment, figures, name, remote }: FiguresPanelProps) {
  const { data, error, isLoadingError, isPending, refetch } = figures
  const [chosen, setChosen] = useState(ALL)
  const canary = remote?.canary?.version
  const options = canary
    ? [
        { value: ALL, label: copy.figures.all },
        { value: remote.active, label: copy.figures.active },
        { value: canary, label: copy.figures.canary },
      ]
    : []
  const version = options.some(({ value }) => value === chosen) && chosen !== ALL ? chosen : undefined
  return (
    <Panel
      title={copy.figures.title(environment)}
      actions={
        options.length > 0 && (
          <SegmentedTabs
            label={copy.figures.versions}
            width="tabs"
            value={version ?? ALL}
            options={options}
            onChange={setChosen}
          />
        )
      }
    >
      {isPending && <SkeletonRows label={copy.figures.loading} rows={3} />}
      {isLoadingError && <ErrorState title={copy.figures.failed} error={error} onRetry={() => void refetch()} />}
      {data && <Curves figures={data} name={name} version={version} />}
    </Panel>
  )
}

type CurvesProps = { figures: Figures; name: string; version: string | undefined }

function Curves({ figures, name, version }: CurvesProps) {
  const styles = useFiguresPanelStyles()
  const zone = useTimeZone()
  const own = figures.slots.filter(
    (slot) => slot.remote === name && (version === undefined || slot.version === version),
  )
  const counts = sumOf(own)
  const share = failedShareOf(counts)
  if (share === null) return <p className={styles.quiet}>{copy.figures.quiet}</p>
  const points = curveOf(figures, { remote: name, stepMs: FIGURES_STEP_MS, ...(version !== undefined && { version }) })
  const ends = {
    from: formatInstant(new Date(figures.since).toISOString(), zone),
    until: formatInstant(new Date(figures.until).toISOString(), zone),
  }
  const busiest = Math.max(...points.map(({ opened }) => opened))
  return (
    <div className={styles.curves}>
      <LineChart
        title={copy.figures.load}
        summary={copy.figures.opened(formatCount(openedOf(counts)), formatCount(busiest))}
        values={points.map(({ opened }) => opened)}
        least={10}
        format={(value) => formatCount(value)}
        {...ends}
      />
      <LineChart
        title={copy.figures.errors}
        summary={copy.figures.share(formatCount(counts.failed), formatShare(share * 10_000), counts)}
        values={points.map(({ failed }) => failed)}
        least={5}
        format={(value) => formatCount(value)}
        tone="danger"
        {...ends}
      />
    </div>
  )
}
