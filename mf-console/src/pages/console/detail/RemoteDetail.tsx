import { Link } from 'react-router'
import type { Platform } from 'remote-kit/platform'
import { PageFrame } from 'ui-kit/PageFrame'
import type { useFigures } from '#parts/platform/platform.api.ts'
import { openPageOf, remoteIn } from '#parts/platform/standing.ts'
import { PackageTable } from '../packages/PackageTable.tsx'
import { BudgetPanel } from './BudgetPanel.tsx'
import { copy } from './copy.ts'
import { FiguresPanel } from './FiguresPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { OffLines } from './OffLines.tsx'
import { useRemoteDetailStyles } from './RemoteDetail.styles.ts'
import { TrialPanel } from './TrialPanel.tsx'
import { VersionMatrix } from './VersionMatrix.tsx'

export interface RemoteDetailProps {
  platform: Platform
  figures: ReturnType<typeof useFigures>
  name: string
}

/** All about one remote. */
export function RemoteDetail({ platform, figures, name }: RemoteDetailProps) {
  const styles = useRemoteDetailStyles()
  const own = platform.environments.find((environment) => environment.name === platform.environment)
  const here = own && remoteIn(own, name)
  const page = openPageOf(here)
  return (
    <PageFrame
      title={name}
      meta={
        <>
          <Link to="/agent/console">{copy.back}</Link>
          {page && (
            <>
              {' · '}
              <Link to={page}>{copy.open}</Link>
            </>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <OffLines platform={platform} name={name} />
        <FiguresPanel environment={platform.environment} figures={figures} name={name} remote={here} />
        <div className={styles.pair}>
          <BudgetPanel platform={platform} name={name} />
          <TrialPanel name={name} />
        </div>
        <VersionMatrix platform={platform} name={name} figures={figures.data} />
        <HistoryPanel platform={platform} name={name} />
        <PackageTable platform={platform} remote={name} />
      </div>
    </PageFrame>
  )
}
